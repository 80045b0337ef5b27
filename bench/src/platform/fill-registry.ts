import { sql } from 'drizzle-orm';
import { aReleaseOf } from '../../../platform/src/testing/releases';
import type { RegistryDatabase } from '../../../platform/src/registry/database';
import { listFeatures, partnerOf, remotesInRollout } from './scale';
import type { Scale } from './scale';

type Database = RegistryDatabase['database'];

// A placeholder in a manifest; the database replaces it by the number of the version.
const place = '@number@';
const filesOfRelease = 12;

/** The manifest of a release with as many files as our releases have. */
function manifestText(feature: string): string {
  const paths = Array.from({ length: filesOfRelease }, (_item, file) => `${file}.${place}.js`);
  const [entry = '', ...chunks] = paths;
  const release = aReleaseOf(feature, `1.0.${place}`, {
    entry,
    container: `${feature.replace(/\W/g, '_')}_${place}`,
    addresses: 'content',
    ...(feature === 'shell' && { decisionFile: true }),
    exposes: { [feature === 'shell' ? './start' : './pages/home']: { js: chunks.slice(0, 3), css: [] } },
    files: paths.map((path, file) => ({
      path,
      integrity: `sha384-${`${feature}${file}`.replace(/\W/g, '')}${place}`.padEnd(71, 'A'),
      bytes: 30_000,
      brotliBytes: 9_000,
      gzipBytes: 10_000,
      contentType: 'text/javascript; charset=utf-8',
    })),
  });
  return JSON.stringify(release);
}

// A statement of the product may take ten seconds.
const batchSize = 1_000;

/** Publishes versions 1.0.1 … 1.0.`count` of a feature. */
async function publish(database: Database, feature: string, count: number): Promise<void> {
  const manifest = manifestText(feature);
  for (let first = 1; first <= count; first += batchSize)
    await database.execute(sql`
      insert into registry.release (name, version, manifest, published_at, opened_at)
      select ${feature}, '1.0.' || number, replace(${manifest}, ${place}, number::text)::jsonb,
        timestamptz '2026-01-01' + number * interval '1 minute', timestamptz '2026-01-01' + number * interval '1 minute'
      from generate_series(${first}::int, ${Math.min(count, first + batchSize - 1)}::int) number`);
}

/**
 * Fills a migrated registry with releases that were all stable one after the other, two remotes being rolled out, a pin on every tenth
 * brand, a rollback on every hundredth, and partners with a listing of their own.
 */
export async function fillRegistry(database: Database, scale: Scale): Promise<void> {
  const features = listFeatures(scale);
  const versions = Math.max(2, Math.ceil(scale.releases / features.length));
  for (const feature of features) await publish(database, feature, versions);
  await database.execute(sql`
    insert into registry.stable_turn (id, kind, name, version, at)
    select row_number() over (order by published_at, name), 'promote', name, version, published_at
    from registry.release where version <> ${`1.0.${versions}`}`);

  const partners = Array.from({ length: scale.brands }, (_item, brand) => partnerOf(brand)).filter(
    (partner) => partner !== undefined,
  );
  for (const partner of partners) await publish(database, `${partner}/listing`, 2);
  await database.execute(sql`
    insert into registry.stable_turn (id, kind, name, version, at)
    select (select coalesce(max(id), 0) from registry.stable_turn) + row_number() over (order by version, name), 'promote', name, version, published_at
    from registry.release where name like '%/listing'`);
  await database.execute(sql`
    insert into registry.stable_turn (id, kind, name, version, brands, at)
    select (select max(id) from registry.stable_turn) + row_number() over (), 'rollback', 'remote-0', '1.0.1',
      jsonb_build_array('brand-' || brand), now()
    from generate_series(0, ${scale.brands - 1}::int, 100) brand`);
  await database.execute(sql`
    insert into registry.pin (brand, feature, name, version)
    select 'brand-' || brand, 'remote-2', 'remote-2', '1.0.1' from generate_series(3, ${scale.brands - 1}::int, 10) brand`);
  const steps = JSON.stringify([{ share: 1_000, minimumMinutes: 30, minimumPageLoads: 100 }]);
  for (const [number, feature] of remotesInRollout(scale).entries())
    await database.execute(sql`
      insert into registry.rollout (id, name, version, state, steps, step, step_began_at, salt, started_at)
      values (${number + 1}, ${feature}, ${`1.0.${versions}`}, 'running', ${steps}::jsonb, 0, now(), ${`salt ${feature}`}, now())`);
  await database.execute(sql`update registry.generation set generation = generation + 1`);
  await database.execute(sql`analyze`);
}
