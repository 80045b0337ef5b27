import { aRegistry, aRollout, turnsOf } from '../testing/registry';
import { canBeGiven } from './can-be-given';

const brand = { id: 'market', remotes: {}, pins: {} };
const partnered = { id: 'northbank', remotes: { listing: 'partner/listing' }, pins: { checkout: '1.0.0' } };

const registry = aRegistry({
  turns: turnsOf(
    'promote listing@1.0.0',
    'promote listing@2.0.0',
    'promote listing@3.0.0',
    'rollback listing@2.0.0',
    'promote partner/listing@1.0.0 on northbank',
  ),
  rollouts: [aRollout({ brands: ['market'] })],
  pins: [{ brand: 'market', feature: 'booking', name: 'booking', version: '4.0.0' }],
});

describe('whether a brand can be given a release', () => {
  it.each([
    ['the stable one', brand, 'listing', '2.0.0', true],
    ['one that was stable before', brand, 'listing', '1.0.0', true],
    ['one that was rolled back', brand, 'listing', '3.0.0', false],
    ['one that was never stable', brand, 'listing', '4.0.0', false],
    ['one that is being rolled out', brand, 'checkout', '2.1.0', true],
    ['one that is being rolled out on other brands', partnered, 'checkout', '2.1.0', false],
    ['one that the registry pins', brand, 'booking', '4.0.0', true],
    ['one that its file pins', partnered, 'checkout', '1.0.0', true],
    ['a partner’s release, on a brand that uses it', partnered, 'partner/listing', '1.0.0', true],
    ['a partner’s release, on a brand that does not use it', brand, 'partner/listing', '1.0.0', false],
    ['one of ours in whose place a partner’s stands', partnered, 'listing', '2.0.0', false],
    ['a name that every object has', brand, 'constructor', '1.0.0', false],
  ])('%s', (_what, setup, name, version, expected) => {
    expect(canBeGiven(setup, registry, { name, version }, false)).toBe(expected);
  });

  it('a release that was given before stays served to open pages, but only on brands that may use it', () => {
    expect(canBeGiven(brand, registry, { name: 'listing', version: '3.0.0' }, true)).toBe(true);
    expect(canBeGiven(partnered, registry, { name: 'listing', version: '3.0.0' }, true)).toBe(false);
    expect(canBeGiven(brand, registry, { name: 'partner/listing', version: '1.0.0' }, true)).toBe(false);
  });

  it('a partner’s release that fills two features can be given when either of them is pinned to it', () => {
    const remotes = { listing: 'partner/all', booking: 'partner/all' };
    const release = { name: 'partner/all', version: '2.0.0' };
    const byFile = { id: 'northbank', remotes, pins: { booking: '2.0.0' } };
    expect(canBeGiven(byFile, registry, release, false)).toBe(true);
    const withPin = aRegistry({
      turns: turnsOf(
        'promote partner/all@1.0.0 on northbank',
        'promote partner/all@2.0.0',
        'rollback partner/all@1.0.0',
      ),
      pins: [{ brand: 'northbank', feature: 'booking', ...release }],
    });
    expect(canBeGiven({ ...byFile, pins: {} }, withPin, release, false)).toBe(true);
    expect(canBeGiven({ ...byFile, id: 'market', pins: {} }, withPin, release, false)).toBe(false);
  });

  it('a revoked release cannot be given, even if it is still pinned', () => {
    const revoked = { ...registry, releases: [] };
    expect(canBeGiven(brand, revoked, { name: 'booking', version: '4.0.0' }, false)).toBe(false);
  });
});
