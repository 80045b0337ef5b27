import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { damaged, valuesOf } from '../testing/arbitrary';
import { checkStored } from './check';
import { generateStoredChecks } from './generate';
import { storedAreas } from './keys';
import type { StoredKey } from './keys';
import { storedSchemas } from './values';

const keys = Object.keys(storedAreas) as StoredKey[];

describe('stored values', () => {
  it('the generated checks are up to date with the schemas', () => {
    expect(readFileSync(join(import.meta.dirname, 'stored.generated.ts'), 'utf8')).toBe(
      generateStoredChecks(),
    );
  });

  it.each(keys)('the check of %s accepts what its schema accepts', (key) => {
    fc.assert(
      fc.property(valuesOf(storedSchemas[key]), (value) => {
        expect(Value.Check(storedSchemas[key], value)).toBe(checkStored(key, value));
      }),
      { numRuns: 60 },
    );
  });

  it.each(keys)('the check of %s refuses what its schema refuses', (key) => {
    fc.assert(
      fc.property(valuesOf(storedSchemas[key]).chain(damaged), (value) => {
        expect(checkStored(key, value)).toBe(Value.Check(storedSchemas[key], value));
      }),
      { numRuns: 120 },
    );
  });

  it.each(keys)('the check of %s refuses any other shape', (key) => {
    for (const value of [undefined, null, NaN, {}, '\u0000', [null], [[]], () => 1]) {
      expect(checkStored(key, value)).toBe(false);
    }
  });

  it('an unknown field does not make a stored value invalid', () => {
    const scharge = { service_charge_amount: '1.00', baggage_charge_amount: '0.30' };
    expect(checkStored('scharge', { ...scharge, later: true })).toBe(true);
  });

  it('the browser keeps the keys of the first document', () => {
    expect(keys).toStrictEqual(
      expect.arrayContaining([
        ...['searched_pincode', 'cartlist', 'business_id', 'timestamp', 'isDelMode', 'minimum_order'],
        ...['zone_delivery_charg', 'delivery_charge_waiver', 'discount', 'scharge', 'freedish'],
        ...['business_banner_url', 'business_details', 'userdata'],
      ]),
    );
  });

  it('the browser keeps the keys of the second document', () => {
    expect(keys).toStrictEqual(
      expect.arrayContaining([
        ...['business_banner_url', 'business_details', 'business_id', 'delivery_sector'],
        ...['cartlist', 'scharge', 'discount', 'zone_delivery_charg', 'delivery_charge_waiver', 'freedish'],
        ...['isDelMode', 'timeslot', 'addressDetails', 'selected_addr_id', 'deliv_address', 'userdata'],
      ]),
    );
  });

  it('every value is kept for the browser, except the dish put aside, the former cart, and what checkout and booking form hold, which are kept for the tab', () => {
    expect(keys.filter((key) => storedAreas[key] === 'session')).toStrictEqual([
      'pending_product',
      'former_cart',
      'checkout_choices',
      'booking_draft',
    ]);
  });
});
