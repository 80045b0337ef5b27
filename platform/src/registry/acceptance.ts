import { hash } from 'node:crypto';
import { canonicalJson } from '@storefront/contract';
import type { ReleaseManifest } from '@storefront/contract';
import type { ReleaseId } from '../releases/release-store';
import type { Acceptance, RegistrySnapshot } from './snapshot';

/** The brand of an acceptance by operators for all brands. */
export const everyBrand = '*';

/** The partner that a release is of, by its name: `riverside` of `riverside/listing`; none for a release of the house. */
export function findPartner(name: string): string | undefined {
  const slash = name.indexOf('/');
  return slash === -1 ? undefined : name.slice(0, slash);
}

/** What brands have said about releases of partners. */
export type Accepted = Pick<RegistrySnapshot, 'acceptances' | 'trusted'>;

/** Whether a brand takes a release: one of the house, one of a partner that it trusts, or one that was accepted (REL-14). */
export function acceptanceCheck({
  acceptances,
  trusted,
}: Accepted): (release: ReleaseId, brand: string) => boolean {
  const accepted = new Set(acceptances.map(({ brand, name, version }) => `${brand} ${name}@${version}`));
  const partners = new Set(trusted.map(({ brand, partner }) => `${brand} ${partner}`));
  return ({ name, version }, brand) => {
    const partner = findPartner(name);
    if (partner === undefined || partners.has(`${brand} ${partner}`)) return true;
    return [brand, everyBrand].some((one) => accepted.has(`${one} ${name}@${version}`));
  };
}

/**
 * The acceptances that a registry from before they were recorded amounts to: all that visitors could get there stays as it is. The
 * migration says the same in SQL.
 */
export function formerAcceptances({
  turns,
  rollouts,
  pins,
}: Pick<RegistrySnapshot, 'turns' | 'rollouts' | 'pins'>): Acceptance[] {
  const given = [...turns, ...rollouts, ...pins.map((pin) => ({ ...pin, brands: [pin.brand] }))];
  return given
    .filter(({ name }) => findPartner(name) !== undefined)
    .flatMap(({ name, version, brands }) =>
      (brands === 'all' ? [everyBrand] : brands).map((brand) => ({ brand, name, version, hash: null })),
    );
}

/**
 * The hash of all that a release contains: its files by their hashes and what it declares. Who published it, and when, is not part of
 * it, so a partner can compute it from the same build elsewhere.
 */
export function releaseHash(manifest: ReleaseManifest): string {
  const {
    author: _author,
    commit: _commit,
    publishedAt: _at,
    development: _development,
    ...content
  } = manifest;
  return `sha384-${hash('sha384', canonicalJson(content), 'base64')}`;
}
