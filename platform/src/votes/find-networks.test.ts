import { findNetworks } from './find-networks';

describe('the networks around an address', () => {
  it.each([
    ['198.51.100.7', { network: '198.51.100.0/24' }],
    ['2001:db8:1:2ff::/64', { site: '2001:db8:1:200::/56', network: '2001:db8:1::/48' }],
    ['2001:db8:1:7::/64', { site: '2001:db8:1:0::/56', network: '2001:db8:1::/48' }],
    ['0:0:0:0::/64', { site: '0:0:0:0::/56', network: '0:0:0::/48' }],
  ])('[GRD-12/weight] of %s are the ones that a customer or a provider owns', (address, networks) => {
    expect(findNetworks(address)).toStrictEqual(networks);
  });

  it.each(['', 'a host', '::1', '2001:db8::1'])('are not known where it has no such form: %p', (address) => {
    expect(findNetworks(address)).toStrictEqual({});
  });
});
