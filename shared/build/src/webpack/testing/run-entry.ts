import { createContext, runInContext } from 'node:vm';
import * as core from '@module-federation/runtime-core';
import * as bundler from '@module-federation/webpack-bundler-runtime';

/** The elements that a release created to fetch files. */
export interface FetchElement {
  tag: 'script' | 'link';
  url: string;
  integrity: string | undefined;
  nonce: string | undefined;
  crossOrigin: string | undefined;
}

interface FakeElement {
  tag: FetchElement['tag'];
  src?: string;
  href?: string;
  nonce?: string;
  integrity?: string;
  crossOrigin?: string;
  setAttribute(name: string, value: string): void;
}

export const folder = 'https://brand.test/releases/fixture/2.1.0/';

/** Runs an entry like a page that trusts the given hashes, and requests one module from it. */
export async function runEntry(
  code: string,
  options: { container: string; expose: string; hashes: Record<string, string> | undefined },
) {
  const asked: FetchElement[] = [];
  const element = (tag: FetchElement['tag']): FakeElement => ({
    tag,
    setAttribute(name, value) {
      Object.assign(this, { [name]: value });
    },
  });
  const append = ({ tag, src, href, integrity, nonce, crossOrigin }: FakeElement) =>
    asked.push({ tag, url: src ?? href ?? '', integrity, nonce, crossOrigin });
  const document = {
    currentScript: { tagName: 'SCRIPT', src: `${folder}entry.js`, nonce: 'n0nce' },
    createElement: element,
    getElementsByTagName: () => [],
    head: { appendChild: append },
  };
  const page = createContext({
    document,
    location: { origin: 'https://brand.test' },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    storefrontIntegrity: options.hashes,
    // What webpack/lend-runtime.mjs provides in a browser.
    storefrontFederation: { core, bundler },
  });
  Object.assign(page, { window: page, self: page });
  runInContext(code, page);
  const container: { get(expose: string): Promise<unknown> } = page[options.container];
  const refused = await Promise.race([
    container.get(options.expose).then(
      () => undefined,
      (error: unknown) => error,
    ),
    new Promise((resolve) => setTimeout(resolve, 50)),
  ]);
  return { asked, refused };
}
