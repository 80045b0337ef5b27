import { penceOf } from '../catalogue/to-pricing';
import { formerCollection, formerDelivery } from '../testing/former-orders';
import { parseFormerColumns } from './former-columns';
import { presentFreeDishes, presentLine, presentTotals } from './present-content';

const wireNames = /product_|fd_|qnty|main_pro|baggage|totalpayble|commonrate|pickup|optionHeaderLabel/;

describe('an order of the version before decision 0018', () => {
  it.each([
    ['delivery', 'delivery', formerDelivery],
    ['collection', 'pickup', formerCollection],
  ] as const)('is parsed as a %s and presented unchanged', (_kind, mode, columns) => {
    const content = parseFormerColumns(mode, columns);
    expect(JSON.stringify(content)).not.toMatch(wireNames);
    const presented = {
      items: content.lines.map((ordered) => ({
        item: presentLine(ordered),
        allergens: ordered.allergens,
        diets: ordered.diets,
      })),
      freeDishes: presentFreeDishes(content.freeDishes),
      totals: presentTotals(content),
    };
    expect(JSON.stringify(presented)).toBe(JSON.stringify(columns));
  });

  it('keeps what its delivery cost, and of a collection the minimum alone', () => {
    const { zone_delivery_charg, delivery_charge_waiver, minorderamnt } = formerDelivery.totals;
    expect(parseFormerColumns('delivery', formerDelivery).service).toStrictEqual({
      mode: 'delivery',
      terms: {
        charge: penceOf(zone_delivery_charg),
        minimum: penceOf(minorderamnt),
        waiver: penceOf(delivery_charge_waiver),
      },
    });
    expect(parseFormerColumns('pickup', formerCollection).service).toStrictEqual({
      mode: 'collection',
      minimum: penceOf(formerCollection.totals.minorderamnt),
    });
  });
});
