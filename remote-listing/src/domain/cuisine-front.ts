import type { BusinessLook } from '@storefront/contract';

/** A cuisine as a shop front on the home page, with the number of restaurants that have it. */
export interface CuisineFront {
  readonly id: string;
  readonly name: string;
  readonly look: BusinessLook;
  readonly restaurants: number;
}
