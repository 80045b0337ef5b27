import { parseBuild } from '../releases/parse-build';
import type { Build } from '../releases/parse-build';
import { serverPath } from './server-parts';

/** A build of the remote listing with these files; it exposes ./pages/home by default. */
export function aBuildOf(files: Readonly<Record<string, string>>, exposes = ['./pages/home']): Build {
  const description = {
    format: 'storefront-build/1',
    feature: 'listing',
    version: '1.0.0',
    container: 'listing_1_0_0',
    hostContract: { needed: '^1.0.0' },
    shared: [{ name: 'react', version: '^19.3.1', singleton: true, provided: false }],
    entry: 'entry.js',
    exposes: Object.fromEntries(exposes.map((expose) => [expose, { js: [], css: [] }])),
    ...(serverPath in files && { server: serverPath }),
  };
  const contents = { 'entry.js': aContainer(), ...files, 'release.json': JSON.stringify(description) };
  const parsed = parseBuild(
    new Map(Object.entries(contents).map(([path, text]) => [path, Buffer.from(text)])),
  );
  if (parsed.kind === 'refused') throw new Error(parsed.faults.join('\n'));
  return parsed.build;
}

/** The code of an entry whose container provides ./pages/home after it has run `code`. */
export function aContainer(code = ''): string {
  return `
  var listing_1_0_0 = {
    init(scope) { this.scope = scope; },
    async get(expose) {
      if (expose !== './pages/home') throw new Error('there is no ' + expose);
      ${code}
      return () => ({ default: 'a page' });
    },
  };`;
}
