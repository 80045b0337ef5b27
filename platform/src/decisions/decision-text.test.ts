import type { PageDecision } from '@storefront/contract';
import { aPlan, aRollout, aVisit, turnsOf } from '../testing/registry';
import { aReleaseOf } from '../testing/releases';
import { decide } from './decide';
import { decisionText } from './decision-text';

const turns = turnsOf('promote shell@1.0.0', 'promote checkout@1.9.0', 'promote checkout@2.0.0');
const decisionOf = (changes: Parameters<typeof aPlan>[0] = {}, visit: Parameters<typeof aVisit>[0] = {}) => {
  const decision = decide(aPlan({ turns, ...changes }), aVisit(visit)).decisions['checkout'];
  if (decision === undefined) throw new Error('Nothing is decided');
  return decision;
};
const [lastGood] = decisionOf().lastGood;
if (lastGood === undefined) throw new Error('There is nothing to fall back to');

describe('the text by which pages with the same releases are found', () => {
  it('[ROL-10/bytes] is the same for two buckets that get the same release, though their reasons differ', () => {
    const rollouts = [aRollout({ share: 10_000 })];
    const [one, other] = ['v-1', 'v-2'].map((visitor) => decisionOf({ rollouts }, { visitor }));
    expect(one?.reason.text).not.toBe(other?.reason.text);
    expect(one && decisionText(one)).toBe(other && decisionText(other));
  });

  it.each<[string, Partial<PageDecision>]>([
    ['another version', { version: '2.0.1' }],
    ['another name', { name: 'partner/checkout' }],
    ['another feature', { feature: 'express' }],
    ['another address of its files', { base: 'https://cdn.example/releases/checkout/2.0.0/' }],
    ['another entry', { integrity: { 'entry.js': 'sha384-other' } }],
    ['an entry without a hash', { integrity: {} }],
    ['another step', { reason: { step: 'pin', text: 'a pin' } }],
    ['nothing to fall back to', { lastGood: [] }],
    ['another release to fall back to', { lastGood: [{ ...lastGood, version: '1.8.0' }] }],
    ['the files to fall back to at another address', { lastGood: [{ ...lastGood, base: '/elsewhere/' }] }],
    ['another reason to fall back', { lastGood: [{ ...lastGood, reason: { step: 'pin', text: 'a pin' } }] }],
  ])('differs with %s', (_what, change) => {
    const decision = decisionOf();
    expect(decisionText({ ...decision, ...change })).not.toBe(decisionText(decision));
  });

  it('says nothing in place of a hash that is not there', () => {
    const without = aReleaseOf('checkout', '2.0.0', { files: [] });
    const only = turnsOf('promote shell@1.0.0', 'promote checkout@2.0.0');
    expect(decisionText(decisionOf({ turns: only, releases: [without] }))).toBe(
      'checkout stable checkout@2.0.0 /releases/checkout/2.0.0/ ',
    );
  });
});
