import { aPlacedOrder } from '../testing/placed-order';
import { presentNotes } from './present-notes';
import { presentOrder } from './present-order';

describe('an order on its page', () => {
  it('has everything but who it is for', () => {
    const { items, ...shown } = presentOrder(aPlacedOrder());
    expect(shown).toStrictEqual({
      okey: 'key-1',
      order_number: '10042',
      business_id: 'b-saffron-yard',
      business_name: 'Saffron Yard',
      business_slug: 'saffron-yard',
      business_phone_number: '02079460101',
      business_address: '12 Hanbury Street, Spitalfields, London, E1 6QR',
      expected: { from: '2026-11-20T19:15:00.000Z', until: '2026-11-20T19:25:00.000Z', by: 'usual' },
      placed_at: '2026-11-20T18:30:00.000Z',
      del_mode: 'delivery',
      slot: 'ASAP',
      state: 'placed',
      state_reason: '',
      history: [{ state: 'placed', at: '2026-11-20T18:30:00.000Z' }],
      freedish: [],
      totals: {
        totalpayble: '19.00',
        additionalchageamnt: '2.50',
        servicecharge: '0.95',
        baggagecharge: '0.30',
        total_discount: '0.00',
        zone_delivery_charg: '2.50',
        delivery_charge_waiver: '25.00',
        minorderamnt: '12.00',
        discount: null,
        subtotal: '19.00',
        total: '22.75',
      },
      paymode: 'cod',
      paid: 'no',
    });
    expect(items).toStrictEqual([
      expect.objectContaining({
        product_id: 'p-1',
        product_name: 'Dal',
        product_qnty: 2,
        allergens: ['mustard'],
        diets: ['vegan'],
      }),
    ]);
  });

  it('has its night, its free dishes, its tip and its payment where it has them', () => {
    const night = { service_date: '2026-11-20', calendar_date: '2026-11-21' };
    const { figures } = aPlacedOrder();
    const shown = presentOrder(
      aPlacedOrder({
        mode: 'collection',
        slot: '00:30',
        slotNight: night,
        freeDishes: [{ id: 'fd-1', name: 'Bhaji', price: 350, quantity: 2 }],
        figures: { ...figures, tip: 200 },
        paidAt: new Date('2026-11-20T18:31:00Z'),
        paymode: 'card',
      }),
    );
    expect(shown).toMatchObject({
      del_mode: 'pickup',
      slot_night: night,
      freedish: [{ fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50', qnty: 2 }],
      totals: { tip: '2.00' },
      paid: 'yes',
      paymode: 'card',
    });
  });

  it('from before address, timing and tips were kept leaves them out', () => {
    const { figures } = aPlacedOrder();
    const { tip: _, ...without } = figures;
    const shown = presentOrder(
      aPlacedOrder({ businessAddress: undefined, timing: undefined, figures: without }),
    );
    expect(shown).not.toHaveProperty('business_address');
    expect(shown).not.toHaveProperty('expected');
    expect(shown).not.toHaveProperty('slot_night');
    expect(shown.totals).not.toHaveProperty('tip');
  });

  it('keeps who can undo a step, and how long it takes, to itself', () => {
    const undo = { key: 'k', until: '2026-11-20T18:40:00.000Z', reason: '' };
    const history = [{ state: 'accepted' as const, at: '2026-11-20T18:35:00.000Z', minutes: 20, undo }];
    expect(presentOrder(aPlacedOrder({ history })).history).toStrictEqual([
      { state: 'accepted', at: '2026-11-20T18:35:00.000Z' },
    ]);
  });
});

describe('the notes of an order, for the business', () => {
  it('are those that were written', () => {
    const { contact } = aPlacedOrder();
    expect(presentNotes(aPlacedOrder())).toStrictEqual({});
    expect(
      presentNotes(aPlacedOrder({ kitchenNote: 'No ice', contact: { ...contact, riderNote: 'Blue door' } })),
    ).toStrictEqual({ allergy_info: 'No ice', rider_note: 'Blue door' });
  });
});
