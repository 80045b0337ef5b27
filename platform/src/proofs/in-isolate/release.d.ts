/** The build that is run; written by `entry-config.ts`. */
declare module 'release.json' {
  const release: {
    readonly entry: string;
    readonly container: string;
    readonly exposes: readonly string[];
    readonly base: string;
    readonly integrity: Readonly<Record<string, string>>;
    readonly shared: readonly { readonly name: string; readonly version: string }[];
    /** The name of each script's module, by its path. */
    readonly modules: Readonly<Record<string, string>>;
    /** The paths of the style sheets. */
    readonly sheets: readonly string[];
  };
  export default release;
}
