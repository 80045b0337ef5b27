import type { RegistryAnswer, ReleaseManifest } from '@storefront/contract';
import { and, eq } from 'drizzle-orm';
import type { RegistryDatabase } from '../registry/database';
import { placeText } from '../source-maps/source-places';
import type { SourcePlaces } from '../source-maps/source-places';
import { releaseFaults } from '../votes/tables';

type Row = typeof releaseFaults.$inferSelect;
type Fault = RegistryAnswer<'release/faults'>[number];

/** What fails in pages with a release, the most frequent first (OBS-1). */
export type ReadFaults = (release: ReleaseManifest) => Promise<Fault[]>;

export interface ReadFaultsDeps {
  readonly database: Pick<RegistryDatabase['database'], 'select'>;
  readonly places: Pick<SourcePlaces, 'of'>;
}

/** Reads the errors that pages reported of a release, and names their places by its sources. */
export function readFaultsWith({ database, places }: ReadFaultsDeps): ReadFaults {
  return async (release) => {
    const rows = await database
      .select()
      .from(releaseFaults)
      .where(and(eq(releaseFaults.name, release.feature), eq(releaseFaults.version, release.version)))
      .orderBy(releaseFaults.fault, releaseFaults.brand);
    const byFault = new Map<string, [Row, ...Row[]]>();
    for (const row of rows) {
      const known = byFault.get(row.fault);
      if (known === undefined) byFault.set(row.fault, [row]);
      else known.push(row);
    }
    const faults: Fault[] = [];
    for (const all of byFault.values()) {
      const [{ during, code, stack }] = all;
      const found = await places.of(release, stack);
      const words = found.map((place) => place && placeText(place));
      faults.push({
        during,
        code,
        place: words[0] ?? null,
        stack: stack.map((position, index) => words[index] ?? position),
        brands: all.map(({ brand }) => brand),
        visitors: all.reduce((sum, { visitors }) => sum + visitors, 0),
        since: new Date(Math.min(...all.map(({ since }) => since.getTime()))).toISOString(),
        last: new Date(Math.max(...all.map(({ last }) => last.getTime()))).toISOString(),
      });
    }
    return faults.sort((one, other) => other.visitors - one.visitors);
  };
}

/** The most frequent fault of a release as the end of a sentence; undefined when nobody reported one with its place. */
export function worstInWords(release: string, faults: readonly Fault[]): string | undefined {
  const [worst] = faults;
  if (worst === undefined || worst.visitors === 0) return undefined;
  const { code, place, stack, visitors } = worst;
  return `${release} fails at ${place ?? stack[0]} for ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'} (${code})`;
}
