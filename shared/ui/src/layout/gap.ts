import styles from './gap.module.css';

/** A step of the spacing scale: 1 to 6 are that many units (4px by default), 7, 8 and 9 are 8, 12 and 16 of them. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The class that puts a gap between the children of a flex or grid box. */
export function gapClass(gap: Gap): string | undefined {
  return styles[`gap${gap}`];
}
