const name = 'ReleasePlugin';

/** The file in `dist/` that describes the build for publishing; it is not served. */
const releaseFile = 'release.json';

const isScript = (path) => path.endsWith('.js');
const isServerPart = (path) => /^server\.[0-9a-f]+\.cjs$/.test(path);
const isStyle = (path) => path.endsWith('.css');

const filesOf = (chunks) => {
  const paths = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))];
  return { js: paths.filter(isScript), css: paths.filter(isStyle) };
};

/** Each exposed module with the files that loading it needs, in the order in which webpack requests them. */
const exposedFiles = (compilation, entrypoint) => {
  const exposes = {};
  for (const chunk of entrypoint.chunks) {
    for (const module of compilation.chunkGraph.getChunkEntryModulesIterable(chunk)) {
      for (const block of module.blocks) {
        const exposed = block.dependencies.find((dependency) => dependency.exposedName !== undefined);
        const group = exposed && compilation.chunkGraph.getBlockChunkGroup(block);
        if (group) exposes[exposed.exposedName] = filesOf(group.chunks);
      }
    }
  }
  return Object.fromEntries(Object.entries(exposes).sort(([one], [other]) => (one < other ? -1 : 1)));
};

/**
 * The shell's own pages that have separate files, by the names of their chunks: `pages-contact-us` is `./pages/contact-us`.
 */
const ownPages = (compilation) =>
  Object.fromEntries(
    [...compilation.namedChunkGroups]
      .filter(([chunk]) => chunk.startsWith('pages-'))
      .map(([chunk, group]) => [chunk.replace('-', '/').replace(/^/, './'), filesOf(group.chunks)])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

/**
 * Writes `release.json`: what the platform needs to know about a build and cannot see in its files (REL-1). The shell, which exposes
 * nothing, names its own start module `./start`, and the files of its own pages.
 */
export class ReleasePlugin {
  constructor(description) {
    this.description = description;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const { startOf, ...description } = this.description;
        const entrypoint = compilation.entrypoints.get(startOf ?? description.container);
        const start = filesOf(entrypoint.chunks);
        const release = {
          format: 'storefront-build/1',
          ...description,
          entry: start.js.at(-1),
          exposes:
            startOf === undefined
              ? exposedFiles(compilation, entrypoint)
              : { './start': start, ...ownPages(compilation) },
          // It renders the first screens on a server; a page never loads it.
          server: Object.keys(compilation.assets).find(isServerPart),
        };
        compilation.emitAsset(releaseFile, new sources.RawSource(`${JSON.stringify(release, null, 2)}\n`));
      });
    });
  }
}
