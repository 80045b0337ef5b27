import {
  aCatalogueBusiness,
  aCategory,
  anOptionGroup,
  anOptionItem,
  aProduct,
  everyDay,
} from '../testing/builders';
import { toProfile } from './format';
import { menuTonight, profileTonight } from './tonight';
import type { Tonight } from './tonight';

const soldOut = (...ids: string[]) => new Map(ids.map((id) => [id, Infinity]));
const tonight = (parts: Partial<Tonight> = {}): Tonight => ({
  dishes: new Map(),
  options: new Map(),
  pauses: new Map(),
  minutes: new Map(),
  days: new Map(),
  ...parts,
});
const productOf = (product: ReturnType<typeof aProduct>, parts: Partial<Tonight>) =>
  menuTonight([aCategory('c', [product])], tonight(parts))[0]?.product[0];

describe('a menu with what is sold out', () => {
  it('is the same object when nothing is', () => {
    const menu = [aCategory('c', [aProduct('p')])];
    expect(menuTonight(menu, tonight())).toBe(menu);
  });

  it('keeps a dish that is sold out, and offers it to nobody', () => {
    expect(productOf(aProduct('p'), { dishes: soldOut('p') })).toStrictEqual(
      aProduct('p', { available: 'no' }),
    );
    expect(productOf(aProduct('p'), { dishes: soldOut('q') })).toStrictEqual(aProduct('p'));
  });

  it('has no size that is sold out, and not the dish without the last one', () => {
    const sizes = ['small', 'large'].map((id) => ({
      product_id: id,
      product_name: id,
      product_price: '1.00',
    }));
    const dish = aProduct('p', { sub_product: sizes });
    expect(productOf(dish, { dishes: soldOut('small') })?.sub_product).toStrictEqual([sizes[1]]);
    expect(productOf(dish, { dishes: soldOut('small', 'large') })?.available).toBe('no');
  });

  it.each([
    ['an optional group loses it', { optionIsRequired: 'no' }, ['a'], 'yes', ['b']],
    ['an optional group goes with its last one', { optionIsRequired: 'no' }, ['a', 'b'], 'yes', undefined],
    ['an optional group goes when too few are left', { optionMinSelection: 2 }, ['a'], 'yes', undefined],
    ['a group to choose from loses it', { optionIsRequired: 'yes' }, ['a'], 'yes', ['b']],
    ['the dish goes with the last one to choose', { optionIsRequired: 'yes' }, ['a', 'b'], 'no', ['a', 'b']],
    [
      'the dish goes when too few are left to choose',
      { optionIsRequired: 'yes', optionMinSelection: 2 },
      ['a'],
      'no',
      ['a', 'b'],
    ],
  ] as const)('has no option that is sold out: %s', (_case, group, options, available, left) => {
    const dish = aProduct('p', {
      product_option: [anOptionGroup('g', [anOptionItem('a'), anOptionItem('b')], group)],
    });
    const shown = productOf(dish, { options: soldOut(...options) });
    expect(shown?.available).toBe(available);
    expect(shown?.product_option[0]?.optionItems.map(({ itemId }) => itemId)).toStrictEqual(left);
  });

  it('has no option that asks for one that is sold out', () => {
    const inner = anOptionGroup('inner', [anOptionItem('rice')], { optionIsRequired: 'yes' });
    const dish = aProduct('p', {
      product_option: [anOptionGroup('g', [anOptionItem('set', { subOption: [inner] }), anOptionItem('b')])],
    });
    const [group] = productOf(dish, { options: soldOut('rice') })?.product_option ?? [];
    expect(group?.optionItems.map(({ itemId }) => itemId)).toStrictEqual(['b']);
  });
});

describe('a business with what its kitchen has changed', () => {
  const profile = toProfile(
    aCatalogueBusiness({
      opening: everyDay(['12:00', '23:00']),
      special_days: [
        { date: '2026-12-25', hours: [] },
        { date: '2026-12-26', hours: [] },
      ],
    }),
  );

  it('has the hours that the kitchen gives a date, and the other special days of its catalogue', () => {
    const days: Tonight['days'] = new Map([['2026-12-25', [['12:00', '15:00']]]]);
    expect(profileTonight(profile, tonight({ days })).special_days).toStrictEqual([
      { date: '2026-12-26', hours: [] },
      { date: '2026-12-25', hours: [['12:00', '15:00']] },
    ]);
  });

  it.each([
    [20, 65],
    [-20, 25],
    [-60, 5],
  ])('takes %d minutes more for a delivery, and never less than five', (more, minutes) => {
    const changed = profileTonight(profile, tonight({ minutes: new Map([['delivery', more]]) }));
    expect(changed.delivery.average_minutes).toBe(minutes);
    expect(changed.pickup).toStrictEqual(profile.pickup);
  });
});
