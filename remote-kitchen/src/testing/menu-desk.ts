import type { OkAnswer } from '@storefront/contract';
import type { Dish, MenuDesk } from '../domain/menu-desk';
import { parseMenuDesk } from '../gateway/parse-menu-desk';

/** A dish of 9.50 without options. */
export function aDeskDish(parts: Partial<Dish> = {}): Dish {
  return {
    product_id: 'p-1',
    product_name: 'Dal',
    product_desc: '',
    product_price: '9.50',
    available: 'yes',
    sub_product: [],
    product_option: [],
    allergens: ['mustard'],
    diets: [],
    ...parts,
  };
}

const noon: [string, string][] = [['12:00', '23:00']];

/** The answer of the desk of a restaurant with three dishes, without edits. */
export function aDeskAnswer(parts: Partial<OkAnswer<'kitchen/menu'>> = {}): OkAnswer<'kitchen/menu'> {
  return {
    responsecode: '200',
    revision: parts.edits?.at(-1)?.id ?? 0,
    may_publish: 'yes',
    document: {
      menu: [
        {
          menucategory_id: 'c-1',
          menucategory_name: 'Curries',
          menucategory_desc: '',
          product: [aDeskDish(), aDeskDish({ product_id: 'p-2', product_name: 'Korma' })],
        },
        {
          menucategory_id: 'c-2',
          menucategory_name: 'Sides',
          menucategory_desc: '',
          product: [aDeskDish({ product_id: 'p-3', product_name: 'Naan', product_price: '2.40' })],
        },
      ],
      opening: {
        monday: noon,
        tuesday: noon,
        wednesday: noon,
        thursday: noon,
        friday: noon,
        saturday: noon,
        sunday: [],
      },
      special_days: [],
      delivery: {
        status: 'yes',
        average_minutes: 45,
        preorder: 'yes',
        sectors: [{ sector: 'e16', charge: '2.50', minimum: '12.00', waiver: '25.00' }],
      },
      pickup: { status: 'yes', average_minutes: 20, preorder: 'yes', minimum: '0.00' },
      service_charge: {
        service_charge_type: 'percentage',
        service_charge: '5.00',
        baggage_charge_type: 'fixed_price',
        baggage_charge: '0.30',
      },
      business_logo: '',
      business_cover: '',
      allergy_info: '',
    },
    pictures: { business_logo: '', business_cover: '' },
    edits: [],
    faults: [],
    ...parts,
  };
}

/** The same desk, parsed. */
export function aDesk(parts: Partial<MenuDesk> = {}): MenuDesk {
  return { ...parseMenuDesk(aDeskAnswer()), ...parts };
}
