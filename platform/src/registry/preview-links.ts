import type { Brand, RegistryCommandBody } from '@storefront/contract';
import { longestToken, signPreview } from './preview-token';
import type { Registry } from './registry';
import type { CommandContext } from './state';
import type { RegistrySnapshot } from './snapshot';
import { brandFaults } from './commands/checks';
import { featureOf } from '../releases/release-store';
import { splitReleaseId } from '../releases/split-release-id';

export interface PreviewLinkDeps {
  readonly registry: Pick<Registry, 'release'>;
  readonly context: CommandContext;
  /** The remotes that a brand uses in place of ours, by feature (BRD-5). */
  remotesOf(brand: string): Brand['remotes'];
  /** The key that signs links. */
  readonly key: string | undefined;
}

export type PreviewLink =
  | { readonly kind: 'made'; readonly token: string; readonly effects: readonly string[] }
  | { readonly kind: 'refused'; readonly faults: readonly string[] };

const hour = 3_600_000;

/** Makes the token of a preview link (ROL-5); refused for missing or revoked releases, with every fault named. */
export async function makePreviewLink(
  {
    brand,
    releases,
    hours,
    byStaff,
  }: Pick<RegistryCommandBody<'preview'>, 'brand' | 'releases' | 'hours'> & {
    /** A browser of staff has chosen them, and loses them with its mark (DEV-7). */
    readonly byStaff?: true;
  },
  { registry, context, remotesOf, key }: PreviewLinkDeps,
): Promise<PreviewLink> {
  const faults: string[] = [];
  if (key === undefined) faults.push('This server has no key for preview links.');
  if (!context.brands.includes(brand))
    faults.push(`There is no brand "${brand}"; there are ${context.brands.join(', ')}.`);
  for (const id of releases) {
    const { name } = splitReleaseId(id);
    const feature = featureOf(name);
    const shown = remotesOf(brand)[feature] ?? feature;
    if (name !== shown) faults.push(`${brand} shows ${shown} and not ${name}: its brand file says so.`);
    const known = await registry.release(splitReleaseId(id));
    if (known === undefined) faults.push(`There is no release ${id}: publish it first.`);
    else if (known.revoked) faults.push(`${id} is revoked: ${known.revoked.reason}`);
    else if (known.collectedAt !== undefined)
      faults.push(`The files of ${id} were removed on ${known.collectedAt}: publish it again.`);
  }
  if (key === undefined || faults.length > 0) return { kind: 'refused', faults };
  const made = context.now.getTime();
  const until = made + hours * hour;
  const end = new Date(until).toISOString();
  return {
    kind: 'made',
    token: signPreview({ releases, brand, made, until, byStaff }, key),
    effects: [
      `Anyone who opens an address of ${brand} with this ending, and agrees, sees ${releases.join(', ')} until ${end}.`,
      `storefront preview end NAME@VERSION --brand ${brand} ends it before.`,
    ],
  };
}

/**
 * Makes the token of a link that marks a browser as staff of a brand (ROL-10). It may choose releases of the features that the team which
 * makes the link may release, and so may preview there (DEV-7).
 */
export function makeStaffLink(
  { brand, hours }: Pick<RegistryCommandBody<'staff/link'>, 'brand' | 'hours'>,
  {
    context,
    key,
    features,
  }: Pick<PreviewLinkDeps, 'context' | 'key'> & { readonly features: readonly string[] },
): PreviewLink {
  const faults = brandFaults([brand], context);
  if (key === undefined) faults.push('This server has no key for links.');
  if (key === undefined || faults.length > 0) return { kind: 'refused', faults };
  const made = context.now.getTime();
  const until = made + hours * hour;
  const chooses = features.filter((name) => !name.startsWith('brand:'));
  const token = signPreview({ releases: [], staff: true, features: chooses, brand, made, until }, key);
  if (token.length > longestToken)
    return {
      kind: 'refused',
      faults: ['The features of this team are too many for a link: ask an operator for one.'],
    };
  return {
    kind: 'made',
    token,
    effects: [
      `A browser that opens an address of ${brand} with this ending, and agrees, is marked as staff until ${new Date(until).toISOString()}.`,
      chooses.length === 0
        ? 'It sees which releases a page consists of, and may choose no other.'
        : `It sees which releases a page consists of, and may choose others of ${chooses.includes('*') ? 'every feature' : chooses.join(', ')}.`,
      `storefront staff end --brand ${brand} ends all marks before.`,
    ],
  };
}

/** Makes the token of a link that shows a brand's draft on the real site (BRD-7). */
export function makeDraftLink(
  { brand, draft, hours }: Pick<RegistryCommandBody<'brand/preview'>, 'brand' | 'draft' | 'hours'>,
  { context, key, drafts }: Pick<PreviewLinkDeps, 'context' | 'key'> & Pick<RegistrySnapshot, 'drafts'>,
): PreviewLink {
  const faults = brandFaults([brand], context);
  if (key === undefined) faults.push('This server has no key for links.');
  const current = drafts.find((one) => one.brand === brand);
  if (current?.number !== draft)
    faults.push(
      current === undefined
        ? `${brand} has no draft: save one first.`
        : `The draft of ${brand} is ${current.number}.`,
    );
  if (key === undefined || faults.length > 0) return { kind: 'refused', faults };
  const made = context.now.getTime();
  const until = made + hours * hour;
  return {
    kind: 'made',
    token: signPreview({ releases: [], draft, brand, made, until }, key),
    effects: [
      `Anyone who opens an address of ${brand} with this ending, and agrees, sees draft ${draft} there until ${new Date(until).toISOString()}.`,
      'It ends before when another draft is saved, or one is published or a version restored.',
    ],
  };
}
