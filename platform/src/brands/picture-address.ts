/**
 * The address of a brand's picture on another host, or undefined when it may not appear in a page: it must be https, with a plain
 * host name and no user. The host of a URL may contain `;` and `,`, which would begin another directive or policy in the CSP.
 */
export function externalPicture(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(url.hostname);
  return isPlain && url.username === '' && url.password === '' ? url : undefined;
}

/** Whether the address is a picture beside the brand's file: `/brand/logo.svg`. */
export function isOwnPicture(address: string): boolean {
  return /^\/brand\/[a-z0-9-]+\.(svg|png|ico)$/.test(address);
}
