import { isIP } from 'node:net';

/** The proxies whose X-Forwarded-* headers count: their addresses and networks, or their number. */
export type TrustedProxies = number | readonly string[];

// Fastify's names for networks.
const knownNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Parses TRUSTED_PROXIES: `1`, or `10.0.0.5, 10.1.0.0/16`; undefined when it is invalid. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => knownNetworks.has(proxy) || isNetwork(proxy)) ? proxies : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A network of 0 bits would trust everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
