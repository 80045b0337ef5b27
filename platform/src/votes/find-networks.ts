/** The networks around an address: the /56 and the /48 of an IPv6 address, the /24 of an IPv4 address. */
interface Networks {
  readonly site?: string;
  readonly network?: string;
}

const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const ipv6 = /^([0-9a-f]{1,4}:[0-9a-f]{1,4}:[0-9a-f]{1,4}):([0-9a-f]{1,4})::\/64$/;

/**
 * The networks around an address in the form that limits count by: an IPv6 address is its /64, such as `2001:db8:1:2::/64`. Customers
 * get a /64, a /56 or a whole /48, so that who has one has up to 65,536 of the first.
 */
export function findNetworks(address: string): Networks {
  const [, block] = ipv4.exec(address) ?? [];
  if (block !== undefined) return { network: `${block}.0/24` };
  const [, prefix, last] = ipv6.exec(address) ?? [];
  if (prefix === undefined || last === undefined) return {};
  const site = (parseInt(last, 16) & 0xff00).toString(16);
  return { site: `${prefix}:${site}::/56`, network: `${prefix}::/48` };
}
