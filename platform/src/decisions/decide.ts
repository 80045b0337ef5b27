import {
  type Brand,
  type Decision,
  type DecisionReason,
  type PageDecision,
  type ReleaseManifest,
  type ReleasePage,
  meetsHostContract,
} from '@storefront/contract';
import type { ReleaseSnapshot } from '../releases/release-catalogue';
import { releaseId } from '../releases/release-store';

/** What a brand's visitors get (RES-1): a release of each feature, or, of a feature that has none, why not. */
export interface Decided {
  readonly decisions: Readonly<Record<string, PageDecision>>;
  readonly undecided: Readonly<Record<string, string>>;
  /** The pages that the decided releases bring, by feature (REL-12). */
  readonly pages: Readonly<Record<string, readonly ReleasePage[]>>;
}

/** A release that could be served, and the reason why it would be. */
interface Candidate {
  readonly release: ReleaseManifest;
  readonly reason: DecisionReason;
}

/** What of a brand its decisions depend on. */
export type DecidingBrand = Pick<Brand, 'id' | 'remotes' | 'pins'>;

// More would make every page heavier for a case that hardly ever comes.
const lastGoodKept = 1;

const idOf = (release: ReleaseManifest) => releaseId({ name: release.feature, version: release.version });

/** Why the shell cannot run the release, or undefined when it can (RES-6). */
const misfit = (release: ReleaseManifest, shell: ReleaseManifest | undefined): string | undefined => {
  if (shell === undefined || release === shell) return undefined;
  const { needed } = release.hostContract;
  const has = shell.hostContract.provided ?? 'none';
  if (needed !== undefined && !meetsHostContract(needed, has)) {
    return `it needs host contract ${needed} and ${idOf(shell)} has ${has}`;
  }
  for (const { name, version, provided } of release.shared) {
    if (provided) continue;
    const given = shell.shared.find((one) => one.provided && one.name === name)?.version ?? 'none';
    if (!meetsHostContract(version, given))
      return `it needs ${name} ${version} and ${idOf(shell)} has ${given}`;
  }
  return undefined;
};

/** The releases of a name in the order of RES-2, each once: the brand's pin, then what is and was stable. */
const candidatesOf = (brand: DecidingBrand, feature: string, releases: ReleaseSnapshot): Candidate[] => {
  const name = brand.remotes[feature] ?? feature;
  const version = brand.pins[feature];
  const pinned = version === undefined ? undefined : releases.find(name, version);
  const missingPin =
    version !== undefined && pinned === undefined
      ? ` (${brand.id} pins ${releaseId({ name, version })}, which is not published)`
      : '';
  const stable = (releases.stable.get(name) ?? []).map((release, place): Candidate => {
    const text =
      place === 0
        ? `it is stable${missingPin}`
        : `it was stable before ${idOf(releases.stable.get(name)?.[place - 1] ?? release)}`;
    return { release, reason: { step: 'stable', text: `${idOf(release)} because ${text}` } };
  });
  if (pinned === undefined) return stable;
  const pin: Candidate = {
    release: pinned,
    reason: { step: 'pin', text: `${idOf(pinned)} because ${brand.id} pins it` },
  };
  return [pin, ...stable.filter(({ release }) => idOf(release) !== idOf(pinned))];
};

const toDecision = (feature: string, { release, reason }: Candidate, assetOrigin: string): Decision => ({
  feature,
  name: release.feature,
  version: release.version,
  reason,
  base: `${assetOrigin}/releases/${release.feature}/${release.version}/`,
  entry: release.entry,
  container: release.container,
  exposes: release.exposes,
  integrity: Object.fromEntries(release.files.map(({ path, integrity }) => [path, integrity])),
});

const choose = (candidates: readonly Candidate[], shell: ReleaseManifest | undefined): Candidate[] => {
  const [wanted] = candidates;
  const fitting = candidates.filter(({ release }) => misfit(release, shell) === undefined);
  const [chosen, ...others] = fitting;
  if (wanted === undefined || chosen === undefined || chosen === wanted) return fitting;
  const text = `${idOf(chosen.release)} in place of ${wanted.reason.text}, as ${misfit(wanted.release, shell)}`;
  return [{ ...chosen, reason: { step: 'compatible', text } }, ...others];
};

/** Decides for a brand; a pure function of brand and releases (RES-1). `assetOrigin` is `''` for the brand's own. */
export const decide = (brand: DecidingBrand, releases: ReleaseSnapshot, assetOrigin: string): Decided => {
  const [shell] = candidatesOf(brand, 'shell', releases);
  const own = [...releases.stable.keys()].filter((name) => !name.includes('/'));
  const features = [...new Set([...own, ...Object.keys(brand.remotes)])].sort();
  const decisions: Record<string, PageDecision> = {};
  const undecided: Record<string, string> = {};
  const pages: Record<string, readonly ReleasePage[]> = {};
  for (const feature of features) {
    const candidates = candidatesOf(brand, feature, releases);
    const [chosen, ...others] = choose(candidates, feature === 'shell' ? undefined : shell?.release);
    if (chosen !== undefined) {
      decisions[feature] = {
        ...toDecision(feature, chosen, assetOrigin),
        lastGood: others.slice(0, lastGoodKept).map((one) => toDecision(feature, one, assetOrigin)),
      };
      if (chosen.release.pages !== undefined) pages[feature] = chosen.release.pages;
      continue;
    }
    const [wanted] = candidates;
    undecided[feature] =
      wanted === undefined
        ? `no release of ${brand.remotes[feature] ?? feature} is stable`
        : `no release fits: ${idOf(wanted.release)} is not served, as ${misfit(wanted.release, shell?.release)}`;
  }
  return { decisions, undecided, pages };
};
