/**
 * The address of a brand's picture on another host, or undefined when it is none that may stand in a page: https, a plain host
 * name and no user. A URL's host may hold `;` and `,`, which would begin a directive or a policy of the CSP.
 */
export function externalPicture(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(url.hostname);
  return isPlain && url.username === '' && url.password === '' ? url : undefined;
}

/** Whether the address is of a picture that lies beside the brand's file: `/brand/logo.svg`. */
export function isOwnPicture(address: string): boolean {
  return /^\/brand\/[a-z0-9-]+\.(svg|png|ico)$/.test(address);
}
