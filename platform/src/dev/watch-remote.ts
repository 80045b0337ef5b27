import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { developmentConfig } from '@storefront/build/webpack/development';
import type { UpdateFile } from '@storefront/build/webpack/development';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { filesPath, mapsPath } from './page-script';

/** The result of a build: a folder that can be published, or the errors as webpack reports them. */
export type BuildResult =
  | {
      readonly kind: 'built';
      readonly folder: string;
      readonly version: string;
      /** The hash by which an open page knows which build it has. */
      readonly hash: string;
    }
  | { readonly kind: 'failed'; readonly errors: readonly string[] };

interface BuildDescription {
  readonly version: string;
}

const configurationFile = 'webpack.config.mjs';

/** The version of a development build; it sorts before the release that it may become. */
export function developmentVersion(version: string, at: number): string {
  return `${version}-dev.${at.toString(36)}`;
}

/**
 * Gives a built folder another version by changing release.json alone. Its files are addressed by that version and not by their content,
 * as they keep their names.
 */
export async function renameBuild(folder: string, version: string): Promise<void> {
  const path = join(folder, 'release.json');
  const description = JSON.parse(await readFile(path, 'utf8')) as BuildDescription;
  await writeFile(path, `${JSON.stringify({ ...description, version, addresses: undefined }, null, 2)}\n`);
}

export interface WatchRemoteDeps {
  /** Where builds are written; the source maps are part of what is uploaded, so that faults name the sources (REL-18). */
  readonly build: string;
  readonly built: (result: BuildResult) => void;
  /** Takes the files with which an open page comes from one build to the next (DEV-5). */
  readonly updated: (file: UpdateFile) => void;
  readonly now?: () => number;
}

/**
 * Builds the remote in `directory` now and after each change of its files; its own `dist` stays unchanged. Throws when the folder
 * has no webpack.config.mjs. Returns the function that stops it.
 */
export async function watchRemote(
  directory: string,
  { build, built, updated, now = Date.now }: WatchRemoteDeps,
): Promise<() => Promise<void>> {
  const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as BuildDescription;
  // The webpack configuration reads it once, when it is loaded.
  process.env['RELEASE_VERSION'] = `${manifest.version}-dev`;
  const { default: config } = (await import(pathToFileURL(join(directory, configurationFile)).href)) as {
    default: Configuration;
  };
  const compiler = webpack(developmentConfig(config, { build, maps: mapsPath, files: filesPath, updated }));
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
    if (error) built({ kind: 'failed', errors: [error.message] });
    else if (errors.length > 0) built({ kind: 'failed', errors: errors.map(({ message }) => message) });
    else
      built({
        kind: 'built',
        folder: build,
        version: developmentVersion(manifest.version, now()),
        hash: stats?.hash ?? '',
      });
  });
  return async () => {
    await new Promise((stopped) => watching?.close(stopped));
    await new Promise((closed) => compiler.close(closed));
  };
}
