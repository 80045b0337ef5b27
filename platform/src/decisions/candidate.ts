import type { Decision, DecisionReason, PageDecision, ReleaseManifest } from '@storefront/contract';
import { folderOf } from '../releases/file-address';
import { idOf, incompatibilityOf } from './release-fit';

/** A release that a visit could get, the step that selects it (RES-2), and the reason in words. */
export interface Candidate {
  readonly release: ReleaseManifest;
  readonly step: DecisionReason['step'];
  /** The text after 'checkout@2.1.0 because'. */
  readonly because: string;
}

/** The candidates, and what excludes some of them. */
export interface ChoiceInput {
  readonly feature: string;
  /** Best first; the same release may appear twice. */
  readonly candidates: readonly Candidate[];
  /** The shell that this visit gets; undefined when the feature is the shell, or nothing of it is published. */
  readonly shell: ReleaseManifest | undefined;
  /** Ids of releases that failed in this visit (RES-12). */
  readonly failed: readonly string[];
  /** The release that is being rolled out; it is never a fallback. */
  readonly canary: ReleaseManifest | undefined;
  /** `''` means the brand's own origin. */
  readonly assetOrigin: string;
}

export interface Choice {
  readonly release: ReleaseManifest;
  readonly decision: PageDecision;
}

/**
 * The best candidate that fits the shell and has not failed, with the next one as its last good; undefined when none fits. One last good
 * release is enough: more would make every page heavier for a very rare case.
 */
export function chooseCandidate(input: ChoiceInput): Choice | undefined {
  const { feature, candidates, shell, failed, canary, assetOrigin } = input;
  const [wanted] = candidates;
  const fits = ({ release }: Candidate) => incompatibilityOf(release, shell) === null;
  const hasFailed = ({ release }: Candidate) => failed.includes(idOf(release));
  const notFailed = candidates.find((one) => fits(one) && !hasFailed(one));
  // When every release has failed, all are tried again: the page has to show something.
  const chosen = notFailed ?? candidates.find(fits);
  if (wanted === undefined || chosen === undefined) return undefined;
  const lastGood = candidates.find(
    (one) =>
      one.release !== chosen.release &&
      one.release !== canary &&
      one.step !== 'preview' &&
      fits(one) &&
      (notFailed === undefined || !hasFailed(one)),
  );
  const decision = {
    ...toDecision(feature, chosen, reasonOf(chosen, wanted, shell), assetOrigin),
    lastGood:
      lastGood === undefined ? [] : [toDecision(feature, lastGood, plainReason(lastGood), assetOrigin)],
  };
  return { release: chosen.release, decision };
}

/** Why nothing is decided, when no candidate fits. */
export function whyNoneFits({ release }: Candidate, shell: ReleaseManifest | undefined): string {
  return `no release fits: ${idOf(release)} is not served, as ${incompatibilityOf(release, shell)}`;
}

function plainReason({ release, step, because }: Candidate): DecisionReason {
  return { step, text: `${idOf(release)} because ${because}` };
}

function reasonOf(chosen: Candidate, wanted: Candidate, shell: ReleaseManifest | undefined): DecisionReason {
  if (chosen === wanted) return plainReason(chosen);
  const incompatibility = incompatibilityOf(wanted.release, shell);
  return {
    step: incompatibility === null ? 'failed' : 'compatible',
    text: `${idOf(chosen.release)} in place of ${plainReason(wanted).text}, as ${incompatibility ?? 'it failed in this visit'}`,
  };
}

const hashes = new WeakMap<ReleaseManifest, Record<string, string>>();

/** The hash of each file by its path; shared by all decisions for the release. */
function integrityOf(release: ReleaseManifest): Record<string, string> {
  const known = hashes.get(release);
  if (known !== undefined) return known;
  const integrities = Object.fromEntries(release.files.map(({ path, integrity }) => [path, integrity]));
  hashes.set(release, integrities);
  return integrities;
}

function toDecision(
  feature: string,
  { release, step }: Candidate,
  reason: DecisionReason,
  assetOrigin: string,
): Decision {
  // The files of a preview are given only to holders of its cookie, which browsers send to the brand's own origin alone (ROL-5).
  const origin = step === 'preview' ? '' : assetOrigin;
  return {
    feature,
    name: release.feature,
    version: release.version,
    reason,
    base: origin + folderOf(release),
    entry: release.entry,
    container: release.container,
    exposes: release.exposes,
    integrity: integrityOf(release),
    ...(release.decisionFile !== undefined && { decisionFile: release.decisionFile }),
    ...(release.pagesFromFile !== undefined && { pagesFromFile: release.pagesFromFile }),
  };
}
