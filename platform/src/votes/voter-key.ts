import { createHmac } from 'node:crypto';
import type { SourceWidth } from '../guard/weigh-vote';
import type { KeyedVote, PageFault } from './vote-batch';

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
  return keyed(key, ['voter', role, rollout, signal, kind, subject]);
}

/** The key of a visitor or an address among those who had a fault: another one for each fault of each release on each brand. */
export function faultKey(
  key: string,
  { brand, name, version, fault }: Pick<PageFault, 'brand' | 'name' | 'version' | 'fault'>,
  role: 'visitor' | 'address',
  subject: string,
): string {
  return keyed(key, ['fault', role, brand, name, version, fault, subject]);
}

function keyed(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}
