import type { Hours } from './format';

/** What a kitchen changes for a while: a dish or an option is sold out, a mode stops, orders take longer, a date has other hours. */
export type TonightSubject = 'dish' | 'option' | 'pause' | 'minutes' | 'day';

/** What belongs to a change beside its target: more minutes, or the hours of a date. */
export interface TonightValue {
  readonly minutes?: number;
  readonly hours?: Hours;
}
