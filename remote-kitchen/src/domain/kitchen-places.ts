/** The pages of the kitchen in the order of their links, each with its address. A page of its own is added here, and in `copy.places`. */
export const kitchenPlaces = {
  orders: '/kitchen',
  tonight: '/kitchen/tonight',
  tables: '/kitchen/tables',
  menu: '/kitchen/menu',
  past: '/kitchen/past',
  figures: '/kitchen/figures',
  log: '/kitchen/log',
} as const;

export type KitchenPlace = keyof typeof kitchenPlaces;
