import type { ReleaseManifest } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import type { ReleaseId } from '../releases/release-store';
import { acceptanceCheck, findPartner } from '../registry/acceptance';
import type { Freeze, RegistrySnapshot, Rollout, StableTurn } from '../registry/snapshot';
import { covers, stableHistory } from '../registry/stable-history';
import { countUpTo } from './count-up-to';

/** A snapshot indexed for lookups whose cost does not grow with releases or brands (RES-9). */
export interface RegistryIndex {
  /** The highest id of a turn; 0 when there is none. */
  readonly latestTurn: number;
  /** The last turn that does not exceed this id; 0 before the first. */
  turnUpTo(id: number): number;
  /** Our own features that a turn, a rollout or a pin names, sorted. */
  readonly features: readonly string[];
  release(name: string, version: string): ReleaseManifest | undefined;
  /** The turns of a name, in order. */
  turnsOf(name: string): readonly StableTurn[];
  /** The versions of a name that a brand can fall back to, the stable one first. */
  historyOf(name: string, brand: string): readonly string[];
  rolloutOf(name: string, brand: string): Rollout | undefined;
  /** Whether a turn or a rollout of this name lists the brand by its id; all other brands get the same release. */
  isNamed(name: string, brand: string): boolean;
  /** The version of a name that a brand is pinned to. */
  pinOf(brand: string, feature: string, name: string): string | undefined;
  freezeOf(brand: string): Freeze | undefined;
  /** Whether a brand takes a release (REL-14). */
  isAccepted(release: ReleaseId, brand: string): boolean;
}

const indexes = new WeakMap<RegistrySnapshot, RegistryIndex>();

/** The index of a snapshot; it is made once. */
export function indexRegistry(snapshot: RegistrySnapshot): RegistryIndex {
  const known = indexes.get(snapshot);
  if (known !== undefined) return known;
  const index = makeIndex(snapshot);
  indexes.set(snapshot, index);
  return index;
}

function makeIndex(snapshot: RegistrySnapshot): RegistryIndex {
  const { turns, rollouts, pins, freezes, releases } = snapshot;
  const isAccepted = acceptanceCheck(snapshot);
  const byId = new Map(
    releases.map((release) => [releaseId({ name: release.feature, version: release.version }), release]),
  );
  const turnsByName = byName(turns);
  const rolloutsByName = byName(rollouts);
  const pinned = new Map(
    pins.map(({ brand, feature, name, version }) => [`${brand} ${feature} ${name}`, version]),
  );
  const frozen = new Map<string, Freeze>();
  for (const freeze of freezes) {
    const other = frozen.get(freeze.brand);
    if (other === undefined || other.until < freeze.until) frozen.set(freeze.brand, freeze);
  }
  const names = [...turnsByName.keys(), ...rolloutsByName.keys(), ...pins.map(({ feature }) => feature)];
  const histories = new Map<string, (brand: string) => readonly string[]>();
  const named = new Map<string, ReadonlySet<string>>();

  return {
    latestTurn: turns.reduce((highest, { id }) => Math.max(highest, id), 0),
    turnUpTo: (id) => turns[countUpTo(turns, id) - 1]?.id ?? 0,
    features: [...new Set(names)].filter((name) => !name.includes('/')).sort(),
    release: (name, version) => byId.get(releaseId({ name, version })),
    turnsOf: (name) => turnsByName.get(name) ?? [],
    historyOf(name, brand) {
      const known = histories.get(name) ?? historiesOf(turnsByName.get(name) ?? []);
      histories.set(name, known);
      const versions = known(brand);
      return findPartner(name) === undefined
        ? versions
        : versions.filter((version) => isAccepted({ name, version }, brand));
    },
    isAccepted,
    isNamed(name, brand) {
      const known =
        named.get(name) ?? brandsIn([...(turnsByName.get(name) ?? []), ...(rolloutsByName.get(name) ?? [])]);
      named.set(name, known);
      return known.has(brand);
    },
    rolloutOf: (name, brand) => rolloutsByName.get(name)?.find(({ brands }) => covers(brands, brand)),
    pinOf: (brand, feature, name) => pinned.get(`${brand} ${feature} ${name}`),
    freezeOf: (brand) => frozen.get(brand),
  };
}

function byName<Item extends { readonly name: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.name);
    if (group === undefined) groups.set(item.name, [item]);
    else group.push(item);
  }
  return groups;
}

/** The brands that are listed by their ids. */
function brandsIn(scoped: readonly Pick<StableTurn, 'brands'>[]): ReadonlySet<string> {
  return new Set(scoped.flatMap(({ brands }) => (brands === 'all' ? [] : brands)));
}

/** The histories of one name: all brands that no turn names share one, so that ten thousand of them cost as much as one. */
function historiesOf(turns: readonly StableTurn[]): (brand: string) => readonly string[] {
  const named = brandsIn(turns);
  // No brand has this id, so only turns of all brands count.
  const common = stableHistory(turns, '');
  const own = new Map<string, readonly string[]>();
  return (brand) => {
    if (!named.has(brand)) return common;
    const known = own.get(brand) ?? stableHistory(turns, brand);
    own.set(brand, known);
    return known;
  };
}
