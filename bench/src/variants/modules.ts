type LoadModule = (path: string) => Promise<unknown>;

declare global {
  interface ImportMeta {
    /** Webpack's function: every matching file in a folder, each as a chunk. */
    webpackContext(
      folder: string,
      options: { recursive: boolean; mode: 'lazy'; regExp: RegExp; exclude: RegExp },
    ): LoadModule & { keys(): string[] };
  }
}

/** Every page and widget of the remotes, found by folder, each as a chunk of the single build. */
const chunks = import.meta.webpackContext('../../..', {
  recursive: true,
  mode: 'lazy',
  regExp: /^\.\/remote-[a-z-]+\/src\/(pages|widgets)\/[a-z-]+\.tsx$/,
  exclude: /[\\/](node_modules|dist|api|platform|shared|docs|e2e|\.[a-z]+)$/,
});

/** `./widgets/BookTab` of booking is in `remote-booking/src/widgets/book-tab.tsx`. */
const pathOf = (feature: string, expose: string): string => {
  const name = expose.replace(/(?<!\/)[A-Z]/g, '-$&').toLowerCase();
  return `./remote-${feature}/src/${name.replace('./', '')}.tsx`;
};

/** Loads a module by feature and exposed name; rejects when the build has no such module. */
export function fromChunks(feature: string, expose: string): Promise<unknown> {
  const path = pathOf(feature, expose);
  return chunks.keys().includes(path)
    ? chunks(path)
    : Promise.reject(new Error(`The build has no ${feature} ${expose}`));
}
