import type { Block } from './block';

/** A page of the information area. `updated` is the date of its last change such as `2026-11-01`, or ''. */
export interface InformationText {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly updated: string;
}
