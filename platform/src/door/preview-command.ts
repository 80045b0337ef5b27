import type { Brand, RegistryCommandBody } from '@storefront/contract';
import { signPreview } from '../registry/preview-token';
import type { Registry } from '../registry/registry';
import type { CommandContext } from '../registry/state';
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
  { brand, releases, hours }: Pick<RegistryCommandBody<'preview'>, 'brand' | 'releases' | 'hours'>,
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
    token: signPreview({ releases, brand, made, until }, key),
    effects: [
      `Anyone who opens an address of ${brand} with this ending, and agrees, sees ${releases.join(', ')} until ${end}.`,
      `storefront preview end NAME@VERSION --brand ${brand} ends it before.`,
    ],
  };
}
