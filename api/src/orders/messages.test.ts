import { aPlacedOrder } from '../testing/placed-order';
import {
  moneyReturned,
  orderConfirmed,
  orderEvent,
  orderForKitchen,
  orderMoved,
  paymentReturned,
} from './messages';
import type { Order } from './repository';
import type { OrderState } from './tables';

const paragraphs = ({ body }: { readonly body: string }) => body.split('\n\n');
const { contact, lines, figures } = aPlacedOrder();
const [line] = lines;
if (!line) throw new Error('The order has no line');

const aCollectedOrder = (parts: Partial<Order> = {}) =>
  aPlacedOrder({ mode: 'collection', timing: { usualMinutes: 20, slotAt: null }, ...parts });

describe('the e-mail that confirms an order', () => {
  it('says what comes, when, where, what it costs and where to follow it', () => {
    const confirmed = orderConfirmed(aPlacedOrder());
    expect(confirmed).toMatchObject({
      channel: 'email',
      brandId: 'market',
      to: 'ada@example.test',
      topic: 'key-1',
      subject: 'Your order 10042 with Saffron Yard',
    });
    expect(paragraphs(confirmed)).toStrictEqual([
      'Saffron Yard has your order',
      'Usually arriving 19:15 – 19:25',
      'Thank you, Ada Moss. Your order has the number 10042.',
      'It will be delivered as soon as possible to 1 Brick Lane, London, E1 6AN.',
      '£22.75 is to be paid in cash.',
      'Your order\n2 × Dal  £19.00\n  Contains: mustard\n  vegan',
      'What you pay\nSubtotal  £19.00\nDelivery charge  £2.50\nService charge  £0.95\nBag charge  £0.30\nTotal  £22.75',
      'Delivered to\nAda Moss\n  1 Brick Lane\n  London\n  E1 6AN\nQuestions? Call Saffron Yard  02079460101',
      'Follow your order:\nhttps://market.example/order-complete?v=key-1',
    ]);
  });

  it('says where and when to collect, that it is paid, and the notes', () => {
    const order = aCollectedOrder({
      slot: '20:15',
      timing: { usualMinutes: 20, slotAt: '2026-11-20T20:15:00.000Z' },
      paidAt: new Date('2026-11-20T18:30:00Z'),
      kitchenNote: 'No ice',
      contact: { ...contact, riderNote: 'Blue door' },
    });
    const shown = paragraphs(orderConfirmed(order));
    expect(shown).toContain('Ready at 20:15');
    expect(shown).toContain(
      'It can be collected from Saffron Yard, 12 Hanbury Street, Spitalfields, London, E1 6QR, at 20:15.',
    );
    expect(shown).toContain('£22.75 has been paid by card.');
    expect(shown).toContain('Note for the kitchen: No ice');
    expect(shown).toContain('Note for the rider: Blue door');
    expect(shown).toContain(
      'Collect from\nSaffron Yard\n  12 Hanbury Street\n  Spitalfields\n  London\n  E1 6QR\nQuestions? Call Saffron Yard  02079460101',
    );
  });

  it('names the night of a time after midnight', () => {
    const night = { service_date: '2026-11-20', calendar_date: '2026-11-21' };
    const late = orderConfirmed(aPlacedOrder({ slot: '00:30', slotNight: night }));
    expect(late.body).toMatch(/It will be delivered on [^.]*00:30[^.]* to 1 Brick Lane/);
    const repeated = { service_date: '2026-11-20', calendar_date: '2026-11-20' };
    const early = orderConfirmed(aPlacedOrder({ slot: '20:30', slotNight: repeated }));
    expect(early.body).toMatch(/It will be delivered at [^.]*20:30/);
  });

  it('of an order from before the business’s address was kept names the business alone', () => {
    const order = aCollectedOrder({ businessAddress: undefined });
    expect(orderConfirmed(order).body).toContain(
      'It can be collected from Saffron Yard, as soon as possible.',
    );
    expect(orderConfirmed(order).body).toContain('Collect from\nSaffron Yard\nQuestions?');
  });

  it('of an order from before its timing was kept says no time', () => {
    const [headline, next] = paragraphs(orderConfirmed(aPlacedOrder({ timing: undefined })));
    expect([headline, next]).toStrictEqual([
      'Saffron Yard has your order',
      'Thank you, Ada Moss. Your order has the number 10042.',
    ]);
  });

  it('has no link where the site is not known', () => {
    expect(orderConfirmed(aPlacedOrder({ siteOrigin: '' })).body).not.toContain('Follow your order');
  });

  it('[G23] lists the size, the extras with their number, the comment, allergens and diets of a dish', () => {
    const ordered = {
      ...line,
      allergens: ['mustard', 'milk'],
      diets: ['vegan', 'halal'],
      line: {
        ...line.line,
        name: 'Large',
        mainProduct: { id: 'p-1', name: 'Dal' },
        comment: 'For Ada',
        extras: [
          {
            groupId: 'o-1',
            label: 'Extras',
            parentItemId: '',
            items: [
              { itemId: 'i-1', name: 'Raita', quantity: 2, price: 50 },
              { itemId: 'i-2', name: 'Naan', quantity: 1, price: 100 },
            ],
          },
        ],
      },
    };
    const { body } = orderConfirmed(aPlacedOrder({ lines: [ordered] }));
    expect(body).toContain(
      '\n2 × Dal, Large  £23.00\n  2 × Raita\n  Naan\n  “For Ada”\n  Contains: mustard, milk\n  vegan, halal\n',
    );
  });

  it('lists only the notes that a dish has', () => {
    const plain = { ...line, allergens: [], diets: [] };
    expect(orderConfirmed(aPlacedOrder({ lines: [plain] })).body).toContain(
      'Your order\n2 × Dal  £19.00\n\n',
    );
  });

  it('lists free dishes, the discount, the tip and a free delivery', () => {
    const { body } = orderConfirmed(
      aPlacedOrder({
        freeDishes: [{ id: 'fd-1', name: 'Bhaji', price: 350, quantity: 2 }],
        figures: { ...figures, discount: 190, delivery: 0, tip: 200 },
      }),
    );
    expect(body).toContain('  vegan\n2 × Bhaji  Free\n');
    expect(body).toContain(
      'Subtotal  £19.00\nDiscount  -£1.90\nDelivery charge  Free\nService charge  £0.95\nBag charge  £0.30\nTip  £2.00\nTotal  £22.75',
    );
  });

  it('lists no delivery charge for collection, and no charge that is nothing', () => {
    const none = { ...figures, delivery: 0, service: 0, bag: 0 };
    expect(orderConfirmed(aCollectedOrder({ figures: none })).body).toContain(
      'What you pay\nSubtotal  £19.00\nTotal  £22.75\n',
    );
  });
});

describe('the message to the business', () => {
  const byEmail = { business_email: 'kitchen@example.test' };

  it('is an e-mail with who orders, where to, how it is paid, dishes and figures', () => {
    const [email, ...others] = orderForKitchen(aPlacedOrder({ kitchenNote: 'No ice' }), byEmail);
    expect(others).toStrictEqual([]);
    expect(email).toMatchObject({
      channel: 'email',
      brandId: 'market',
      to: 'kitchen@example.test',
      topic: 'key-1',
      subject: 'New order 10042: delivery as soon as possible',
      details: { reader: 'business' },
    });
    expect(email && paragraphs(email)).toStrictEqual([
      'Ada Moss, 07700900123\n1 Brick Lane\nLondon\nE1 6AN',
      'To be paid in cash: £22.75',
      'Note for the kitchen: No ice',
      'Dishes\n2 × Dal  £19.00\n  Contains: mustard\n  vegan',
      'Figures\nSubtotal  £19.00\nDelivery charge  £2.50\nService charge  £0.95\nBag charge  £0.30\nTotal  £22.75',
    ]);
  });

  it('of a paid collection has no address, and names the time', () => {
    const [email] = orderForKitchen(
      aCollectedOrder({ slot: '20:15', paidAt: new Date('2026-11-20T18:30:00Z') }),
      byEmail,
    );
    expect(email?.subject).toBe('New order 10042: collection for 20:15');
    expect(email && paragraphs(email).slice(0, 2)).toStrictEqual(['Ada Moss, 07700900123', 'Paid by card.']);
  });

  it('is a call of its own system where it has one, and nothing where it has neither', () => {
    const both = { ...byEmail, webhook_url: 'https://kitchen.example/orders' };
    expect(orderForKitchen(aPlacedOrder(), both)).toStrictEqual([
      orderEvent(aPlacedOrder(), 'order.placed', 'https://kitchen.example/orders'),
    ]);
    expect(orderForKitchen(aPlacedOrder(), { business_email: '' })).toStrictEqual([]);
    expect(orderForKitchen(aPlacedOrder(), undefined)).toStrictEqual([]);
  });

  it('to its own system has the order, the customer and the notes', () => {
    const order = aPlacedOrder({ kitchenNote: 'No ice', contact: { ...contact, riderNote: 'Blue door' } });
    const event = orderEvent(order, 'order.moved', 'https://kitchen.example');
    expect(event).toMatchObject({
      channel: 'webhook',
      brandId: 'market',
      to: 'https://kitchen.example',
      topic: 'key-1',
      subject: 'order.moved',
      details: { businessId: 'b-saffron-yard', businessSlug: 'saffron-yard' },
    });
    const body = JSON.parse(event.body);
    expect(body).toMatchObject({
      event: 'order.moved',
      order: { okey: 'key-1', allergy_info: 'No ice', rider_note: 'Blue door' },
    });
    expect(body.order.customer).toStrictEqual(contact);
    expect(JSON.parse(orderEvent(aPlacedOrder(), 'order.moved', '').body).order).not.toHaveProperty(
      'rider_note',
    );
  });
});

describe('the messages when an order has moved on', () => {
  const quiet = { wantsTexts: false, refunded: 0 };
  const sentences: readonly [OrderState, Order['mode'], string][] = [
    ['accepted', 'delivery', 'Saffron Yard has accepted your order.'],
    ['preparing', 'delivery', 'Saffron Yard is preparing your order.'],
    ['ready', 'delivery', 'Your order is ready and will be on its way soon.'],
    ['ready', 'collection', 'Your order is ready to be collected from Saffron Yard.'],
    ['out_for_delivery', 'delivery', 'Your order is on its way.'],
    ['completed', 'delivery', 'Your order is complete. Enjoy your meal!'],
    ['rejected', 'delivery', 'We are sorry: Saffron Yard cannot take your order.'],
    ['cancelled', 'delivery', 'We are sorry: your order has been cancelled.'],
  ];

  it.each(sentences)(
    'are a text for %s of a %s to a customer who wants texts: %s',
    (state, mode, sentence) => {
      const [text] = orderMoved(aPlacedOrder({ state, mode }), { wantsTexts: true, refunded: 0 });
      expect(text).toMatchObject({ channel: 'sms', brandId: 'market', to: '07700900123', topic: 'key-1' });
      expect(text?.body).toBe(`Order 10042: ${sentence}`);
    },
  );

  it('are an e-mail for what matters most', () => {
    const byEmail = sentences
      .filter(([state, mode]) => orderMoved(aPlacedOrder({ state, mode }), quiet).length > 0)
      .map(([state]) => state);
    expect(byEmail).toStrictEqual(['accepted', 'completed', 'rejected', 'cancelled']);
    const [email] = orderMoved(aPlacedOrder({ state: 'accepted' }), quiet);
    expect(email).toMatchObject({
      channel: 'email',
      brandId: 'market',
      to: 'ada@example.test',
      topic: 'key-1',
      subject: 'Your order 10042 with Saffron Yard',
    });
    expect(email && paragraphs(email)).toStrictEqual([
      'Saffron Yard has accepted your order.',
      expect.stringMatching(/^Usually arriving /),
      expect.stringMatching(/^Delivered to\n/),
      'Follow your order:\nhttps://market.example/order-complete?v=key-1',
    ]);
  });

  it.each(['placed', 'awaiting_code', 'awaiting_payment'] as const)('are none for %s', (state) => {
    expect(orderMoved(aPlacedOrder({ state }), { wantsTexts: true, refunded: 100 })).toStrictEqual([]);
  });

  it('have the reason and the money that goes back', () => {
    const rejected = aPlacedOrder({ state: 'rejected', stateReason: 'No gas.' });
    const [text, email] = orderMoved(rejected, { wantsTexts: true, refunded: 2275 });
    const money = 'The £22.75 that you have paid goes back to your card.';
    expect(text?.body).toBe(
      `Order 10042: We are sorry: Saffron Yard cannot take your order. No gas. ${money}`,
    );
    expect(email && paragraphs(email)).toStrictEqual([
      'We are sorry: Saffron Yard cannot take your order.',
      'No gas.',
      money,
      'Follow your order:\nhttps://market.example/order-complete?v=key-1',
    ]);
  });

  it('ask for a review when it is complete, and for none where the site is not known', () => {
    const completed = aPlacedOrder({ state: 'completed' });
    expect(orderMoved(completed, quiet)[0]?.body).toContain(
      'Write a review:\nhttps://market.example/information/feedback/saffron-yard?key=key-1',
    );
    const [unknown] = orderMoved(aPlacedOrder({ state: 'completed', siteOrigin: '' }), quiet);
    expect(unknown?.body).not.toContain(':\n');
  });
});

describe('the e-mail that money goes back', () => {
  it('tells of a payment that came too late', () => {
    const returned = paymentReturned(aPlacedOrder(), 2275);
    expect(returned).toMatchObject({
      brandId: 'market',
      to: 'ada@example.test',
      topic: 'key-1',
      subject: 'Your payment for order 10042 goes back',
    });
    expect(paragraphs(returned)).toStrictEqual([
      'Your payment of £22.75 for order 10042 with Saffron Yard was not needed any more.',
      'It goes back to your card, in full.',
      'See your order:\nhttps://market.example/order-complete?v=key-1',
    ]);
  });

  it('[KIT-10] tells what the restaurant has refunded, and why', () => {
    const returned = moneyReturned(aPlacedOrder(), { amount: 950, reason: 'It was cold.' });
    expect(returned).toMatchObject({
      brandId: 'market',
      to: 'ada@example.test',
      topic: 'key-1',
      subject: '£9.50 of your order 10042 goes back',
    });
    expect(paragraphs(returned)).toStrictEqual([
      'Saffron Yard has refunded £9.50',
      'It was cold.',
      'It goes back to your card, usually within five to ten days.',
      'See your order:\nhttps://market.example/order-complete?v=key-1',
    ]);
  });
});
