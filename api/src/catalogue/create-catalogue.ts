import { BoundedCache } from '../bounded-cache';
import type { Clock } from '../clock';
import type { OpenDatabase } from '../database/database';
import type { Log } from '../log';
import type {
  BusinessRecord,
  Catalogue,
  CuisineCount,
  DistrictPosition,
  LiveBusinesses,
  Position,
  ServedDistrict,
} from './catalogue';
import { catalogueChannel } from './changes';
import type { CatalogueCategory } from './format';
import { LiveTonight } from './live-tonight';
import { createCatalogueRepository } from './repository';
import { tonightChannel } from './tonight-repository';

// For this long after a change a replica may still answer with the old catalogue.
const replicaLagMilliseconds = 3_000;

/** The catalogue over a database. Everything read is cached until the catalogue changes, and served with what kitchens have changed over it. */
export async function createCatalogue(
  database: Pick<OpenDatabase, 'database' | 'replica' | 'listen'>,
  log: Log,
  clock: Pick<Clock, 'now'>,
): Promise<Catalogue> {
  const repository = createCatalogueRepository(database.replica);
  const caches: { clear(): void }[] = [];
  /** Of what is made from the catalogue and from what kitchens have changed. */
  const derivedCaches: { clear(): void }[] = [];
  const clear = (all: readonly { clear(): void }[]) => all.forEach((cached) => cached.clear());
  const cache = <Value extends NonNullable<unknown>>(max: number) => {
    const created = new BoundedCache<Value>(max);
    caches.push(created);
    return created;
  };
  const live = new LiveTonight({
    database: database.database,
    clock,
    log,
    changed: () => clear(derivedCaches),
  });

  const bySlug = cache<Promise<BusinessRecord | undefined>>(10_000);
  const byId = cache<Promise<BusinessRecord | undefined>>(10_000);
  const menus = cache<Promise<readonly CatalogueCategory[] | undefined>>(500);
  const lists = cache<Promise<readonly BusinessRecord[]>>(300);
  const districts = cache<Promise<readonly ServedDistrict[]>>(200);
  const positions = cache<Promise<Position | undefined>>(1_000);
  const cuisines = cache<Promise<readonly CuisineCount[]>>(1);
  const districtPositions = cache<Promise<readonly DistrictPosition[]>>(1);
  const inService = cache<Promise<LiveBusinesses>>(1);

  const clearCaches = () => clear([...caches, ...derivedCaches]);
  let again: NodeJS.Timeout | undefined;
  const stop = await database.listen(catalogueChannel, () => {
    log.info('catalogue changed');
    clearCaches();
    if (database.replica === database.database) return;
    clearTimeout(again);
    again = setTimeout(clearCaches, replicaLagMilliseconds).unref();
  });

  const stopTonight = await database.listen(tonightChannel, (businessId) => void live.read(businessId));

  async function one(found: Promise<BusinessRecord | undefined>): Promise<BusinessRecord | undefined> {
    const [record] = await Promise.all([found, current()]);
    return record && live.record(record);
  }

  async function several(found: Promise<readonly BusinessRecord[]>): Promise<readonly BusinessRecord[]> {
    const [records] = await Promise.all([found, current()]);
    return records.map((record) => live.record(record));
  }

  async function menuOf(id: string): Promise<readonly CatalogueCategory[] | undefined> {
    const [menu] = await Promise.all([menus.get(id, () => repository.menuOf(id)), current()]);
    return menu && live.menu(id, menu);
  }

  async function current(): Promise<void> {
    await live.ready();
    live.dropEnded();
  }

  return {
    businessBySlug: (slug) => one(bySlug.get(slug, () => repository.businessBySlug(slug))),
    businessById: (id) => one(byId.get(id, () => repository.businessById(id))),
    menuOf,
    async unchanged(id) {
      const [record, menu] = await Promise.all([
        byId.get(id, () => repository.businessById(id)),
        menus.get(id, () => repository.menuOf(id)),
      ]);
      return record && menu && { profile: record.profile, menu };
    },
    servingSector: (sector) => several(lists.get(`sector ${sector}`, () => repository.servingSector(sector))),
    servingOutcode: (outcode) =>
      several(lists.get(`outcode ${outcode}`, () => repository.servingOutcode(outcode.toLowerCase()))),
    servedDistricts: (areas) => districts.get(areas.join(' '), () => repository.servedDistricts(areas)),
    async dishNamesOf(ids) {
      const [names] = await Promise.all([repository.dishNamesOf(ids), current()]);
      const changed = ids.filter((id) => live.of(id) !== undefined);
      const own = await Promise.all(
        changed.map(async (id) => [id, dishNames((await menuOf(id)) ?? [])] as const),
      );
      return new Map([...names, ...own]);
    },
    positionOf: (place) =>
      positions.get(place.kind === 'full' ? `sector ${place.sector}` : `outcode ${place.text}`, () =>
        repository.positionOf(place),
      ),
    cuisines: () => cuisines.get('all', () => repository.cuisines()),
    districtPositions: () => districtPositions.get('all', () => repository.districtPositions()),
    liveBusinesses: () => inService.get('all', () => repository.liveBusinesses()),
    derived<Value extends NonNullable<unknown>>(max: number) {
      const created = new BoundedCache<Value>(max);
      derivedCaches.push(created);
      return {
        get(key: string, make: () => Value): Value {
          live.dropEnded();
          return created.get(key, make);
        },
      };
    },
    dropCached: clearCaches,
    async tonightOf(businessId) {
      await current();
      return live.of(businessId);
    },
    readTonight: (businessId) => live.read(businessId),
    close: async () => {
      clearTimeout(again);
      await stop();
      await stopTonight();
    },
  };
}

/** The names of the dishes that can be bought. */
const dishNames = (menu: readonly CatalogueCategory[]): string[] =>
  menu.flatMap(({ product }) =>
    product.filter(({ available }) => available === 'yes').map(({ product_name }) => product_name),
  );
