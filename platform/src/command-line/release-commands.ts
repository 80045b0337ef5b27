import { fileReleaseStore } from '../releases/file-release-store';
import { publishAsStable } from '../releases/publish-release';
import { releaseId } from '../releases/release-store';
import type { Command } from './command';

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const publish: Command = {
  name: 'release publish',
  takes: ['FOLDER'],
  what: 'stores a built folder (a workspace’s dist) as an immutable release and makes it the stable one',
  options: {
    version: { type: 'string', what: 'the version that is meant; refused when the build carries another' },
    author: { type: 'string', what: 'who publishes' },
    commit: { type: 'string', what: 'what it was built from' },
    stable: { type: 'boolean', what: 'make it stable even when it was stable before' },
  },
  async run({ output, clock, releasesDirectory, author, commit }, [folder = ''], options) {
    const store = await fileReleaseStore(releasesDirectory);
    output.line(`Publishing ${folder} to ${releasesDirectory} …`);
    const published = await publishAsStable(
      { store, clock },
      {
        folder,
        author: text(options['author']) ?? author,
        commit: text(options['commit']) ?? commit,
        version: text(options['version']),
      },
      options['stable'] ? 'always' : 'when-new',
    );
    if (published.kind === 'refused') {
      for (const fault of published.faults) output.line(fault);
      output.value({ kind: 'refused', faults: published.faults });
      return 1;
    }
    const { feature: name, version, files } = published.release;
    const id = releaseId({ name, version });
    const outcomes = {
      published: `${id} is published: ${files.length} files.`,
      unchanged: `${id} was published before, with the same content.`,
      repaired: `${id} was published before, with the same content; damaged files were written again: ${published.kind === 'repaired' ? published.paths.join(', ') : ''}.`,
    };
    output.line(outcomes[published.kind]);
    const [stable] = await store.stable(name);
    output.line(stable === version ? `${id} is stable.` : `${name}@${stable} stays stable.`);
    output.value({ kind: published.kind, release: id, stable: stable ?? null });
    return 0;
  },
};

const list: Command = {
  name: 'release list',
  takes: [],
  what: 'names every release, and which of them is stable',
  options: { feature: { type: 'string', what: 'of this feature alone' } },
  async run({ output, releasesDirectory }, _words, options) {
    const store = await fileReleaseStore(releasesDirectory);
    const wanted = text(options['feature']);
    const releases = (await store.list()).filter(({ name }) => wanted === undefined || name === wanted);
    const stable = new Map<string, string | undefined>();
    for (const name of new Set(releases.map((release) => release.name)))
      stable.set(name, (await store.stable(name))[0]);
    const rows = releases.map(({ name, version }) => ({
      name,
      version,
      stable: stable.get(name) === version,
    }));
    for (const row of rows) output.line(`${releaseId(row)}${row.stable ? '  stable' : ''}`);
    if (rows.length === 0) output.line('There is no release yet.');
    output.value(rows);
    return 0;
  },
};

const show: Command = {
  name: 'release show',
  takes: ['NAME@VERSION'],
  what: 'tells what a release is made of',
  options: {},
  async run({ output, releasesDirectory }, [id = '']) {
    const place = id.lastIndexOf('@');
    const store = await fileReleaseStore(releasesDirectory);
    const release = place < 1 ? undefined : await store.manifest(id.slice(0, place), id.slice(place + 1));
    if (release === undefined) {
      output.line(`There is no release ${id}.`);
      output.value({ kind: 'refused', faults: [`There is no release ${id}.`] });
      return 1;
    }
    output.line(`${id}, published ${release.publishedAt} by ${release.author} from ${release.commit}`);
    const { needed, provided } = release.hostContract;
    output.line(`host contract: ${needed === undefined ? `provides ${provided}` : `needs ${needed}`}`);
    for (const { name, version, provided: own } of release.shared)
      output.line(`${own ? 'provides' : 'needs'} ${name} ${version}`);
    for (const [expose, { js, css }] of Object.entries(release.exposes))
      output.line(`${expose}: ${[...js, ...css].join(', ')}`);
    for (const { path, bytes, brotliBytes, integrity } of release.files) {
      output.line(`${path}  ${kilobytes(bytes)}, brotli ${kilobytes(brotliBytes)}  ${integrity}`);
    }
    output.value(release);
    return 0;
  },
};

export const releaseCommands: readonly Command[] = [publish, list, show];
