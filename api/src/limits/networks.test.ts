import { clientAddress } from '../serving/client-address';
import { blockOf, isThisMachine, networksOf } from './networks';

const keysOf = (ip: string) => networksOf(clientAddress({ ip })).map(({ key }) => key);

describe('the networks that count a caller', () => {
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['203.0.113.7', false],
    ['2001:db8::1', false],
    ['128.0.0.1', false],
  ])('of %s are this machine: %s', (ip, expected) => {
    expect(isThisMachine(clientAddress({ ip }))).toBe(expected);
  });

  it.each([
    ['2001:db8:1:2345:6:7:8:9', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
    ['2001:db8::9', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['2001:db8:1:ff::', ['2001:db8:1:ff::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
    ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
    ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
    ['unknown', ['unknown']],
  ])('[G13/ipv6] of %s are %j', (ip, keys) => {
    expect(keysOf(ip)).toStrictEqual(keys);
    expect(blockOf(clientAddress({ ip }))).toBe(keys.at(-1));
  });

  it('[G13/ipv6] are one /48 and one /56 for all addresses of a household', () => {
    const [one, other] = [keysOf('2001:db8:1:2301::1'), keysOf('2001:db8:1:23ff::1')];
    expect(one[0]).not.toBe(other[0]);
    expect(one.slice(1)).toStrictEqual(other.slice(1));
    expect(keysOf('2001:db8:1:2401::1')[1]).not.toBe(one[1]);
    expect(keysOf('2001:db8:1:2401::1')[2]).toBe(one[2]);
    expect(keysOf('2001:db8:2:2401::1')[2]).not.toBe(one[2]);
  });
});
