import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is on the public internet: not this machine, a private network, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  // `process` turns an IPv4 address in IPv6 notation into IPv4.
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** Whether an IP address is this machine itself. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}
