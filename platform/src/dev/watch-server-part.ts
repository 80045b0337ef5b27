import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServerPartPlugin } from '@storefront/build/webpack/server-part';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

export interface WatchedServerPart {
  readonly feature: string;
  /** Its file, once it is built. */
  readonly file: string;
  stop(): Promise<void>;
}

/**
 * Builds the server part of the remote in `directory` into `folder` now and after each change, readable and with its sources, for a
 * debugger. Throws when the remote has no pages.
 */
export async function watchServerPart(
  directory: string,
  folder: string,
  failed: (errors: readonly string[]) => void,
): Promise<WatchedServerPart> {
  const { default: config } = (await import(pathToFileURL(join(directory, 'webpack.config.mjs')).href)) as {
    default: Configuration;
  };
  const plugin = config.plugins?.find((one) => one instanceof ServerPartPlugin);
  if (plugin === undefined || plugin.isEmpty)
    throw new Error('This remote has no pages that a server draws.');
  const compiler = webpack(plugin.inspectable(folder, config.resolve ?? {}));
  let resolve: () => void = () => undefined;
  const built = new Promise<void>((done) => (resolve = done));
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
    if (error) failed([error.message]);
    else if (errors.length > 0) failed(errors.map(({ message }) => message));
    resolve();
  });
  await built;
  return {
    feature: plugin.feature,
    file: join(folder, 'server.cjs'),
    async stop() {
      await new Promise((stopped) => watching?.close(stopped));
      await new Promise((closed) => compiler.close(closed));
    },
  };
}
