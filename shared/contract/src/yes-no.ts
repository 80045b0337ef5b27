import type { YesNo } from './fields';

/** The wire writes what is true or not as 'yes' or 'no'. */
export function yesNo(isYes: boolean): YesNo {
  return isYes ? 'yes' : 'no';
}
