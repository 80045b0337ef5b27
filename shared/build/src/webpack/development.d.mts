import type { Configuration } from 'webpack';

/** A file with which a page that is open comes from one build to the next, by its name. */
export interface UpdateFile {
  readonly name: string;
  readonly text: string;
  /** Its source map; a manifest has none. */
  readonly map?: string | undefined;
}

export declare function developmentConfig(
  config: Configuration,
  deps: {
    readonly build: string;
    readonly maps: string;
    readonly files: string;
    readonly updated: (file: UpdateFile) => void;
  },
): Configuration;

export declare function pageScriptConfig(deps: {
  readonly directory: string;
  readonly folder: string;
}): Configuration;
