import type { Registry } from '../registry/registry';
import { liveVersion } from '../registry/commands/change-brand';
import { ofTeam } from '../registry/format-who';
import type { BrandFileCheck } from '../brands/brand-versions';
import type { QueryResult } from './query-result';

export interface BrandStateDeps {
  readonly registry: Pick<Registry, 'brandVersions'>;
  brandFile(brand: string): BrandFileCheck | undefined;
}

/** What visitors get of a brand's data, and all that was saved of it (BRD-7); the data are those of `version` when it is given. */
export async function brandState(
  { registry, brandFile }: BrandStateDeps,
  brand: string,
  version: string | undefined,
): Promise<QueryResult<'brand'>> {
  const file = brandFile(brand);
  if (file === undefined) return { kind: 'refused', status: 404, fault: `There is no brand "${brand}".` };
  const versions = await registry.brandVersions(brand);
  const live = liveVersion(versions, file.hash);
  const wanted = versions.find(({ number }) => number === Number(version));
  if (version !== undefined && wanted === undefined)
    return { kind: 'refused', status: 404, fault: `${brand} has no version ${version}.` };
  const last = versions.at(-1);
  return {
    kind: 'found',
    answer: {
      brand,
      latest: last?.number ?? 0,
      source: live === undefined ? 'file' : 'version',
      data: (wanted ?? live ?? file).data,
      draft: last?.kind === 'draft' ? last.number : null,
      versions: versions
        .map(({ number, kind, by, person, machine, at, reason }) => ({
          number,
          kind,
          by,
          ...ofTeam({ person, machine }),
          at,
          reason,
        }))
        .reverse(),
    },
  };
}
