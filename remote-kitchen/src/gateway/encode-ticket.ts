import { londonDayAndTime } from '@storefront/contract';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import { copy } from '../copy';
import type { KitchenDish, KitchenOrder } from '../domain/kitchen-order';
import { paymentText, whenText } from '../domain/order-words';

/** Characters in a line of paper 80 mm wide. */
const columns = 42;

/** The ticket of an order as ESC/POS commands for a receipt printer with paper 80 mm wide. */
export function encodeTicket(order: KitchenOrder, businessName: string): Uint8Array<ArrayBuffer> {
  const encoder = new ReceiptPrinterEncoder({ language: 'esc-pos', columns });
  const large = (text: string) => void encoder.bold(true).size(2, 2).line(text).size(1, 1).bold(false);
  const strong = (text: string) => void encoder.bold(true).line(text).bold(false);
  encoder.initialize().codepage('auto').align('center').line(businessName);
  large(copy.order.number(order.number));
  strong(copy.order[order.mode]);
  large(whenText(order));
  encoder
    .line(copy.ticket.placed(londonDayAndTime(order.placedAt)))
    .align('left')
    .rule();
  for (const dish of order.dishes) encodeDish(dish);
  if (order.kitchenNote !== '') note(copy.order.kitchenNote, order.kitchenNote);
  encoder.rule();
  const { name, phone, place } = order.customer;
  strong(name);
  for (const text of [phone, place]) if (text !== '') encoder.line(text);
  if (order.riderNote !== '') note(copy.order.riderNote, order.riderNote);
  encoder.rule();
  strong(paymentText(order));
  const bytes = encoder.newline(3).cut().encode();
  return Uint8Array.from(bytes);

  function encodeDish({ quantity, name: dish, choices, comment, allergens }: KitchenDish) {
    large(`${copy.order.quantity(quantity)} ${dish}`);
    for (const choice of choices) encoder.line(`  ${choice}`);
    if (comment !== '') strong(`  ${comment}`);
    if (allergens.length > 0) large(copy.order.contains(allergens).toUpperCase());
  }

  function note(label: string, text: string) {
    encoder.newline();
    large(`${label}: ${text}`);
  }
}
