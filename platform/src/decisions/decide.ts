import type { PageDecision, ReleaseManifest, ReleasePage } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import { bucketOf } from './bucket';
import { type Candidate, type Choice, choose, whyNoneFits } from './candidate';
import type { FeaturePlan } from './feature-plan';
import type { Plan, Ready } from './plan';
import { idOf } from './release-fit';
import type { KeptVersions, Visit } from './visit';

/** What a visitor gets (RES-1): a release of each feature, or, of a feature that has none, why not. */
export interface Decided {
  readonly decisions: Readonly<Record<string, PageDecision>>;
  readonly undecided: Readonly<Record<string, string>>;
  /** The pages that the decided releases bring, by feature (REL-12). */
  readonly pages: Readonly<Record<string, readonly ReleasePage[]>>;
  /** What the visit keeps from now on (RES-8). */
  readonly kept: KeptVersions;
}

/**
 * Decides for a visit by the order of RES-2: preview, pin, freeze, rollout, stable. The shell is decided first, and every remote
 * must fit the shell of this very visitor (RES-6). A pure function of plan and visit; it costs the same however many releases
 * and brands there are (RES-9).
 */
export function decide(plan: Plan, visit: Visit): Decided {
  const ready = plan.at(visit.now);
  const decisions: Record<string, PageDecision> = {};
  const undecided: Record<string, string> = {};
  const pages: Record<string, readonly ReleasePage[]> = {};
  const take = (feature: FeaturePlan, shell: ReleaseManifest | undefined): Choice | undefined => {
    const { choice, wanted } = chooseFor(plan, ready, feature, shell, visit);
    if (choice !== undefined) {
      decisions[feature.feature] = choice.decision;
      if (choice.release.pages !== undefined) pages[feature.feature] = choice.release.pages;
    } else undecided[feature.feature] = wanted === undefined ? feature.nothing : whyNoneFits(wanted, shell);
    return choice;
  };
  const shell = take(ready.shell, undefined);
  for (const feature of ready.remotes) take(feature, shell?.release);
  return { decisions, undecided, pages, kept: keptAfter(plan, visit, decisions) };
}

interface Outcome {
  readonly choice: Choice | undefined;
  readonly wanted: Candidate | undefined;
}

function chooseFor(
  { assetOrigin }: Plan,
  ready: Ready,
  feature: FeaturePlan,
  shell: ReleaseManifest | undefined,
  { visitor, preview, failed, kept }: Visit,
): Outcome {
  const { name, pin, rollout, canary, stable } = feature;
  const previewed = preview.find((release) => release.feature === name);
  const failedHere = failed.filter((id) => id.startsWith(`${name}@`));
  const keptHere =
    visitor === undefined || kept === undefined ? undefined : feature.kept(kept.turn, kept.canaries);
  if (previewed === undefined && failedHere.length === 0 && rollout === undefined)
    return { choice: ready.usual(feature, shell, keptHere), wanted: pin ?? keptHere ?? stable[0] };

  const candidates: Candidate[] = [];
  if (previewed !== undefined)
    candidates.push({ release: previewed, step: 'preview', because: 'a preview link names it' });
  if (pin !== undefined) candidates.push(pin);
  candidates.push(...(rollout === undefined ? [] : byBucket(rollout, visitor, stable[0])));
  if (keptHere !== undefined) candidates.push(keptHere);
  candidates.push(...stable);
  const choosing = { feature: feature.feature, candidates, shell, failed: failedHere, canary, assetOrigin };
  return { choice: choose(choosing), wanted: candidates[0] };
}

/** What a rollout says for a visitor: its release, or the stable one with the reason why not. */
function byBucket(
  { id, salt, share, release }: NonNullable<FeaturePlan['rollout']>,
  visitor: string | undefined,
  stable: Candidate | undefined,
): Candidate[] {
  if (visitor === undefined)
    return stable === undefined
      ? []
      : [{ ...stable, because: `${stable.because}, as rollout ${id} needs a visitor who keeps a cookie` }];
  const bucket = bucketOf(salt, visitor);
  if (bucket < share)
    return [{ release, step: 'rollout', because: `bucket ${bucket} < ${share} of rollout ${id}` }];
  return stable === undefined
    ? []
    : [{ ...stable, because: `${stable.because}, as bucket ${bucket} >= ${share} of rollout ${id}` }];
}

/** Where the visit began, and what it has got by rollouts and still gets. */
function keptAfter(
  { latestTurn }: Plan,
  { kept }: Visit,
  decisions: Readonly<Record<string, PageDecision>>,
): KeptVersions {
  const canaries: string[] = [];
  for (const decision of Object.values(decisions)) {
    if (decision.reason.step === 'rollout' || kept?.canaries.includes(releaseId(decision)))
      canaries.push(releaseId(decision));
  }
  return { turn: kept?.turn ?? latestTurn, canaries };
}

/** Ids of all releases that somebody can get at this moment, last good ones included. */
export function releasesInService(plan: Plan, stranger: Visit): Set<string> {
  const { decisions } = decide(plan, stranger);
  const { shell, remotes } = plan.at(stranger.now);
  const canaries = [shell, ...remotes].flatMap(({ rollout }) => (rollout ? [idOf(rollout.release)] : []));
  const given = Object.values(decisions).flatMap((decision) => [decision, ...decision.lastGood]);
  return new Set([...canaries, ...given.map(releaseId)]);
}
