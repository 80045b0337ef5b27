import { londonTime } from '@storefront/contract';
import { copy } from '../copy';
import type { KitchenOrder } from './kitchen-order';

/** When an order is to be there, or ready to collect. */
export function whenText({ chosenTime, dueAt }: Pick<KitchenOrder, 'chosenTime' | 'dueAt'>): string {
  if (chosenTime !== undefined) return copy.order.chosen(chosenTime);
  return dueAt === undefined ? copy.order.soon : copy.order.due(londonTime(dueAt));
}

/** Whether an order is paid, or how much is still to pay. */
export function paymentText({ isPaid, total }: Pick<KitchenOrder, 'isPaid' | 'total'>): string {
  return isPaid ? copy.order.paid : copy.order.toPay(total);
}
