import { isIPv4 } from 'node:net';

/** A network that an address belongs to. A wider one may do more, since it may hold several households. */
export interface Network {
  /** `address`: an IPv4 address or an IPv6 /64; `site`: a /56; `block`: a /48, or the /24 of an IPv4 address. */
  readonly width: 'address' | 'site' | 'block';
  /** The network in text, such as '2001:db8:1::/48'. */
  readonly key: string;
}

/** How many times as much as one address all addresses of a wider network may do together (D116). */
export const networkShares = { address: 1, site: 2, block: 4 } as const satisfies Record<
  Network['width'],
  number
>;

/**
 * The networks that count a caller, the narrowest first. `address` is what `clientAddress` gives: an IPv4 address or a /64. A household
 * with IPv6 has a /56 or a /48 and may use every /64 in it, so an address alone would count it 65,536 times (G13).
 */
export function networksOf(address: string): readonly Network[] {
  const own: Network = { width: 'address', key: address };
  if (isIPv4(address)) {
    const [first, second, third] = address.split('.');
    return [own, { width: 'block', key: `${first}.${second}.${third}.0/24` }];
  }
  const [a, b, c, last] = /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(address)?.slice(1) ?? [];
  if (last === undefined) return [own];
  const site = (parseInt(last, 16) & 0xff00).toString(16);
  return [
    own,
    { width: 'site', key: `${a}:${b}:${c}:${site}::/56` },
    { width: 'block', key: `${a}:${b}:${c}::/48` },
  ];
}

/** The widest network of an address: what stands for a sender where one count is enough. */
export function blockOf(address: string): string {
  return networksOf(address).at(-1)?.key ?? address;
}

/** The /64 of `::1`, which holds no other machine. */
const ownNetwork = '0:0:0:0::/64';

/** This machine is not limited in development, in tests and in benches. In production its calls may come from a proxy. */
export function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === ownNetwork;
}
