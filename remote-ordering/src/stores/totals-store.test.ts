import { wireServiceMode } from '@storefront/pricing';
import { openBusinessPage } from '../testing/business-page';
import { wireDeliveryAnswer, wireDiscount } from '../testing/wire';

const open = async (
  mode: 'collection' | 'delivery',
  setting: Parameters<typeof openBusinessPage>[0] = {},
) => {
  const page = await openBusinessPage({
    ...setting,
    stored: {
      business_id: 'b-1',
      isDelMode: wireServiceMode(mode),
      searched_pincode: 'E1 6AN',
      minimum_order: '12.00',
      zone_delivery_charg: '2.50',
      delivery_charge_waiver: '25.00',
    },
  });
  const add = (times: number) => {
    for (let time = 0; time < times; time += 1) page.model.adding.add('p-dal');
  };
  return { ...page, add, totals: page.model.totals };
};

it('[TOT-1][TOT-2] the total is food, delivery, service and bag, less the discount', async () => {
  const { totals, add } = await open('delivery', { discounts: { delivery: [wireDiscount()] } });
  add(3);
  expect(totals.figures).toMatchObject({
    subtotal: 1950,
    discount: 200,
    delivery: 250,
    service: 50,
    bag: 10,
    total: 1950 - 200 + 250 + 50 + 10,
  });
});

it('[TOT-4] collection has no delivery charge', async () => {
  const { totals, add } = await open('collection');
  add(1);
  expect(totals.figures.delivery).toBe(0);
  expect(totals.freeDeliveryText).toBe('');
});

it('[TOT-5][TOT-6][TOT-7][TOT-8] the zone charge applies until the waiver is reached, as the hint says to the penny', async () => {
  const { totals, add } = await open('delivery');
  add(3);
  expect(totals.figures.delivery).toBe(250);
  expect(totals.freeDeliveryText).toBe('Add More For Free Delivery £5.50');
  add(1);
  expect(totals.figures.delivery).toBe(0);
  expect(totals.freeDeliveryText).toBe('Free Delivery Applied.');
});

it('delivery is free from the amount of the menu, and once a postcode is accepted from that of the zone', async () => {
  const { model, host } = await openBusinessPage({ stored: { searched_pincode: 'E1 6AN' } });
  expect(model.totals.freeDeliveryFrom).toBe(2500);
  host.api.answer('business/delivery_status_check', () =>
    wireDeliveryAnswer({ delivery_charge_waiver: '40.00' }),
  );
  model.mode.openChooser();
  model.mode.select('delivery');
  await model.mode.saveMode();
  expect(model.totals.freeDeliveryFrom).toBe(4000);
});

it('[CRT-25] the sentence about the minimum order shows only below that minimum', async () => {
  const { totals, add } = await open('delivery');
  expect(totals.minimumOrderText).toBe('');
  add(1);
  expect(totals.minimumOrderText).toBe('**Minimum order amount £12.00');
  add(1);
  expect(totals.minimumOrderText).toBe('');
});

it('[CRT-26] the minimum for collection is the business’s own', async () => {
  const { totals, model } = await open('collection');
  model.adding.add('p-naan');
  expect(totals.figures.minimum).toBe(500);
  expect(totals.minimumOrderText).toBe('**Minimum order amount £5.00');
});

it('[CRT-20] an empty cart costs nothing', async () => {
  const { totals } = await open('delivery');
  expect(totals.figures.total).toBe(0);
  expect(totals.figures.unitCount).toBe(0);
});

it('a percentage service charge is of the food before discount', async () => {
  const { totals, add } = await open('collection', {
    details: {
      business_service_charge: {
        service_charge_type: 'percentage',
        service_charge: '10',
        baggage_charge_type: 'fixed_price',
        baggage_charge: '0.00',
      },
    },
    discounts: { pickup: [wireDiscount({ minshop: '0.00' })] },
  });
  add(1);
  expect(totals.figures).toMatchObject({ subtotal: 650, discount: 70, service: 65 });
});
