// Options that several commands have.
import type { Option } from './command';

export const JSON_LINES = 'json';

/** How many threads do the work. */
export const JOBS: Option = {
  name: 'jobs',
  value: 'N',
  accepts: (value) => /^[1-9]\d{0,2}$/.test(value),
  help: 'work with N threads; as many as there are cores if left out',
};
