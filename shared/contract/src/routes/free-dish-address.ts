const parameter = 'choose';
const freeDish = 'free-dish';

/** The address of a business page that opens with the chooser of free dishes; `businessPath` has no query. */
export function freeDishAddress(businessPath: string): string {
  return `${businessPath}?${parameter}=${freeDish}`;
}

/** Whether a decoded query asks for the chooser of free dishes. */
export function asksForFreeDish(query: Readonly<Record<string, string>>): boolean {
  return query[parameter] === freeDish;
}

/** The query without that question. */
export function withoutFreeDish(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { [parameter]: _asked, ...rest } = query;
  return rest;
}
