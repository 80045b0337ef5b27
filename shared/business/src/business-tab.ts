/** The pages of a business in their order, as tabs or as links (BIZ-6). */
export const businessTabs = ['menu', 'review', 'info', 'book'] as const;

export type BusinessTab = (typeof businessTabs)[number];

/** The tabs of a business in their order. Without table booking there is no book tab (D71), except where an address opens it and the page says why. */
export function shownTabs(takesBookings: boolean, open: BusinessTab): readonly BusinessTab[] {
  return businessTabs.filter((tab) => tab !== 'book' || takesBookings || open === 'book');
}

/** The tab of that name; undefined when there is none. */
export function businessTabNamed(name: string | undefined): BusinessTab | undefined {
  return businessTabs.find((tab) => tab === name);
}
