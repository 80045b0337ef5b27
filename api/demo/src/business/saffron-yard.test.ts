import { addDays } from '@storefront/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closingTime, modeAvailability } from 'api/testing/catalogue';
import { generateDemoCatalogue } from '../generate-demo-catalogue';

const found = generateDemoCatalogue().catalogue.businesses.find(
  ({ business_slug }) => business_slug === 'saffron-yard',
);
if (!found) throw new Error('Saffron Yard is missing');
const yard = found;
const products = yard.menu.flatMap((category) => category.product);

describe('Saffron Yard', () => {
  it('is b-101 at E1 6QR, delivers around its corner, takes cash with a code and books tables', () => {
    expect(yard).toMatchObject({
      business_id: 'b-101',
      business_name: 'Saffron Yard',
      postcode: 'E1 6QR',
      cash_otp: 'yes',
      booking: { status: 'yes' },
      delivery: { status: 'yes' },
      pickup: { status: 'yes' },
    });
    expect(yard.delivery.sectors[0]).toStrictEqual({
      sector: 'e16',
      charge: '2.50',
      minimum: '12.00',
      waiver: '25.00',
    });
    expect(yard.payment_permission.order.map(({ value }) => value)).toStrictEqual(['cod', 'card']);
  });

  it('has the address of its own site', () => {
    const file = join(import.meta.dirname, '../../../../platform/brands/saffron-yard.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as { contact: { address: string } };
    expect(brand.contact.address).toBe(
      [yard.business_name, yard.business_address, yard.city, yard.postcode].join('\n'),
    );
  });

  it('has the hours of a late kitchen, and takes orders in both modes at every hour of every day', () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays('2026-11-20', index));
    const hours = Array.from({ length: 48 }, (_, half) => half * 30);
    const times = days.flatMap((day) =>
      hours.map((minute) => Date.parse(`${day}T00:00:00Z`) + minute * 60_000),
    );
    const refused = (['delivery', 'collection'] as const).flatMap((mode) =>
      times.filter((time) => modeAvailability(yard, mode, time).possible === 'no'),
    );
    expect(refused).toStrictEqual([]);
    const isOpen = (time: string) => closingTime(yard, Date.parse(`2026-11-20T${time}:00Z`)) !== undefined;
    expect(['01:00', '03:00', '11:00', '12:00', '18:30'].map(isOpen)).toStrictEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('has a menu of at least 60 dishes with required, optional and nested choices and sizes', () => {
    expect(products.length).toBeGreaterThanOrEqual(60);
    expect(products.every((product) => product.available === 'yes')).toBe(true);
    const masala = products.find((product) => product.product_name === 'Chicken Tikka Masala');
    expect(masala?.product_price).toBe('9.50');
    expect(masala?.product_option.map((group) => group.optionIsRequired)).toStrictEqual(['yes', 'no']);
    const rice = masala?.product_option[0]?.optionItems ?? [];
    expect(rice.filter((item) => item.subOption.length > 0)).toHaveLength(1);
    expect(products.filter((product) => product.sub_product.length > 0).length).toBeGreaterThan(5);
  });

  it('has automatic discounts, one by the code NAAN3, and free dishes by amount and by dishes', () => {
    expect(yard.discounts.map(({ code }) => code)).toStrictEqual(['', 'NAAN3', '', '']);
    expect(yard.discounts[1]).toMatchObject({ payby: 'price', commonrate: '3.00', minshop: '20.00' });
    const conditions = yard.free_dishes.map(({ condition }) =>
      condition.amount === '' ? 'dishes' : 'amount',
    );
    expect(conditions).toStrictEqual(['amount', 'dishes']);
  });
});
