import { featureOf, releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { acceptanceCheck, everyBrand, findPartner, releaseHash } from '../acceptance';
import { accepted, refused } from '../change';
import type { CommandResult, RegistryChange } from '../change';
import type { BrandScope, TrustedPartner } from '../snapshot';
import { covers } from '../stable-history';
import type { CommandContext, RegistryState } from '../state';
import { usableHistory } from '../usable-history';
import { brandFaults, releaseFaults } from './checks';

export interface AcceptRelease {
  readonly release: ReleaseId;
  readonly brands: BrandScope;
  /** What the brand has looked at. */
  readonly hash: string;
}

const rowsOf = (brands: BrandScope): readonly string[] => (brands === 'all' ? [everyBrand] : brands);
const inWords = (brand: string) => (brand === everyBrand ? 'Every brand' : brand);

/** Brands take a release by the hash of its content (REL-14). It is stable or rolled out only when its team does that. */
export function acceptRelease(
  state: RegistryState,
  { release, brands, hash }: AcceptRelease,
  context: CommandContext,
): CommandResult {
  const faults = [...brandFaults(brands, context), ...releaseFaults(state, release)];
  const known = state.releases.get(releaseId(release));
  const own = known && releaseHash(known.manifest);
  const id = releaseId(release);
  if (own !== undefined && own !== hash)
    faults.push(`The hash of ${id} is ${own}: what you have looked at is something else.`);
  for (const brand of rowsOf(brands))
    if (hasAccepted(state, release, brand)) faults.push(`${inWords(brand)} has accepted ${id} already.`);
  if (faults.length > 0) return refused(...faults);
  return accepted(
    rowsOf(brands).map((brand) => ({ kind: 'release-accepted', acceptance: { brand, ...release, hash } })),
    rowsOf(brands).map((brand) => `${inWords(brand)} accepts ${id}: its team may give it to visitors there.`),
  );
}

function hasAccepted({ acceptances }: RegistryState, { name, version }: ReleaseId, brand: string): boolean {
  return acceptances.some((one) => one.brand === brand && one.name === name && one.version === version);
}

/** Brands take back that they have accepted a release; their visitors get the newest one of before that they take. */
export function rejectRelease(
  state: RegistryState,
  { release, brands }: Omit<AcceptRelease, 'hash'>,
  context: CommandContext,
): CommandResult {
  const id = releaseId(release);
  const faults = brandFaults(brands, context);
  for (const brand of rowsOf(brands)) {
    const pin = state.pins.find((one) => one.brand === brand && releaseId(one) === id);
    if (pin) faults.push(`${brand} pins ${id}: storefront unpin ${pin.feature} --brand ${brand} first.`);
    if (!hasAccepted(state, release, brand)) faults.push(whyNotRejected(state, release, brand));
  }
  if (faults.length > 0) return refused(...faults);
  const changes = rowsOf(brands).map((brand): RegistryChange => ({
    kind: 'release-rejected',
    acceptance: { brand, ...release },
  }));
  const rows = rowsOf(brands);
  const after = {
    ...state,
    acceptances: state.acceptances.filter((one) => releaseId(one) !== id || !rows.includes(one.brand)),
  };
  return accepted(changes, [
    ...rows.map((brand) => `${inWords(brand)} does not accept ${id} any more.`),
    ...context.brands
      .filter((brand) => covers(brands, brand))
      .flatMap((brand) => changedOn(state, after, release.name, brand)),
  ]);
}

function whyNotRejected(state: RegistryState, release: ReleaseId, brand: string): string {
  const id = releaseId(release);
  const partner = findPartner(release.name);
  if (partner !== undefined && state.trusted.some((one) => one.brand === brand && one.partner === partner))
    return `${brand} trusts ${partner}: storefront partner distrust ${partner} --brand ${brand} first.`;
  if (hasAccepted(state, release, everyBrand))
    return `Operators have accepted ${id} for all brands: they can reject it with --brands all.`;
  return `${inWords(brand)} has not accepted ${id}.`;
}

/** What a brand gets instead of what it got, in a sentence. */
function changedOn(before: RegistryState, after: RegistryState, name: string, brand: string): string[] {
  const [former] = usableHistory(before, name, brand);
  const [next] = usableHistory(after, name, brand);
  if (former === next) return [];
  return [`${brand} goes from ${name}@${former} to ${next === undefined ? 'none' : `${name}@${next}`}.`];
}

/** A brand takes every release of a partner. */
export function trustPartner(
  state: RegistryState,
  { brand, partner }: TrustedPartner,
  context: CommandContext,
): CommandResult {
  const faults = brandFaults([brand], context);
  if (isTrusted(state, { brand, partner })) faults.push(`${brand} trusts ${partner} already.`);
  if (faults.length > 0) return refused(...faults);
  return accepted(
    [{ kind: 'partner-trusted', trust: { brand, partner } }],
    [`${brand} takes every release of ${partner}, without accepting each.`],
  );
}

/** A brand accepts each release of a partner again. What it gets now, and could go back to, stays. */
export function distrustPartner(state: RegistryState, trust: TrustedPartner): CommandResult {
  const { brand, partner } = trust;
  if (!isTrusted(state, trust)) return refused(`${brand} does not trust ${partner}.`);
  const names = new Set(state.turns.map(({ name }) => name).filter((name) => findPartner(name) === partner));
  const given = [
    ...[...names].flatMap((name) =>
      usableHistory(state, name, brand)
        .slice(0, 2)
        .map((version) => ({ name, version })),
    ),
    ...state.rollouts.filter(({ name, brands }) => findPartner(name) === partner && covers(brands, brand)),
  ];
  const kept = acceptancesBy(state, given, [brand]);
  return accepted(
    [...kept, { kind: 'partner-distrusted', trust }],
    [
      `${brand} accepts each later release of ${partner} by its hash.`,
      ...kept.map(({ acceptance }) => `${releaseId(acceptance)} counts as accepted there.`),
    ],
  );
}

function isTrusted({ trusted }: RegistryState, { brand, partner }: TrustedPartner): boolean {
  return trusted.some((one) => one.brand === brand && one.partner === partner);
}

type NewAcceptance = Extract<RegistryChange, { kind: 'release-accepted' }>;

/** The acceptances of releases by brands that have not accepted them by themselves. */
function acceptancesBy(
  state: RegistryState,
  releases: readonly ReleaseId[],
  brands: BrandScope,
): NewAcceptance[] {
  return releases.flatMap(({ name, version }) =>
    rowsOf(brands)
      .filter((brand) => findPartner(name) !== undefined && !hasAccepted(state, { name, version }, brand))
      .flatMap((brand): NewAcceptance[] => {
        const known = state.releases.get(releaseId({ name, version }));
        if (known === undefined) return [];
        const hash = releaseHash(known.manifest);
        return [{ kind: 'release-accepted', acceptance: { brand, name, version, hash } }];
      }),
  );
}

/** Why a partner's release may not be given to the visitors of brands yet, with the way out. */
export function acceptanceFaults(
  state: RegistryState,
  release: ReleaseId,
  brands: BrandScope,
  { mayActFor = [] }: CommandContext,
): string[] {
  const id = releaseId(release);
  const known = state.releases.get(id);
  if (findPartner(release.name) === undefined || known === undefined || mayActFor === 'all') return [];
  const isAccepted = acceptanceCheck(state);
  if (brands === 'all')
    return isAccepted(release, everyBrand)
      ? []
      : [
          `${id} is a partner's release, so name the brands that show its ${featureOf(release.name)}, as in --brands BRAND; for all brands at once only operators accept one.`,
        ];
  return brands
    .filter((brand) => !covers(mayActFor, brand) && !isAccepted(release, brand))
    .map(
      (brand) =>
        `${brand} has not accepted ${id}. Whoever may act for ${brand} does: storefront release accept ${id} --brands ${brand} --hash ${releaseHash(known.manifest)}`,
    );
}

/** What somebody who may act for a brand gives to its visitors is accepted by that. */
export function acceptedByActing(
  state: RegistryState,
  release: ReleaseId,
  brands: BrandScope,
  { mayActFor = [] }: CommandContext,
): RegistryChange[] {
  const own =
    brands === 'all' || mayActFor === 'all' ? brands : brands.filter((brand) => mayActFor.includes(brand));
  return own === 'all' && mayActFor !== 'all' ? [] : acceptancesBy(state, [release], own);
}
