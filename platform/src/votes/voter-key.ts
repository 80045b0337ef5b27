import { createHmac } from 'node:crypto';
import type { KeyedVote } from './vote-batch';

/** What a voter's key belongs to: one rollout, as `r7`, one signal or step of the checkout, trials or failures. */
interface VoterKeyScope extends Pick<KeyedVote, 'signal' | 'kind'> {
  readonly rollout: string;
}

/**
 * What a visitor or an address is called in the table of votes: a keyed hash that is another for each rollout, signal and kind, so
 * that the table holds no visitor and no address, and tells nothing of one rollout's visitors in another. 128 bits in base64url.
 *
 * `who` of an address is what limits count by: an IPv6 address as its /64.
 */
export function voterKey(
  key: string,
  { rollout, signal, kind }: VoterKeyScope,
  role: 'visitor' | 'address',
  who: string,
): string {
  const text = JSON.stringify(['voter', role, rollout, signal, kind, who]);
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}
