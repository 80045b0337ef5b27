import { isIP } from 'node:net';

/**
 * The client's address for limits. A customer with IPv6 has at least a /64 and may use any address in it, so a /64 counts as one
 * (G13). An IPv4 address in IPv6 notation counts as IPv4.
 */
export function clientAddress({ ip }: { readonly ip: string }): string {
  if (isIP(ip) !== 6) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const [withoutZone = ''] = address.split('%', 1);
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = written
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => parseInt(group, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
