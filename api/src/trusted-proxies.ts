import { isIP } from 'node:net';

/** The proxies whose X-Forwarded-* headers count: by addresses and networks, or by how many stand before the server. */
export type TrustedProxies = number | readonly string[];

// Names that Fastify knows for networks.
const knownNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Reads TRUSTED_PROXIES: `1`, or `10.0.0.5, 10.1.0.0/16`; undefined for what it cannot mean. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => knownNetworks.has(proxy) || isNetwork(proxy)) ? proxies : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of no bits would be everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
