// How whoever asked for a long search can end it.

/** Asked now and then by a long search: whether to end it, as given up. */
export type Stop = () => boolean;

/** Nodes between two questions; one is some microseconds of work, on the largest boards some hundred. */
export const NODES_BETWEEN_STOPS = 256;
