import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exposesNeededOf } from '@storefront/contract';
import { featureOf } from '../releases/release-store';
import { temporaryFolder } from './temporary-folder';

export interface BuildOptions {
  feature?: string;
  version?: string;
  /** Files that replace the default entry, page and style of the build. */
  files?: Record<string, string>;
  /** Fields of `release.json` that differ from the defaults. */
  description?: Record<string, unknown>;
}

const shellShared = [{ name: 'react', version: '19.3.1', singleton: true, provided: true }];
const remoteShared = [{ name: 'react', version: '^19.3.1', singleton: true, provided: false }];

/** The default files of a remote's build. */
export function remoteFiles(version: string) {
  return {
    'entry.js': `var remote = '${version}';${'/* long enough to be worth compressing */'.repeat(20)}`,
    'home.js': `page('home', '${version}');`,
    'home.css': '.home { color: red }',
    'later.js': 'later();',
  };
}

const shellFiles = (version: string) => ({
  'shell.js': `start('${version}');`,
  'shell.css': 'body { margin: 0 }',
});

/** A page of its own, and the modules that the routes of the specification need from the feature. */
const exposesOf = (feature: string) => {
  const needed = exposesNeededOf(featureOf(feature));
  const files = { js: ['home.js'], css: ['home.css'] };
  return Object.fromEntries(['./pages/home', ...needed].map((expose) => [expose, files]));
};

/** Writes a folder like a build, and returns its path. */
export async function aBuiltFolder({
  feature = 'listing',
  version = '1.0.0',
  files,
  description = {},
}: BuildOptions = {}): Promise<string> {
  const folder = await temporaryFolder();
  const shell = feature === 'shell';
  const release = {
    format: 'storefront-build/1',
    feature,
    version,
    container: `${feature}_${version}`.replace(/[^a-z0-9]/g, '_'),
    hostContract: shell ? { provided: '1.0.0' } : { needed: '^1.0.0' },
    shared: shell ? shellShared : remoteShared,
    entry: shell ? 'shell.js' : 'entry.js',
    exposes: shell ? { './start': { js: ['shell.js'], css: ['shell.css'] } } : exposesOf(feature),
    ...description,
  };
  const all = {
    ...(files ?? (shell ? shellFiles(version) : remoteFiles(version))),
    'release.json': JSON.stringify(release),
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}
