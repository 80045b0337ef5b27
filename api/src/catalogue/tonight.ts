import type {
  CatalogueCategory,
  CatalogueOptionGroup,
  CatalogueProduct,
  CatalogueProfile,
  Hours,
} from './format';

/** What a kitchen can stop for a while, by the wire's words. */
export type PausedMode = 'delivery' | 'pickup' | 'booking';

/** What a kitchen has changed over its catalogue for a while, as far as it holds now. Instants are in milliseconds. */
export interface Tonight {
  /** The dishes, and their sizes, that are sold out, by id: until when, or for ever. */
  readonly dishes: ReadonlyMap<string, number>;
  /** The options that are sold out, as the dishes. */
  readonly options: ReadonlyMap<string, number>;
  /** Until when a mode is stopped. */
  readonly pauses: ReadonlyMap<PausedMode, number>;
  /** By how many minutes an order takes longer than it usually does; less than 0 for shorter. */
  readonly minutes: ReadonlyMap<'delivery' | 'pickup', number>;
  /** The hours of dates, none for a closed day. */
  readonly days: ReadonlyMap<string, Hours>;
}

/** A business as it is sold from: its catalogue with what its kitchen has changed for a while. */
export type ServedProfile = CatalogueProfile & {
  /** Until when a mode takes no orders, in milliseconds. */
  readonly paused?: Readonly<Partial<Record<'delivery' | 'pickup', number>>>;
};

/** However quiet a kitchen is, an order takes some minutes. */
const minMinutes = 5;

/** The business with what its kitchen has changed. */
export function profileTonight(profile: CatalogueProfile, tonight: Tonight): ServedProfile {
  const { pauses, days } = tonight;
  const [delivery, pickup] = [pauses.get('delivery'), pauses.get('pickup')];
  return {
    ...profile,
    special_days: [
      ...profile.special_days.filter(({ date }) => !days.has(date)),
      ...[...days].map(([date, hours]) => ({ date, hours })),
    ],
    delivery: {
      ...profile.delivery,
      average_minutes: minutesTonight(profile.delivery.average_minutes, tonight.minutes.get('delivery')),
    },
    pickup: {
      ...profile.pickup,
      average_minutes: minutesTonight(profile.pickup.average_minutes, tonight.minutes.get('pickup')),
    },
    booking:
      profile.booking !== null && pauses.has('booking')
        ? { ...profile.booking, status: 'no' }
        : profile.booking,
    ...((delivery !== undefined || pickup !== undefined) && {
      paused: { ...(delivery !== undefined && { delivery }), ...(pickup !== undefined && { pickup }) },
    }),
  };
}

function minutesTonight(usual: number, more = 0): number {
  return more === 0 ? usual : Math.max(Math.min(usual, minMinutes), usual + more);
}

/**
 * The menu with what is sold out: such a dish stays and cannot be bought. An option that is sold out goes, and with it what cannot be bought without it:
 * the option that asks for it, or the dish. Older releases of a page know no option that is shown and cannot be chosen.
 */
export function menuTonight(
  menu: readonly CatalogueCategory[],
  { dishes, options }: Pick<Tonight, 'dishes' | 'options'>,
): readonly CatalogueCategory[] {
  if (dishes.size + options.size === 0) return menu;
  return menu.map((category) => ({
    ...category,
    product: category.product.map((product) => productTonight(product, dishes, options)),
  }));
}

function productTonight(
  product: CatalogueProduct,
  dishes: Tonight['dishes'],
  options: Tonight['options'],
): CatalogueProduct {
  const soldOut: CatalogueProduct = { ...product, available: 'no' };
  if (dishes.has(product.product_id)) return soldOut;
  const sizes = product.sub_product.filter(({ product_id }) => !dishes.has(product_id));
  if (sizes.length === 0 && product.sub_product.length > 0) return soldOut;
  const groups = groupsTonight(product.product_option, options);
  return groups === undefined ? soldOut : { ...product, sub_product: sizes, product_option: groups };
}

/** The groups with the options that are left; undefined when one that has to be chosen from has too few. */
function groupsTonight(
  groups: readonly CatalogueOptionGroup[],
  options: Tonight['options'],
): CatalogueOptionGroup[] | undefined {
  const left: CatalogueOptionGroup[] = [];
  for (const group of groups) {
    const items = group.optionItems.flatMap((item) => {
      if (options.has(item.itemId)) return [];
      const subOption = groupsTonight(item.subOption, options);
      return subOption === undefined ? [] : [{ ...item, subOption }];
    });
    const minimum = Math.max(group.optionMinSelection, 1);
    if (items.length >= minimum || items.length === group.optionItems.length)
      left.push({ ...group, optionItems: items });
    // An optional group may stay empty.
    else if (group.optionIsRequired === 'yes') return undefined;
  }
  return left;
}
