import type { PageDecision, ReleaseManifest } from '@storefront/contract';
import { releaseId } from '../releases/release-store';
import { whyFirst } from './audience';
import { bucketOf } from './bucket';
import { chooseCandidate, whyNoneFits } from './candidate';
import type { Candidate, Choice } from './candidate';
import { Decided } from './decided';
import type { PartialDecisions } from './decided';
import { planWithoutRelease } from './feature-plan';
import type { FeaturePlan } from './feature-plan';
import type { Plan, Ready } from './plan';
import { idOf } from './release-fit';
import type { KeptVersions, Visit } from './visit';

/**
 * Decides for a visit in the order of RES-2: preview, pin, freeze, rollout, stable. The shell is decided first, and every remote
 * must fit this visitor's shell (RES-6). A pure function of plan and visit; its cost does not depend on the number of releases
 * and brands (RES-9).
 */
export function decide(plan: Plan, visit: Visit): Decided {
  const ready = plan.at(visit.now);
  const own: Decisions = { decisions: {}, undecided: {}, pages: {} };
  const shell = addDecision(own, plan, ready.shell, undefined, visit)?.release;
  for (const feature of [...ready.rolledOut, ...unreleased(ready, visit)])
    addDecision(own, plan, feature, shell, visit);
  const common = commonDecisions(plan, ready, shell, visit);
  return new Decided(own, common, keptAfter(plan, visit, own, common));
}

/** The features that only a preview link brings: no release of them was given to anybody yet. A partner's needs a brand that names it. */
function unreleased({ remotes }: Ready, { preview }: Visit): FeaturePlan[] {
  if (preview.length === 0) return [];
  const names = new Set(preview.map(({ feature }) => feature));
  return [...names]
    .filter((name) => name !== 'shell' && !name.includes('/'))
    .filter((name) => remotes.every(({ feature }) => feature !== name))
    .map(planWithoutRelease);
}

type Decisions = {
  -readonly [Part in keyof PartialDecisions]: Record<string, PartialDecisions[Part][string]>;
};

/** Decides for one feature and records the result. */
function addDecision(
  target: Decisions,
  plan: Plan,
  feature: FeaturePlan,
  shell: ReleaseManifest | undefined,
  visit: Visit,
): Choice | undefined {
  const { choice, wanted } = chooseFor(plan, feature, shell, visit);
  if (choice !== undefined) {
    target.decisions[feature.feature] = choice.decision;
    if (choice.release.pages !== undefined) target.pages[feature.feature] = choice.release.pages;
  } else
    target.undecided[feature.feature] = wanted === undefined ? feature.nothing : whyNoneFits(wanted, shell);
  return choice;
}

/**
 * The decisions of the remotes that are not being rolled out. All visits that began after the same turn get the same, so they are
 * computed once: a decision costs the same with five remotes and with fifty (G29).
 */
function commonDecisions(
  plan: Plan,
  ready: Ready,
  shell: ReleaseManifest | undefined,
  visit: Visit,
): PartialDecisions {
  const make = (): PartialDecisions => {
    const common: Decisions = { decisions: {}, undecided: {}, pages: {} };
    for (const feature of ready.steady) addDecision(common, plan, feature, shell, visit);
    return common;
  };
  if (!isUsual(ready, visit)) return make();
  const turn = visit.visitor === undefined || !visit.kept ? plan.latestTurn : plan.turnUpTo(visit.kept.turn);
  const key = `${turn} ${shell?.version ?? ''}`;
  const known = ready.common.get(key);
  if (known !== undefined) return known;
  const common = make();
  ready.common.set(key, common);
  return common;
}

/** Whether only the turn at which a visit began influences the remotes that are not being rolled out. */
function isUsual(ready: Ready, { visitor, preview, failed, kept }: Visit): boolean {
  if (preview.length > 0 || failed.length > 0) return false;
  if (visitor === undefined || kept === undefined) return true;
  return kept.canaries.every((id) => ready.rolledOut.some(({ name }) => id.startsWith(`${name}@`)));
}

interface Outcome {
  readonly choice: Choice | undefined;
  readonly wanted: Candidate | undefined;
}

function chooseFor(
  { assetOrigin }: Plan,
  feature: FeaturePlan,
  shell: ReleaseManifest | undefined,
  visit: Visit,
): Outcome {
  const { visitor, preview, failed, kept } = visit;
  const { name, pin, rollout, canary, stable } = feature;
  const previewed = preview.find((release) => release.feature === name);
  const failedHere = failed.filter((id) => id.startsWith(`${name}@`));
  const keptHere =
    visitor === undefined || kept === undefined ? undefined : feature.kept(kept.turn, kept.canaries);
  if (previewed === undefined && failedHere.length === 0 && rollout === undefined)
    return { choice: feature.usual(shell, keptHere), wanted: pin ?? keptHere ?? stable[0] };

  const candidates: Candidate[] = [];
  if (previewed !== undefined)
    candidates.push({ release: previewed, step: 'preview', because: 'a preview link names it' });
  // Who develops sees the build or that it fails, and never another release in its place (ROL-6).
  if (previewed?.development !== true) {
    if (pin !== undefined) candidates.push(pin);
    if (rollout !== undefined) candidates.push(...byRollout(rollout, visit, stable[0]));
    if (keptHere !== undefined) candidates.push(keptHere);
    candidates.push(...stable);
  }
  const choosing = { feature: feature.feature, candidates, shell, failed: failedHere, canary, assetOrigin };
  return { choice: chooseCandidate(choosing), wanted: candidates[0] };
}

/** The candidate that a rollout gives a visitor: its release, or the other one with the reason why not. The audience comes first (ROL-10). */
function byRollout(
  { id, salt, share, audience, release, other }: NonNullable<FeaturePlan['rollout']>,
  visit: Visit,
  stable: Candidate | undefined,
): Candidate[] {
  const { visitor } = visit;
  const first = whyFirst(audience, visit);
  if (first !== undefined) return [{ release, step: 'rollout', because: `${first} in rollout ${id}` }];
  if (visitor === undefined)
    return stable === undefined
      ? []
      : [{ ...stable, because: `${stable.because}, as rollout ${id} needs a visitor who keeps a cookie` }];
  const bucket = bucketOf(salt, visitor);
  if (bucket < share)
    return [{ release, step: 'rollout', because: `bucket ${bucket} < ${share} of rollout ${id}` }];
  return other === undefined
    ? []
    : [{ ...other, because: `${other.because}, as bucket ${bucket} >= ${share} of rollout ${id}` }];
}

/** When the visit began, and which releases it got by rollouts and still gets. */
function keptAfter(
  { latestTurn }: Plan,
  { kept }: Visit,
  own: PartialDecisions,
  common: PartialDecisions,
): KeptVersions {
  const canaries: string[] = [];
  const previous = kept?.canaries ?? [];
  const keepCanary = (decision: PageDecision) => {
    if (decision.reason.step === 'rollout' || previous.includes(releaseId(decision)))
      canaries.push(releaseId(decision));
  };
  for (const decision of Object.values(own.decisions)) keepCanary(decision);
  // Releases of remotes that are no longer being rolled out can only have been kept from before.
  if (previous.some((id) => !canaries.includes(id))) Object.values(common.decisions).forEach(keepCanary);
  return { turn: kept?.turn ?? latestTurn, canaries };
}

/** Ids of all releases that somebody can get at this moment, including last good ones. */
export function releasesInService(plan: Plan, anonymousVisit: Visit): Set<string> {
  const { decisions } = decide(plan, anonymousVisit);
  const { shell, remotes } = plan.at(anonymousVisit.now);
  const canaries = [shell, ...remotes].flatMap(({ rollout }) => (rollout ? [idOf(rollout.release)] : []));
  const possible = Object.values(decisions).flatMap((decision) => [decision, ...decision.lastGood]);
  return new Set([...canaries, ...possible.map(releaseId)]);
}
