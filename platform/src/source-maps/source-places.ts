import { Worker } from 'node:worker_threads';
import type { ReleaseFile, ReleaseManifest } from '@storefront/contract';
import { LRUCache } from 'lru-cache';
import type { VerifiedFiles } from '../releases/verified-files';
import { parsePosition } from './built-position';
import type { BuiltPosition } from './built-position';

/** A place in the sources of a release; `line` and `column` begin at 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The innermost function around it that has a name. */
  readonly name?: string;
}

export interface SourcePlacesDeps {
  readonly files: Pick<VerifiedFiles, 'find'>;
  /** Milliseconds that one file of a release may take. */
  readonly timeLimit?: number;
}

type Files = Pick<ReleaseManifest, 'feature' | 'version' | 'files' | 'maps' | 'server'>;

interface Traced {
  readonly source: string;
  readonly line: number;
  readonly column: number;
  readonly name?: string;
}

const placesKept = 5_000;
const defaultTimeLimit = 5_000;
const megabytes = 192;
const longestName = 120;

const program = new URL('./trace-worker.mjs', import.meta.url);

/** Names positions in the files of a release by its sources, with the source maps that were published with it (REL-18, OBS-1). */
export class SourcePlaces {
  private readonly known = new LRUCache<string, { readonly place: SourcePlace | undefined }>({
    max: placesKept,
  });
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: SourcePlacesDeps) {}

  /** The place of each position, such as `pages-home.1a2b.js:1:2345`; undefined where the release has no such file or its map no such place. */
  async of(release: Files, positions: readonly string[]): Promise<(SourcePlace | undefined)[]> {
    const parsed = positions.map(parsePosition);
    const paths = new Set(parsed.flatMap((position) => position?.path ?? []));
    for (const path of paths) {
      const file = fileOf(release, path);
      const map = release.maps?.find((one) => one.path === `${path}.map`);
      if (file === undefined || map === undefined) continue;
      const unknown = parsed.filter(
        (position) => position?.path === path && !this.known.has(keyOf(file, position)),
      );
      if (unknown.length > 0)
        // One after another, so that a page of the console takes one processor at most.
        await (this.last = this.last.then(() =>
          this.trace(
            release,
            file,
            map,
            unknown.filter((one) => one !== undefined),
          ),
        ));
    }
    return parsed.map((position) => {
      const file = position && fileOf(release, position.path);
      return file && this.known.get(keyOf(file, position))?.place;
    });
  }

  /** Never rejects: what cannot be traced has no place. */
  private async trace(
    release: Files,
    file: ReleaseFile,
    map: ReleaseFile,
    positions: readonly BuiltPosition[],
  ): Promise<void> {
    const traced = await this.run(release, file, map, positions).catch(() => undefined);
    // A store that does not answer is asked again the next time.
    if (traced === undefined) return;
    for (const [index, position] of positions.entries())
      this.known.set(keyOf(file, position), { place: placeOf(traced[index]) });
  }

  private async run(
    release: Files,
    file: ReleaseFile,
    map: ReleaseFile,
    positions: readonly BuiltPosition[],
  ): Promise<readonly (Traced | null)[] | undefined> {
    const [script, mapText] = await Promise.all(
      [file, map].map(async (one) => {
        const found = await this.deps.files.find(release, one, ['identity']);
        return found && Buffer.from(found.bytes).toString('utf8');
      }),
    );
    if (script === undefined || mapText === undefined) return undefined;
    const worker = new Worker(program, {
      workerData: {
        script,
        map: mapText,
        // Columns of browsers begin at 1, those of maps at 0.
        positions: positions.map(({ line, column }) => ({ line, column: Math.max(0, column - 1) })),
      },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // Nothing of the server's surroundings is for the parsers.
      env: {},
      execArgv: [],
    });
    const limit = setTimeout(() => void worker.terminate(), this.deps.timeLimit ?? defaultTimeLimit);
    return new Promise<readonly (Traced | null)[]>((resolve) => {
      worker.once('message', resolve);
      // A map or a script that cannot be parsed in time names nothing.
      worker.once('error', () => resolve([]));
      worker.once('exit', () => resolve([]));
    }).finally(() => {
      clearTimeout(limit);
      void worker.terminate();
    });
  }
}

function fileOf({ files, server }: Files, path: string): ReleaseFile | undefined {
  return files.find((file) => file.path === path) ?? (server?.path === path ? server : undefined);
}

function keyOf({ integrity }: ReleaseFile, { line, column }: BuiltPosition): string {
  return `${integrity} ${line}:${column}`;
}

function placeOf(traced: Traced | null | undefined): SourcePlace | undefined {
  if (traced === null || traced === undefined) return undefined;
  // webpack writes `webpack://name/./src/pages/home.tsx`.
  const file = traced.source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').slice(0, 300);
  const { line, column, name } = traced;
  return { file, line, column, ...(name !== undefined && { name: name.slice(0, longestName) }) };
}

/** `src/pages/rewards.tsx:41 in addDish`. */
export function placeText({ file, line, name }: SourcePlace): string {
  return `${file}:${line}${name === undefined ? '' : ` in ${name}`}`;
}
