import { mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@storefront/contract';
import { watchFolder } from '../files/watch-folder';
import { unlessMissing, writeFirst, writeWhole } from '../files/write-whole';
import type { Encoded, Encoding } from './encodings';
import { DamagedRelease, type ReleaseId, type ReleaseStore } from './release-store';

const suffixes: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' };

/** `partner/listing` is one folder, not two. */
const folderOf = (name: string) => encodeURIComponent(name);
const nameOf = (folder: string) => decodeURIComponent(folder);

// More than anybody falls back on, however often a feature has been released.
const turnsRead = 20;

const parsed = (path: string, text: string): ReleaseManifest => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DamagedRelease(`${path} is damaged. Remove it and publish that release again.`, {
      cause: error,
    });
  }
};

const namesIn = async (folder: string) =>
  ((await unlessMissing(readdir(folder))) ?? []).filter((name) => !name.startsWith('.')).sort();

/**
 * Releases in a folder: `files/` by content, `manifests/` by name and version, `stable/` a numbered entry for every
 * time a version became stable, `been-stable/` a mark for each version that ever was, and `changed`, which is written last
 * so that others notice.
 */
export const fileReleaseStore = async (folder: string): Promise<ReleaseStore> => {
  await mkdir(folder, { recursive: true });
  const manifestPath = ({ name, version }: ReleaseId) =>
    join(folder, 'manifests', folderOf(name), `${version}.json`);
  const filePath = (integrity: string, encoding: Encoding) => {
    const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
    return join(folder, 'files', hash.slice(0, 2), `${hash}${suffixes[encoding]}`);
  };
  const tellOthers = (at: string) => writeWhole(join(folder, 'changed'), `${at}\n`);

  const manifest: ReleaseStore['manifest'] = async (name, version) => {
    const path = manifestPath({ name, version });
    const text = await unlessMissing(readFile(path, 'utf8'));
    return text === undefined ? undefined : parsed(path, text);
  };

  const markPath = ({ name, version }: ReleaseId) => join(folder, 'been-stable', folderOf(name), version);

  const turnFolder = (name: string) => join(folder, 'stable', folderOf(name));

  const turns = async (name: string): Promise<{ number: number; version: string }[]> => {
    const entries = (await namesIn(turnFolder(name))).slice(-turnsRead).reverse();
    const versions = entries.map((entry) => readFile(join(turnFolder(name), entry), 'utf8'));
    return (await Promise.all(versions)).map((version, place) => ({
      number: Number(entries[place]),
      version: version.trim(),
    }));
  };

  const addFile = async (integrity: string, forms: Encoded) => {
    const wanted: [Encoding, Uint8Array | undefined][] = [
      ['br', forms.br],
      ['gzip', forms.gzip],
      ['identity', forms.identity],
    ];
    for (const [encoding, bytes] of wanted) {
      if (bytes !== undefined) await writeWhole(filePath(integrity, encoding), bytes);
    }
  };

  return {
    manifest,
    async list() {
      const names = await namesIn(join(folder, 'manifests'));
      const lists = await Promise.all(
        names.map(async (name) => {
          const files = await namesIn(join(folder, 'manifests', name));
          return files.map((file) => ({ name: nameOf(name), version: file.replace(/\.json$/, '') }));
        }),
      );
      return lists.flat();
    },
    async add(release, files) {
      for (const [integrity, forms] of files) await addFile(integrity, forms);
      const id = { name: release.feature, version: release.version };
      const first = await writeFirst(manifestPath(id), `${JSON.stringify(release, null, 2)}\n`);
      if (first) await tellOthers(release.publishedAt);
      return first;
    },
    async restore(files) {
      for (const [integrity, forms] of files) await addFile(integrity, forms);
    },
    file: (integrity, encoding) => unlessMissing(readFile(filePath(integrity, encoding))),
    names: async () => (await namesIn(join(folder, 'stable'))).map(nameOf),
    stable: async (name) => [...new Set((await turns(name)).map(({ version }) => version))],
    async hasBeenStable({ name, version }) {
      const mark = await unlessMissing(stat(markPath({ name, version })));
      // Stores from before there were marks have only the turns.
      return mark !== undefined || (await turns(name)).some((turn) => turn.version === version);
    },
    async makeStable({ name, version }, at) {
      await writeFirst(markPath({ name, version }), `${at.toISOString()}\n`);
      for (;;) {
        const [last] = await turns(name);
        if (last?.version === version) return;
        const next = String((last?.number ?? 0) + 1).padStart(8, '0');
        // When another process has taken the number for another version, that one was stable before this one.
        if (await writeFirst(join(turnFolder(name), next), `${version}\n`)) break;
      }
      await tellOthers(at.toISOString());
    },
    watch: (changed) => watchFolder(folder, changed),
  };
};
