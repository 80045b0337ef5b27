import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptsOfPage, weighedPages } from './built-pages';
import { bytesByGroup } from './bytes-by-source';
import { findPackage } from './find-package';

/** Compressed bytes by package. */
export type Weights = ReadonlyMap<string, number>;

/** The size of the scripts of a page as releases and as one bundle. */
export interface PageWeights {
  readonly name: string;
  readonly federated: Weights;
  readonly bundle: Weights;
  /** The number of files of the federated page. */
  readonly files: number;
}

const weigh = (files: readonly string[]): Weights => {
  const sum = new Map<string, number>();
  for (const file of files) {
    const parts = bytesByGroup(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'), findPackage);
    for (const [name, bytes] of parts) sum.set(name, (sum.get(name) ?? 0) + bytes);
  }
  return sum;
};

/** Weighs the pages of a folder that `mapped.webpack.mjs` has written. */
export function weighPages(folder: string): PageWeights[] {
  const bundle = readdirSync(join(folder, 'bundle'));
  return weighedPages.map((page) => {
    const files = scriptsOfPage(page, (workspace) => join(folder, workspace));
    const entry = bundle.find((file) => file.startsWith(`${page.name}.`) && file.endsWith('.js'));
    if (entry === undefined) throw new Error(`The bundle has no ${page.name}`);
    return {
      name: page.name,
      files: files.length,
      federated: weigh(files),
      bundle: weigh([join(folder, 'bundle', entry)]),
    };
  });
}
