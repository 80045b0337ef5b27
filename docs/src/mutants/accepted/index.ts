import type { AcceptedBreaks } from './accepted-breaks';
import { cart } from './cart';
import { decisions } from './decisions';
import { guard } from './guard';
import { orders } from './orders';
import { pricing } from './pricing';
import { verification } from './verification';

/** The accepted breaks of all parts. */
export const accepted: AcceptedBreaks = {
  ...cart,
  ...pricing,
  ...decisions,
  ...guard,
  ...orders,
  ...verification,
};
