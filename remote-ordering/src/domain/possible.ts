/** Whether a mode can be ordered: now, for later, or not at all. */
export type Possible = 'yes' | 'no' | 'pre';
