import { voterKey } from './voter-key';

const vote = { rollout: 'r7', signal: 'failure', kind: 'failure' } as const;
const hash = voterKey('key', vote, 'visitor', 'v-1');

describe('the key of a voter in the table of votes', () => {
  it('[GRD-7/vote] is the same for the same visitor, rollout, signal and kind', () => {
    expect(voterKey('key', vote, 'visitor', 'v-1')).toBe(hash);
    expect(hash).toMatch(/^[\w-]{22}$/);
  });

  it.each([
    ['another visitor', voterKey('key', vote, 'visitor', 'v-2')],
    ['an address', voterKey('key', vote, 'address', 'v-1')],
    ['another rollout', voterKey('key', { ...vote, rollout: 'r8' }, 'visitor', 'v-1')],
    ['another signal', voterKey('key', { ...vote, signal: 'slow-paint' }, 'visitor', 'v-1')],
    ['a trial', voterKey('key', { ...vote, kind: 'trial' }, 'visitor', 'v-1')],
    ['another key', voterKey('other', vote, 'visitor', 'v-1')],
  ])('is another for %s', (_name, other) => {
    expect(other).not.toBe(hash);
  });
});
