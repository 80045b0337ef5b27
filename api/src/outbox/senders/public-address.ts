import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the public internet: not this machine, a private network, a link or anything reserved. */
export function isPublicAddress(address: string): boolean {
  // `process` reads an IPv4 address that is written as IPv6 as what it is.
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/** Whether an IP address is this machine itself. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}
