import { createHash } from 'node:crypto';
import { canonicalJson, sectorOf } from '@storefront/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { sendAlerts } from '../../service-alerts/send-alerts';
import { catalogueChanged } from '../../catalogue/changes';
import { checkCatalogue } from '../checking/check';
import type { CatalogueFault } from '../checking/fault';
import { toProfile } from '../../catalogue/format';
import type { CatalogueBusiness, CatalogueFile } from '../../catalogue/format';
import { createImportRepository } from './import-repository';
import { resolvePictures } from './resolve-pictures';
import type { ReadPicture, ResolvedPictures } from './resolve-pictures';
import { reviewRows } from './review-rows';
import { sectorRows } from './sector-rows';

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly businesses: number; readonly retired: number }
  /** The newest import had the same content, so nothing was written. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'faulty'; readonly faults: readonly CatalogueFault[] };

export interface ImportRequest {
  readonly catalogue: unknown;
  readonly readPicture: ReadPicture;
  /** Whether businesses that the file lacks are retired. */
  readonly replace: boolean;
}

/**
 * Imports a catalogue as a whole or not at all, notifies every instance, and writes to who waits for a place that is served now (D119).
 * Orders keep their own copies of dishes and prices.
 */
export async function importCatalogue(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { catalogue: value, readPicture, replace }: ImportRequest,
): Promise<ImportOutcome> {
  const check = checkCatalogue(value);
  if (check.kind === 'faulty') return check;
  const { catalogue } = check;
  const resolved = await resolvePictures(catalogue, readPicture);
  if (resolved.faults.length > 0) return { kind: 'faulty', faults: resolved.faults };
  const fingerprint = fingerprintOf(catalogue, resolved, replace);

  return database.transaction(async (transaction) => {
    const repository = createImportRepository(transaction);
    await repository.waitForTurn();
    if ((await repository.lastFingerprint()) === fingerprint) return { kind: 'unchanged' };

    const { businesses, pictures } = resolved;
    const ids = businesses.map(({ business_id }) => business_id);
    const faults = await slugFaults(repository, businesses, replace);
    if (faults.length > 0) return { kind: 'faulty', faults };

    const now = clock.now();
    const positions = replace ? new Map<string, number>() : await repository.knownPositions();
    const next = Math.max(-1, ...positions.values()) + 1;
    const retired = replace ? await repository.retireOthers(ids, now) : 0;
    // They are out of service during the transaction, so that two businesses can swap slugs.
    await repository.retire(ids, now);
    await repository.saveSubcategories(
      catalogue.subcategories.map(({ id, subcategory_name }) => ({ id, name: subcategory_name })),
      replace,
    );
    await repository.savePictures(pictures);
    await repository.saveBusinesses(
      businesses.map((business, index) => ({
        id: business.business_id,
        slug: business.business_slug,
        position: positions.get(business.business_id) ?? next + index,
        addressSector: sectorOf(business.postcode),
        profile: toProfile(business),
        menu: business.menu,
        retiredAt: null,
      })),
    );
    await repository.replaceSectors(ids, businesses.flatMap(sectorRows));
    await repository.replaceReviews(ids, reviewRows(businesses, await repository.customerReviews(ids)));
    await sendAlerts(transaction, now);
    await repository.recordImport(fingerprint, now);
    await catalogueChanged(transaction);
    return { kind: 'imported', businesses: businesses.length, retired };
  });
}

async function slugFaults(
  repository: ReturnType<typeof createImportRepository>,
  businesses: readonly CatalogueBusiness[],
  replace: boolean,
): Promise<CatalogueFault[]> {
  if (replace) return [];
  const slugs = businesses.map(({ business_slug }) => business_slug);
  const ids = businesses.map(({ business_id }) => business_id);
  const taken = await repository.slugsOfOthers(slugs, ids);
  return taken.map(({ slug, id }) => ({
    path: `$.businesses[${slugs.indexOf(slug)}].business_slug`,
    expected: `a slug of its own, "${slug}" is that of business ${id}`,
  }));
}

/** A hash of the content that does not depend on the order of keys. */
function fingerprintOf(
  { subcategories }: CatalogueFile,
  { businesses }: ResolvedPictures,
  replace: boolean,
): string {
  const content = businesses.map((business) => ({
    ...business,
    reviews: business.reviews.map((review) => ({ ...review, review_time: Date.parse(review.review_time) })),
  }));
  return createHash('sha256')
    .update(canonicalJson([replace, subcategories, content]))
    .digest('hex');
}
