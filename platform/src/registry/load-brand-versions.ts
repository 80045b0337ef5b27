import { and, desc, eq } from 'drizzle-orm';
import type { RegistryReader } from './database';
import { ofTeam } from './format-who';
import type { BrandVersion } from './snapshot';
import { brandVersions } from './tables';

/** The versions of a brand, in order; only the one with this number where it is given. */
export async function loadBrandVersions(
  reader: RegistryReader,
  brand: string | undefined,
  number?: number,
): Promise<BrandVersion[]> {
  if (brand === undefined) return [];
  const rows = await reader
    .select()
    .from(brandVersions)
    .where(
      and(
        eq(brandVersions.brand, brand),
        number === undefined ? undefined : eq(brandVersions.number, number),
      ),
    )
    .orderBy(brandVersions.number);
  return rows.map(brandVersionOf);
}

const brandVersionOf = ({
  at,
  person,
  machine,
  ...row
}: typeof brandVersions.$inferSelect): BrandVersion => ({
  ...row,
  ...ofTeam({ person, machine }),
  at: at.toISOString(),
});

/**
 * The latest version of each kind of every brand, in order. `known` are those that were read before: their rows never change, so that
 * the data of ten thousand brands are not read again for each change.
 */
export async function loadCurrentVersions(
  reader: RegistryReader,
  known: Map<string, BrandVersion>,
): Promise<BrandVersion[]> {
  const { brand, kind, number } = brandVersions;
  const current = await reader
    .selectDistinctOn([brand, kind], { brand, number })
    .from(brandVersions)
    .orderBy(brand, kind, desc(number));
  const keyOf = (one: Pick<BrandVersion, 'brand' | 'number'>) => `${one.brand} ${one.number}`;
  const versions: BrandVersion[] = [];
  for (const one of current) {
    const version = known.get(keyOf(one)) ?? (await loadBrandVersions(reader, one.brand, one.number))[0];
    if (version !== undefined) versions.push(version);
  }
  known.clear();
  for (const version of versions) known.set(keyOf(version), version);
  return versions.sort((one, other) => one.number - other.number);
}
