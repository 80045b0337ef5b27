import type { ReleaseManifest } from '@storefront/contract';
import { releaseHash } from '../registry/acceptance';
import { accepted } from '../registry/change';
import { atOnce, makeOrAsk } from '../registry/commands/ask-for-approval';
import { promoteRelease } from '../registry/commands/promote-release';
import type { BrandScope } from '../registry/snapshot';
import { covers } from '../registry/stable-history';
import { newRelease } from '../registry/state';
import type { CommandContext, RegistryState } from '../registry/state';
import { releaseId } from '../releases/release-store';
import { formatReason } from './publish-request';
import type { PublishRequest } from './publish-request';

type Accepted = Extract<ReturnType<typeof accepted>, { kind: 'accepted' }>;

/** Adds the requested promotion to a publication; a running rollout is mentioned and continues. */
export function withPromotion(
  state: RegistryState,
  request: PublishRequest,
  context: CommandContext,
  publication: Pick<Accepted, 'changes' | 'effects'> & { readonly published?: ReleaseManifest },
) {
  const { build, promotion, mayActFor, development, actor: by, person, machine, issuedBy } = request;
  const { changes, effects, published } = publication;
  if (development) return accepted(changes, effects);
  const release = { name: build.description.feature, version: build.description.version };
  const turns = state.turns.filter(({ name }) => name === release.name);
  const [stable] = turns.slice(-1);
  const wasStable = turns.some(({ version }) => version === release.version);
  const wanted =
    promotion === 'always'
      ? stable?.version !== release.version
      : !wasStable && (promotion === 'new' || (promotion === 'first' && stable === undefined));
  if (!wanted) return accepted(changes, effects);
  const known = published && newRelease(published);
  const releases = known ? new Map(state.releases).set(releaseId(release), known) : state.releases;
  const brands = promotedOn(turns, mayActFor, context);
  if (brands.length === 0) {
    const hint = `storefront release promote ${releaseId(release)} --brands BRAND`;
    const effect = `It is the first release of ${release.name}, so it is stable nowhere until somebody who may act for a brand makes it so: ${hint}`;
    const manifest = releases.get(releaseId(release))?.manifest;
    const others = manifest
      ? [
          `Or a brand accepts it, and you make it stable there: storefront release accept ${releaseId(release)} --brands BRAND --hash ${releaseHash(manifest)}`,
        ]
      : [];
    return accepted(changes, [...effects, effect, ...others]);
  }
  const reason = formatReason(request);
  const body = { release: releaseId(release), brands, reason };
  // The release is published in any case; where a second person is asked for, its promotion waits (ROL-8).
  const promoted = makeOrAsk(
    { ...state, releases },
    atOnce((present) => promoteRelease(present, { release, brands }, context)),
    { call: 'release/promote', body, by, person, machine, issuedBy, reason },
    context,
  );
  return promoted.kind === 'accepted'
    ? accepted([...changes, ...promoted.changes], [...effects, ...promoted.effects])
    : accepted(changes, [...effects, ...promoted.faults]);
}

/** Where a team's release becomes stable: where the feature has been stable before, and on the brands that the team may act for. */
function promotedOn(
  turns: RegistryState['turns'],
  mayActFor: BrandScope,
  { brands }: CommandContext,
): BrandScope {
  if (mayActFor === 'all' || turns.some((turn) => turn.brands === 'all')) return 'all';
  return brands.filter(
    (brand) => mayActFor.includes(brand) || turns.some((turn) => covers(turn.brands, brand)),
  );
}
