import { BoundedCache } from '../bounded-cache';
import type { OpenDatabase } from '../database/database';
import type { Log } from '../log';
import type { BusinessRecord, Catalogue, LiveBusinesses, ServedDistrict } from './catalogue';
import { catalogueChannel } from './changes';
import type { CatalogueCategory } from './format';
import { createCatalogueRepository } from './repository';

// For this long after a change a replica may still answer with the old catalogue.
const replicaLagMilliseconds = 3_000;

/** The catalogue over a database. Everything read is cached until the catalogue changes. */
export async function createCatalogue(
  database: Pick<OpenDatabase, 'database' | 'replica' | 'listen'>,
  log: Log,
): Promise<Catalogue> {
  const repository = createCatalogueRepository(database.replica);
  const caches: { clear(): void }[] = [];
  const cache = <Value extends NonNullable<unknown>>(max: number) => {
    const created = new BoundedCache<Value>(max);
    caches.push(created);
    return created;
  };

  const bySlug = cache<Promise<BusinessRecord | undefined>>(10_000);
  const byId = cache<Promise<BusinessRecord | undefined>>(10_000);
  const menus = cache<Promise<readonly CatalogueCategory[] | undefined>>(500);
  const lists = cache<Promise<readonly BusinessRecord[]>>(300);
  const districts = cache<Promise<readonly ServedDistrict[]>>(200);
  const live = cache<Promise<LiveBusinesses>>(1);

  const clearCaches = () => caches.forEach((cached) => cached.clear());
  let again: NodeJS.Timeout | undefined;
  const stop = await database.listen(catalogueChannel, () => {
    log.info('catalogue changed');
    clearCaches();
    if (database.replica === database.database) return;
    clearTimeout(again);
    again = setTimeout(clearCaches, replicaLagMilliseconds).unref();
  });

  return {
    businessBySlug: (slug) => bySlug.get(slug, () => repository.businessBySlug(slug)),
    businessById: (id) => byId.get(id, () => repository.businessById(id)),
    menuOf: (id) => menus.get(id, () => repository.menuOf(id)),
    servingSector: (sector) => lists.get(`sector ${sector}`, () => repository.servingSector(sector)),
    servingOutcode: (outcode) =>
      lists.get(`outcode ${outcode}`, () => repository.servingOutcode(outcode.toLowerCase())),
    servedDistricts: (areas) => districts.get(areas.join(' '), () => repository.servedDistricts(areas)),
    liveBusinesses: () => live.get('all', () => repository.liveBusinesses()),
    derived: cache,
    dropCached: clearCaches,
    close: async () => {
      clearTimeout(again);
      await stop();
    },
  };
}
