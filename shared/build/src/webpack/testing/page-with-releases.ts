import { createContext, runInContext } from 'node:vm';
import * as core from '@module-federation/runtime-core';
import * as bundler from '@module-federation/webpack-bundler-runtime';

const folder = 'https://brand.test/releases/fixture/-/';

interface Script {
  src: string;
  nonce: string;
  tagName: 'SCRIPT';
  onload?: (event: { type: string }) => void;
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
}

interface Container {
  get(expose: string): Promise<() => unknown>;
}

/**
 * A page that runs releases from one folder, where every file has its own address, and records what it fetches.
 */
export function pageWithReleases(files: ReadonlyMap<string, string>) {
  const fetched: string[] = [];
  const attached: Script[] = [];

  const scriptOf = (src: string): Script => ({
    src,
    nonce: 'n0nce',
    tagName: 'SCRIPT',
    getAttribute(name) {
      return name === 'src' ? this.src : (Object.getOwnPropertyDescriptor(this, name)?.value ?? null);
    },
    setAttribute(name, value) {
      Object.assign(this, { [name]: value });
    },
  });

  const run = (script: Script) => {
    document.currentScript = script;
    runInContext(files.get(script.src.slice(folder.length)) ?? 'throw new Error("no such file")', page);
    document.currentScript = null;
  };

  const document = {
    currentScript: null as Script | null,
    createElement: () => scriptOf(''),
    getElementsByTagName: () => attached,
    head: {
      // A script runs later than the code that inserts it, as in a browser.
      appendChild(script: Script) {
        fetched.push(script.src.slice(folder.length));
        attached.push(script);
        setImmediate(() => {
          run(script);
          attached.splice(attached.indexOf(script), 1);
          script.onload?.({ type: 'load' });
        });
      },
    },
  };
  const page = createContext({
    document,
    location: { origin: 'https://brand.test' },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    storefrontIntegrity: Object.fromEntries([...files.keys()].map((path) => [folder + path, 'sha384-x'])),
    storefrontFederation: { core, bundler },
  });
  Object.assign(page, { window: page, self: page });

  return {
    fetched,
    /** Runs the entry of a release and returns its exposed modules. */
    async load(release: { entry: string; container: string }, expose: string): Promise<unknown> {
      run(scriptOf(folder + release.entry));
      const container: Container = page[release.container];
      return (await container.get(expose))();
    },
  };
}
