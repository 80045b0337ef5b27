import { composeEmail, type EmailTable, type Message } from '../outbox/message';
import type { Order } from './repository';

const pounds = (text: string) => `£${text}`;

/** What the kitchen and the customer read under a dish: its extras, its comment, its allergens and diets (G23). */
const notesOf = ({ item, allergens, diets }: Order['items'][number]): string[] => [
  ...item.extras.flatMap(({ selection }) =>
    selection.map(({ itemName, itemQuantity }) =>
      itemQuantity > 1 ? `${itemQuantity} × ${itemName}` : itemName,
    ),
  ),
  ...(item.product_comment === '' ? [] : [`“${item.product_comment}”`]),
  ...(allergens.length === 0 ? [] : [`Contains: ${allergens.join(', ')}`]),
  ...(diets.length === 0 ? [] : [diets.join(', ')]),
];

const dishes = ({ items, freeDishes }: Order): EmailTable => ({
  heading: 'Your order',
  rows: [
    ...items.map((ordered) => ({
      name: `${ordered.item.product_qnty} × ${ordered.item.main_pro_name === '' ? '' : `${ordered.item.main_pro_name}, `}${ordered.item.product_name}`,
      amount: pounds(
        ((Number(ordered.item.sell_price.replace('.', '')) * ordered.item.product_qnty) / 100).toFixed(2),
      ),
      notes: notesOf(ordered),
    })),
    ...freeDishes.map(({ fd_name, qnty }) => ({ name: `${qnty} × ${fd_name}`, amount: 'free' })),
  ],
});

const figures = ({ totals }: Order): EmailTable => {
  const rows = [
    ['Subtotal', totals.subtotal],
    ['Discount', totals.total_discount === '0.00' ? '' : `-${totals.total_discount}`],
    ['Delivery charge', totals.additionalchageamnt],
    ['Service charge', totals.servicecharge],
    ['Bag charge', totals.baggagecharge],
    ['Total', totals.total],
  ] as const;
  return {
    heading: 'What you pay',
    rows: rows
      .filter(
        ([name, amount]) => name === 'Total' || name === 'Subtotal' || (amount !== '' && amount !== '0.00'),
      )
      .map(([name, amount]) => ({
        name,
        amount: amount.startsWith('-') ? `-£${amount.slice(1)}` : pounds(amount),
      })),
  };
};

/** To the customer, when the order stands (D79). */
export function orderConfirmed(order: Order): Message {
  const { contact, businessName, mode, slot, siteOrigin, okey } = order;
  const when = slot === 'ASAP' ? 'as soon as possible' : `at ${slot}`;
  const where =
    mode === 'delivery'
      ? `It will be delivered ${when} to ${[contact.address, contact.address2, contact.city, contact.postcode].filter((part) => part !== '').join(', ')}.`
      : `It can be collected from ${businessName} ${when}.`;
  return composeEmail({
    to: contact.email,
    topic: okey,
    subject: `Your order ${order.orderNumber} with ${businessName}`,
    paragraphs: [`Thank you, ${contact.name}. ${businessName} has your order ${order.orderNumber}.`, where],
    tables: [dishes(order), figures(order)],
    ...(siteOrigin === ''
      ? {}
      : { link: { text: 'Follow your order', address: `${siteOrigin}/order-complete?v=${okey}` } }),
  });
}

/** To the business, signed and repeated by the outbox until it is taken; undefined where it has named no address. */
export function orderForKitchen(order: Order, webhookUrl: string | undefined): Message | undefined {
  if (webhookUrl === undefined || webhookUrl === '') return undefined;
  const { okey, orderNumber, mode, slot, paymode, contact, items, freeDishes, totals, kitchenNote } = order;
  return {
    channel: 'webhook',
    to: webhookUrl,
    topic: okey,
    subject: 'order.placed',
    body: JSON.stringify({
      okey,
      orderNumber,
      mode,
      slot,
      paymode,
      contact,
      items,
      freeDishes,
      totals,
      kitchenNote,
    }),
  };
}
