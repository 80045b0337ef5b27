import { canBeGiven } from './can-be-given';

const brand = { remotes: {}, pins: {} };
const partnered = { remotes: { listing: 'partner/listing' }, pins: { checkout: '1.0.0' } };

describe('whether a brand can be given a release', () => {
  it.each([
    ['one of ours that is or was stable', brand, 'listing', '1.0.0', true, true],
    ['one of ours that was never stable', brand, 'listing', '1.0.0', false, false],
    ['one that it pins, never stable', partnered, 'checkout', '1.0.0', false, true],
    ['another version than it pins, never stable', partnered, 'checkout', '1.0.1', false, false],
    ['a partner’s, on a brand that has it', partnered, 'partner/listing', '1.0.0', true, true],
    ['a partner’s, on a brand without it', brand, 'partner/listing', '1.0.0', true, false],
    ['one of ours in whose place a partner’s stands', partnered, 'listing', '1.0.0', true, false],
    ['a name that every object has', brand, 'constructor', '1.0.0', false, false],
  ])('%s', (_what, setup, name, version, hasBeenStable, expected) => {
    expect(canBeGiven(setup, { name, version }, hasBeenStable)).toBe(expected);
  });
});
