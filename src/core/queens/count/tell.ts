// How counting tells how far it is.

/** Is told now and then how much of the work is done, of how much; neither need be a whole number. */
export type Tell = (done: number, of: number) => void;
