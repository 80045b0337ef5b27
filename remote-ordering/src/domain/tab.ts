/** The tabs of the business page, in their order (BIZ-6). */
export const tabs = ['menu', 'review', 'info', 'book'] as const;

export type Tab = (typeof tabs)[number];

type Query = Readonly<Record<string, string>>;

/** The tab that the address names, or the menu when it names none or an unknown one (BIZ-7, BIZ-8). */
export function tabFrom(query: Query): Tab {
  return tabs.find((tab) => tab === query['tab']) ?? 'menu';
}

/** The address of a tab of the page at `path`; the rest of the query stays. */
export function addressOfTab(path: string, query: Query, tab: Tab): string {
  return `${path}?${new URLSearchParams({ ...query, tab })}`;
}
