/** The absolute address of a picture or page of the site; undefined for an empty text and for anything that is not a web address. */
export function absoluteUrl(address: string | undefined, origin: string): string | undefined {
  if (address === undefined || address === '' || !URL.canParse(address, origin)) return undefined;
  const { protocol, href } = new URL(address, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
