import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFeatures } from '../../deploy/src/find-features';
import { root, runChild, startChild } from './child';

const webpack = 'node_modules/webpack/bin/webpack.js';

/** Builds the releases that have never been built; existing builds are measured as they are. */
export async function buildMissing(): Promise<void> {
  for (const workspace of findFeatures(root)) {
    if (statSync(join(root, workspace, 'dist/release.json'), { throwIfNoEntry: false })) continue;
    await runChild([webpack, '--config', `${workspace}/webpack.config.mjs`], {
      NODE_ENV: 'production',
      STOREFRONT_TYPES: 'unchecked',
    });
  }
}

/**
 * Builds a rival of the product from the same source into `folder`; `origin` is the address at which it will be served.
 */
export function buildRival(rival: 'bundle' | 'plain', folder: string, origin: string): Promise<void> {
  return runChild([webpack, '--config', `bench/src/variants/${rival}.webpack.mjs`], {
    NODE_ENV: 'production',
    STOREFRONT_TYPES: 'unchecked',
    BENCH_OUTPUT: folder,
    BENCH_ORIGIN: origin,
  });
}

/** The start time of the product's clock: a Friday evening. */
export const benchStart = '2026-11-20T18:30:00Z';

export interface Product {
  /** The address of the marketplace. */
  readonly origin: string;
  readonly processId: number;
  end(): Promise<void>;
}

/** Starts the whole product as `npm start` does: any free port, its own data folder, Friday evening by its clock. */
export async function startProduct(
  catalogue?: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'storefront-bench-data-'));
  const removeData = () => rmSync(dataDirectory, { recursive: true, force: true });
  try {
    const server = await startChild(
      ['--import', 'tsx', 'deploy/src/serve.ts'],
      {
        PORT: '0',
        DATA_DIR: dataDirectory,
        CLOCK: benchStart,
        NODE_ENV: 'development',
        CATALOGUE: catalogue ?? '',
        ...environment,
      },
      /^ready (http\S+)/,
    );
    return {
      origin: server.matchedText,
      processId: server.processId,
      end: async () => {
        await server.end();
        removeData();
      },
    };
  } catch (fault) {
    removeData();
    throw fault;
  }
}
