import { createHmac } from 'node:crypto';
import type { SourceWidth } from '../guard/weigh-vote';
import type { KeyedVote } from './vote-batch';

/** The scope of a voter's key: one rollout, such as `r7`, one signal or step of the checkout, trials or failures. */
interface VoterKeyScope extends Pick<KeyedVote, 'signal' | 'kind'> {
  readonly rollout: string;
}

/**
 * The key of a visitor, an address or a network in the table of votes: a keyed hash that differs for each rollout, signal and kind, so that
 * the table contains no visitor and no address, and does not link the visitors of different rollouts. 128 bits in base64url.
 * `subject` of an address is the form that limits count by: an IPv6 address as its /64.
 */
export function voterKey(
  key: string,
  { rollout, signal, kind }: VoterKeyScope,
  role: 'visitor' | SourceWidth,
  subject: string,
): string {
  const text = JSON.stringify(['voter', role, rollout, signal, kind, subject]);
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}
