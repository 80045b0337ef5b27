import example from '../../testing/catalogue.example.json';
import {
  aCatalogue,
  aCatalogueBusiness,
  aCategory,
  anOptionGroup,
  anOptionItem,
  aProduct,
} from '../../testing/builders';
import type { CatalogueBusiness, CatalogueOptionGroup } from '../../catalogue/format';
import { checkCatalogue } from './check';

const faultsOf = (value: unknown) => {
  const check = checkCatalogue(value);
  return check.kind === 'faulty' ? check.faults.map(({ path, expected }) => `${path}: ${expected}`) : [];
};
const faultsOfBusiness = (changes: Partial<CatalogueBusiness>) =>
  faultsOf(aCatalogue(aCatalogueBusiness(changes))).map((fault) => fault.replace('$.businesses[0]', ''));

describe('checking a catalogue', () => {
  it('accepts the example', () => {
    expect(checkCatalogue(example)).toStrictEqual({ kind: 'valid', catalogue: example });
  });

  it('refuses a value that is no catalogue', () => {
    expect(faultsOf('a text')).toStrictEqual(['$: an object']);
    expect(faultsOf(null)).toStrictEqual(['$: an object']);
  });

  it('names every fault of the schema by its JSON path and what was expected', () => {
    const business = {
      ...aCatalogueBusiness(),
      powered_by: 'maybe',
      delivery: { status: 'yes', average_minutes: 4.5, preorder: 'yes', sectors: [] },
      pickup: { status: 'yes', average_minutes: 20, preorder: 'yes', minimum: '5' },
      colour: 'red',
    };
    expect(
      faultsOf({ ...aCatalogue(), format: 'storefront-catalogue/2', businesses: [business] }),
    ).toStrictEqual([
      '$.format: "storefront-catalogue/1"',
      '$.businesses[0].colour: no such key',
      '$.businesses[0].delivery.average_minutes: a whole number from 0 to 1440',
      '$.businesses[0].pickup.minimum: pounds with two decimals, such as "7.95"',
      '$.businesses[0].powered_by: "yes" or "no"',
    ]);
  });

  it('names a missing key', () => {
    const business: Partial<CatalogueBusiness> = aCatalogueBusiness();
    delete business.business_slug;
    expect(faultsOf(aCatalogue(business as CatalogueBusiness))).toStrictEqual([
      '$.businesses[0].business_slug: this key, with a slug of a-z, 0-9 and "-"',
    ]);
  });

  it('refuses an id or slug that is used twice in the file', () => {
    const one = aCatalogueBusiness();
    expect(faultsOf(aCatalogue(one, one))).toStrictEqual([
      '$.businesses[1].business_id: a business_id used once, "b-saffron-yard" is used before',
      '$.businesses[1].business_slug: a business_slug used once, "saffron-yard" is used before',
    ]);
  });

  it('refuses a cuisine that is not in the file', () => {
    expect(faultsOfBusiness({ subcategory: ['1', '9'] })).toStrictEqual([
      '.subcategory[1]: the id of a subcategory of this file, not "9"',
    ]);
  });

  it('refuses a webhook without https, except to this machine', () => {
    const fault = '.webhook_url: a web address beginning with https://';
    for (const webhook_url of ['http://till.test/orders', 'http://localhost.evil.test/', 'till'])
      expect(faultsOfBusiness({ webhook_url })).toStrictEqual([fault]);
    for (const webhook_url of ['https://till.test/orders', 'http://localhost:4000/orders'])
      expect(faultsOfBusiness({ webhook_url })).toStrictEqual([]);
  });

  it('[LST-74] refuses half a position, and one outside the country or with its figures swapped', () => {
    const both = 'both latitude and longitude, or neither';
    expect(faultsOfBusiness({ latitude: 51.5 })).toStrictEqual([`.longitude: ${both}`]);
    expect(faultsOfBusiness({ longitude: -0.1 })).toStrictEqual([`.latitude: ${both}`]);
    expect(faultsOfBusiness({ latitude: -0.1, longitude: 51.5 })).toStrictEqual([
      '.latitude: a number from 49 to 61',
      '.longitude: a number from -9 to 2',
    ]);
    expect(faultsOfBusiness({ latitude: 51.5, longitude: -0.1 })).toStrictEqual([]);
  });

  it('refuses incomplete postcodes', () => {
    expect(faultsOfBusiness({ postcode: 'London' })).toStrictEqual([
      '.postcode: a whole UK postcode, such as "E1 6AN"',
    ]);
  });

  it('refuses hours that overlap, also past midnight, and dates that do not exist', () => {
    const { opening } = aCatalogueBusiness();
    expect(
      faultsOfBusiness({
        opening: {
          ...opening,
          monday: [
            ['12:00', '14:00'],
            ['13:59', '18:00'],
          ],
          friday: [
            ['22:00', '02:00'],
            ['23:00', '23:30'],
          ],
        },
        special_days: [{ date: '2026-02-30', hours: [] }],
      }),
    ).toStrictEqual([
      '.opening.monday[1]: a period that overlaps no other of the day',
      '.opening.friday[1]: a period that overlaps no other of the day',
      '.special_days[0].date: a date that exists',
    ]);
  });

  it('accepts two periods that touch', () => {
    const { opening } = aCatalogueBusiness();
    expect(
      faultsOfBusiness({
        opening: {
          ...opening,
          monday: [
            ['12:00', '14:00'],
            ['14:00', '18:00'],
          ],
        },
      }),
    ).toStrictEqual([]);
  });

  it('refuses a delivery sector that is named twice', () => {
    const { delivery } = aCatalogueBusiness();
    const sectors = [...delivery.sectors, ...delivery.sectors];
    expect(faultsOfBusiness({ delivery: { ...delivery, sectors } })).toStrictEqual([
      '.delivery.sectors[1].sector: a sector used once, "e16" is used before',
    ]);
  });

  it('refuses an id that is used twice on the menu, also in sub-products and nested options', () => {
    const nested = anOptionGroup('o-2', [anOptionItem('i-1')]);
    const menu = [
      aCategory('c-1', [
        aProduct('p-1', {
          sub_product: [{ product_id: 'p-1', product_name: 'Small', product_price: '5.25' }],
        }),
        aProduct('p-2', {
          product_option: [anOptionGroup('o-1', [anOptionItem('i-1', { subOption: [nested] })])],
        }),
      ]),
    ];
    expect(faultsOfBusiness({ menu })).toStrictEqual([
      '.menu[0].product[0].sub_product[0].product_id: a product_id used once, "p-1" is used before',
      '.menu[0].product[1].product_option[0].optionItems[0].subOption[0].optionItems[0].itemId: an itemId used once, "i-1" is used before',
    ]);
  });

  it('refuses option groups that cannot be satisfied', () => {
    const group = anOptionGroup('o-1', [anOptionItem('i-1')], {
      optionMinSelection: 3,
      optionMaxSelection: 2,
      optionMaxQuantity: 1,
    });
    expect(
      faultsOfBusiness({ menu: [aCategory('c-1', [aProduct('p-1', { product_option: [group] })])] }),
    ).toStrictEqual([
      '.menu[0].product[0].product_option[0].optionMinSelection: a number not above optionMaxSelection, 2',
      '.menu[0].product[0].product_option[0].optionMinSelection: a number not above that of the items, 1',
      '.menu[0].product[0].product_option[0].optionMaxQuantity: 0, or a number not below optionMinSelection, 3',
    ]);
  });

  it('refuses option groups that are nested deeper than a menu may have them', () => {
    const nested = (levels: number): CatalogueOptionGroup => {
      const below = levels === 1 ? [] : [nested(levels - 1)];
      return anOptionGroup(`o-${levels}`, [anOptionItem(`i-${levels}`, { subOption: below })]);
    };
    const faultsAt = (levels: number) =>
      faultsOfBusiness({ menu: [aCategory('c-1', [aProduct('p-1', { product_option: [nested(levels)] })])] });
    expect(faultsAt(6)).toStrictEqual([]);
    const below = '.optionItems[0].subOption[0]'.repeat(6);
    expect(faultsAt(7)).toStrictEqual([
      `.menu[0].product[0].product_option[0]${below}: groups nested at most 6 deep`,
    ]);
  });

  it('refuses free dishes with both an amount and products, or with neither', () => {
    const menu = [aCategory('c-1', [aProduct('p-1')])];
    const group = (amount: string, ids: string[]) => ({
      id: 'f-1',
      welcome_text: '',
      freedish_service_type: 'pickup' as const,
      is_selectable: 0,
      condition: {
        amount,
        product_list: ids.map((pro_id) => ({ pro_id, qty: 1 })),
        independent: 'yes' as const,
        qnty: 1,
      },
      freedish_item: [{ fd_id: 'fd-1', fd_name: 'Bhaji', fd_price: '3.50' }],
    });
    const fault = '.free_dishes[0].condition: either amount or product_list, and not both';
    expect(faultsOfBusiness({ menu, free_dishes: [group('20.00', ['p-1'])] })).toStrictEqual([fault]);
    expect(faultsOfBusiness({ menu, free_dishes: [group('', [])] })).toStrictEqual([fault]);
    expect(faultsOfBusiness({ menu, free_dishes: [group('', ['p-9'])] })).toStrictEqual([
      '.free_dishes[0].condition.product_list[0].pro_id: the id of a product on the menu, not "p-9"',
    ]);
  });

  it('refuses discounts with the same id or code, or for dishes that are not on the menu', () => {
    const discount = {
      discountid: 'd-1',
      code: 'NAAN3',
      discounttext: '',
      payby: 'percentage' as const,
      commonrate: '101',
      minshop: '0.00',
      service: 'pickup' as const,
      discounted_product_id: ['p-9'],
      from: '2026-12-01',
      until: '2026-11-01',
    };
    const other = {
      ...discount,
      discountid: 'd-2',
      code: 'naan3',
      commonrate: '5',
      from: '',
      discounted_product_id: [],
    };
    expect(
      faultsOfBusiness({ discounts: [discount, { ...other, service: 'pickupdelivery' }] }),
    ).toStrictEqual([
      '.discounts[0].discounted_product_id[0]: the id of a product on the menu, not "p-9"',
      '.discounts[0].commonrate: a percentage of at most 100',
      '.discounts[0].until: a date not before from, 2026-12-01',
      '.discounts[1].code: a code used once in a mode, "naan3" is that of d-1 too',
    ]);
    expect(faultsOfBusiness({ discounts: [{ ...other, service: 'delivery' }] })).toStrictEqual([]);
  });

  it('refuses pictures outside the folder', () => {
    for (const business_logo of [
      '../secret.svg',
      '/etc/passwd',
      'http://plain.example/a.png',
      'javascript:alert(1)',
      'a\\b',
    ]) {
      expect(faultsOfBusiness({ business_logo })).toStrictEqual([
        '.business_logo: a path beside the catalogue file, a data: URL of a picture, an https URL, or ""',
      ]);
      const menu = [aCategory('c-1', [aProduct('p-1', { product_picture: business_logo })])];
      expect(faultsOfBusiness({ menu })).toStrictEqual([
        '.menu[0].product[0].product_picture: a path beside the catalogue file, a data: URL of a picture, an https URL, or ""',
      ]);
    }
  });
});
