import { assertNever, expectedInWords, formatOrderSlot } from '@storefront/contract';
import { formatPounds, linePrice } from '@storefront/pricing';
import type { ChosenMode, Pence } from '@storefront/pricing';
import type { CatalogueProfile } from '../catalogue/format';
import { composeEmail, composeSms } from '../outbox/message';
import type { EmailTable, Message } from '../outbox/message';
import type { OrderedLine } from './order-content';
import { isOver } from './moves';
import { expectedTime } from './expected-time';
import { presentOrder } from './present-order';
import type { Order } from './repository';
import type { OrderState } from './tables';

const pounds = (amount: Pence) => `£${formatPounds(amount)}`;

/** What the kitchen and the customer read under a dish: its extras, its comment, its allergens and diets (G23). */
const notesOf = ({ line, allergens, diets }: OrderedLine): string[] => [
  ...line.extras.flatMap(({ items }) =>
    items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)),
  ),
  ...(line.comment === '' ? [] : [`“${line.comment}”`]),
  ...(allergens.length === 0 ? [] : [`Contains: ${allergens.join(', ')}`]),
  ...(diets.length === 0 ? [] : [diets.join(', ')]),
];

const dishes = ({ lines, freeDishes }: Order): EmailTable => ({
  heading: 'Your order',
  rows: [
    ...lines.map((ordered) => {
      const { quantity, mainProduct, name } = ordered.line;
      return {
        name: `${quantity} × ${mainProduct === null ? '' : `${mainProduct.name}, `}${name}`,
        amount: pounds(linePrice(ordered.line)),
        notes: notesOf(ordered),
      };
    }),
    ...freeDishes.map(({ name, quantity }) => ({ name: `${quantity} × ${name}`, amount: 'Free' })),
  ],
});

const figuresTable = ({ figures, mode }: Order): EmailTable => {
  const isDeliveryFree = mode === 'delivery' && figures.delivery === 0;
  const charges = [
    ['Delivery charge', figures.delivery],
    ['Service charge', figures.service],
    ['Bag charge', figures.bag],
    ['Tip', figures.tip ?? 0],
  ] as const;
  return {
    heading: 'What you pay',
    rows: [
      { name: 'Subtotal', amount: pounds(figures.subtotal) },
      ...(figures.discount === 0 ? [] : [{ name: 'Discount', amount: `-${pounds(figures.discount)}` }]),
      ...(isDeliveryFree ? [{ name: 'Delivery charge', amount: 'Free' }] : []),
      ...charges.flatMap(([name, amount]) => (amount === 0 ? [] : [{ name, amount: pounds(amount) }])),
      { name: 'Total', amount: pounds(figures.total) },
    ],
  };
};

const slotOf = ({ slot, slotNight }: Order): string => formatOrderSlot(slot, slotNight);

/** The lines of an address. */
const placeOf = ({ address, address2, city, postcode }: Order['contact']): string[] =>
  [address, address2, city, postcode].filter((line) => line !== '');

/** When the order comes, as its page says it; a time after midnight is said with its night by another sentence. */
const leadOf = (order: Order): { readonly lead?: string } => {
  const expected = expectedTime(order);
  if (expected === undefined) return {};
  const { from, until, by } = expected;
  const { words, times } = expectedInWords(
    { from: from.getTime(), until: until.getTime(), by },
    order.mode === 'delivery',
  );
  return { lead: `${words} ${times}` };
};

/** Where the order goes or is collected, and whom to call about it. */
const whereTable = ({
  mode,
  contact,
  businessName,
  businessAddress = '',
  businessPhone,
}: Order): EmailTable => {
  const address = mode === 'delivery' ? placeOf(contact) : businessAddress.split(', ');
  return {
    heading: mode === 'delivery' ? 'Delivered to' : 'Collect from',
    rows: [
      {
        name: mode === 'delivery' ? contact.name : businessName,
        notes: address.filter((line) => line !== ''),
      },
      { name: `Questions? Call ${businessName}`, amount: businessPhone },
    ],
  };
};

const whereAndWhen = (order: Order): string => {
  const { mode, contact, businessName, businessAddress } = order;
  const { slotNight } = order;
  const at = slotNight && slotNight.calendar_date !== slotNight.service_date ? 'on' : 'at';
  const when = order.slot === 'ASAP' ? 'as soon as possible' : `${at} ${slotOf(order)}`;
  switch (mode) {
    case 'collection':
      return `It can be collected from ${[businessName, businessAddress].filter(Boolean).join(', ')}, ${when}.`;
    case 'delivery':
      return `It will be delivered ${when} to ${placeOf(contact).join(', ')}.`;
    default:
      return assertNever(mode);
  }
};

const followLink = ({ siteOrigin, okey }: Order, text = 'Follow your order') =>
  siteOrigin === '' ? {} : { link: { text, address: `${siteOrigin}/order-complete?v=${okey}` } };

const noteLines = ({ kitchenNote, contact: { riderNote = '' } }: Order) => [
  ...(kitchenNote === '' ? [] : [`Note for the kitchen: ${kitchenNote}`]),
  ...(riderNote === '' ? [] : [`Note for the rider: ${riderNote}`]),
];

/** Tells the customer that the order is confirmed (D79). */
export function orderConfirmed(order: Order): Message {
  const { contact, businessName, orderNumber, okey, paidAt } = order;
  const { total } = order.figures;
  return composeEmail({
    brandId: order.brandId,
    to: contact.email,
    topic: okey,
    subject: `Your order ${orderNumber} with ${businessName}`,
    headline: `${businessName} has your order`,
    ...leadOf(order),
    paragraphs: [
      `Thank you, ${contact.name}. Your order has the number ${orderNumber}.`,
      whereAndWhen(order),
      paidAt === null ? `${pounds(total)} is to be paid in cash.` : `${pounds(total)} has been paid by card.`,
      ...noteLines(order),
    ],
    tables: [dishes(order), figuresTable(order), whereTable(order)],
    ...followLink(order),
  });
}

/** The modes in the messages to a business. */
const modeNames: Readonly<Record<ChosenMode, string>> = { delivery: 'delivery', collection: 'collection' };

type Kitchen = Pick<CatalogueProfile, 'business_email' | 'webhook_url'>;

/** Tells the business of an order: by a signed webhook when it has one, else by e-mail; a business with neither gets nothing. */
export function orderForKitchen(order: Order, kitchen: Kitchen | undefined): Message[] {
  if (kitchen?.webhook_url) return [orderEvent(order, 'order.placed', kitchen.webhook_url)];
  if (!kitchen?.business_email) return [];
  const { contact, orderNumber, okey, slot, mode, paidAt, figures } = order;
  const when = slot === 'ASAP' ? 'as soon as possible' : `for ${slotOf(order)}`;
  const email = composeEmail({
    brandId: order.brandId,
    to: kitchen.business_email,
    topic: okey,
    subject: `New order ${orderNumber}: ${modeNames[mode]} ${when}`,
    paragraphs: [
      [`${contact.name}, ${contact.mobile}`, ...(mode === 'delivery' ? placeOf(contact) : [])].join('\n'),
      paidAt === null ? `To be paid in cash: ${pounds(figures.total)}` : 'Paid by card.',
      ...noteLines(order),
    ],
    tables: [
      { ...dishes(order), heading: 'Dishes' },
      { ...figuresTable(order), heading: 'Figures' },
    ],
  });
  return [{ ...email, details: { reader: 'business' } }];
}

/** Tells a business's own system what happened to an order. Its signed answer may move the order on (D80). */
export function orderEvent(order: Order, event: string, webhookUrl: string): Message {
  const {
    contact: { riderNote, ...customer },
    kitchenNote,
  } = order;
  const body = {
    event,
    order: {
      ...presentOrder(order),
      customer,
      allergy_info: kitchenNote,
      ...(riderNote !== undefined && { rider_note: riderNote }),
    },
  };
  return {
    channel: 'webhook',
    brandId: order.brandId,
    to: webhookUrl,
    topic: order.okey,
    subject: event,
    body: JSON.stringify(body),
    details: { businessId: order.businessId, businessSlug: order.businessSlug },
  };
}

function isReady({ businessName, mode }: Order): string {
  switch (mode) {
    case 'collection':
      return `Your order is ready to be collected from ${businessName}.`;
    case 'delivery':
      return 'Your order is ready and will be on its way soon.';
    default:
      return assertNever(mode);
  }
}

/** The sentence for each state that an order moves on to; undefined for a state that another message tells. */
const stateSentences: Readonly<Record<OrderState, ((order: Order) => string) | undefined>> = {
  awaiting_code: undefined,
  awaiting_payment: undefined,
  placed: undefined,
  accepted: ({ businessName }) => `${businessName} has accepted your order.`,
  preparing: ({ businessName }) => `${businessName} is preparing your order.`,
  ready: isReady,
  out_for_delivery: () => 'Your order is on its way.',
  completed: () => 'Your order is complete. Enjoy your meal!',
  rejected: ({ businessName }) => `We are sorry: ${businessName} cannot take your order.`,
  cancelled: () => 'We are sorry: your order has been cancelled.',
};

// E-mails tell what matters most; text messages, for customers who asked for them, tell every step.
const isToldByEmail: Readonly<Record<OrderState, boolean>> = {
  awaiting_code: false,
  awaiting_payment: false,
  placed: false,
  accepted: true,
  preparing: false,
  ready: false,
  out_for_delivery: false,
  completed: true,
  rejected: true,
  cancelled: true,
};

/** Whether the customer wants texts about orders, and how many pence go back with the step. */
interface MovedOptions {
  readonly wantsTexts: boolean;
  readonly refunded: Pence;
}

/** Tells the customer that an order has moved on. */
export function orderMoved(order: Order, { wantsTexts, refunded }: MovedOptions): Message[] {
  const { state, stateReason, contact, okey, orderNumber, businessName, businessSlug, siteOrigin } = order;
  const sentence = stateSentences[state]?.(order);
  if (sentence === undefined) return [];
  const money = refunded > 0 ? [`The ${pounds(refunded)} that you have paid goes back to your card.`] : [];
  const reason = stateReason === '' ? [] : [stateReason];
  const feedback = {
    text: 'Write a review',
    address: `${siteOrigin}/information/feedback/${businessSlug}?key=${okey}`,
  };
  const email = composeEmail({
    brandId: order.brandId,
    to: contact.email,
    topic: okey,
    subject: `Your order ${orderNumber} with ${businessName}`,
    headline: sentence,
    ...leadOf(order),
    paragraphs: [...reason, ...money],
    tables: isOver(state) ? [] : [whereTable(order)],
    ...(state === 'completed' && siteOrigin !== '' ? { link: feedback } : followLink(order)),
  });
  const text = composeSms({
    brandId: order.brandId,
    to: contact.mobile,
    topic: okey,
    body: [`Order ${orderNumber}:`, sentence, ...reason, ...money].join(' '),
  });
  return [...(wantsTexts ? [text] : []), ...(isToldByEmail[state] ? [email] : [])];
}

/** Tells the customer that a payment came too late and is refunded. */
export function paymentReturned(order: Order, amount: number): Message {
  return composeEmail({
    brandId: order.brandId,
    to: order.contact.email,
    topic: order.okey,
    subject: `Your payment for order ${order.orderNumber} goes back`,
    paragraphs: [
      `Your payment of £${formatPounds(amount)} for order ${order.orderNumber} with ${order.businessName} was not needed any more.`,
      'It goes back to your card, in full.',
    ],
    ...followLink(order, 'See your order'),
  });
}

/** Tells the customer that the restaurant has refunded a part or all of what was paid (KIT-10). */
export function moneyReturned(
  order: Order,
  { amount, reason }: { readonly amount: Pence; readonly reason: string },
): Message {
  const { orderNumber, businessName, contact, okey, brandId } = order;
  return composeEmail({
    brandId,
    to: contact.email,
    topic: okey,
    subject: `${pounds(amount)} of your order ${orderNumber} goes back`,
    headline: `${businessName} has refunded ${pounds(amount)}`,
    paragraphs: [reason, 'It goes back to your card, usually within five to ten days.'],
    ...followLink(order, 'See your order'),
  });
}
