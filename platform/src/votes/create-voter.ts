import type { GivenRelease } from '../guard/votes-of-page';
import { findNetworks } from './find-networks';
import type { PageClaims } from './page-token';
import type { KeyedVote } from './vote-batch';
import { voterKey } from './voter-key';

type Deciding = NonNullable<GivenRelease['rollout']>;

interface VoterDeps {
  /** The key of voters' keys. */
  readonly key: string;
  readonly claims: Pick<PageClaims, 'brand' | 'visitor'>;
  /** The address that limits count by. */
  readonly address: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Makes the votes of a page's visitor in one rollout. */
export function createVoter({ id, arm, share }: Deciding, { key, claims, address, now }: VoterDeps) {
  const { site, network } = findNetworks(address);
  return (signal: KeyedVote['signal'], kind: KeyedVote['kind']): KeyedVote => ({
    rollout: Number(id.slice(1)),
    brand: claims.brand,
    arm,
    share,
    signal,
    kind,
    at: now,
    visitor: voterKey(key, { rollout: id, signal, kind }, 'visitor', claims.visitor),
    address: voterKey(key, { rollout: id, signal, kind }, 'address', address),
    ...(site !== undefined && { site: voterKey(key, { rollout: id, signal, kind }, 'site', site) }),
    ...(network !== undefined && {
      network: voterKey(key, { rollout: id, signal, kind }, 'network', network),
    }),
  });
}
