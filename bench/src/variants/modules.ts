type BringModule = (path: string) => Promise<unknown>;

declare global {
  interface ImportMeta {
    /** Webpack's own: every file below a folder that fits, each as a chunk. */
    webpackContext(
      folder: string,
      options: { recursive: boolean; mode: 'lazy'; regExp: RegExp; exclude: RegExp },
    ): BringModule & { keys(): string[] };
  }
}

/** Every page and widget of the remotes, found by their folders, each as a chunk of the one build. */
const chunks = import.meta.webpackContext('../../..', {
  recursive: true,
  mode: 'lazy',
  regExp: /^\.\/remote-[a-z-]+\/src\/(pages|widgets)\/[a-z-]+\.tsx$/,
  exclude: /[\\/](node_modules|dist|api|platform|shared|docs|e2e|\.[a-z]+)$/,
});

/** `./widgets/BookTab` of booking stands in `remote-booking/src/widgets/book-tab.tsx`. */
const pathOf = (feature: string, expose: string): string => {
  const name = expose.replace(/(?<!\/)[A-Z]/g, '-$&').toLowerCase();
  return `./remote-${feature}/src/${name.replace('./', '')}.tsx`;
};

/** Brings a module by feature and exposed name; rejects when the build has no such thing. */
export function fromChunks(feature: string, expose: string): Promise<unknown> {
  const path = pathOf(feature, expose);
  return chunks.keys().includes(path)
    ? chunks(path)
    : Promise.reject(new Error(`The build has no ${feature} ${expose}`));
}
