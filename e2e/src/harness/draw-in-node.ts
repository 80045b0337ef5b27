import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { PageState } from '@storefront/contract';

const root = join(import.meta.dirname, '../../..');

/** What the server part of the shell exports; see shell/src/server.tsx. */
interface ShellPart {
  readonly shared: Readonly<Record<string, unknown>>;
  draw(drawing: {
    page: PageState;
    address: string;
    module: unknown;
  }): Promise<{ html: string; assumed: string[] }>;
}

type RemotePart = Readonly<Record<string, (() => Promise<unknown>) | undefined>>;

/** A page to draw; `expose` is the module of the remote, if the page is not the shell's own. */
export interface PageToDraw {
  readonly page: PageState;
  /** Path and query. */
  readonly address: string;
  readonly remote: { readonly feature: string; readonly expose: string } | undefined;
}

/** A `Date` that stands still, as while the server draws. */
const stillDate = (now: number): DateConstructor =>
  new Proxy(Date, {
    get: (date, key) => (key === 'now' ? () => now : (Reflect.get(date, key) as unknown)),
    construct: (date, values, target) =>
      Reflect.construct(date, values.length === 0 ? [now] : values, target) as object,
  });

/** Evaluates the server part of a build in this process. */
const evaluate = (feature: string, page: PageState, require: (name: string) => unknown): unknown => {
  const folder = join(root, feature === 'shell' ? 'shell/dist' : `remote-${feature}/dist`);
  const { server } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { server: string };
  const run = compileFunction(readFileSync(join(folder, server), 'utf8'), [
    ...['module', 'exports', 'require', 'releaseBase', 'Date'],
  ]);
  const module = { exports: {} as unknown };
  run(module, module.exports, require, page.decisions[feature]?.base, stillDate(page.now));
  return module.exports;
};

/** Draws a page with the builds in this checkout, in this process alone: no isolate, no edge. */
export async function drawInNode({
  page,
  address,
  remote,
}: PageToDraw): Promise<{ html: string; assumed: string[] }> {
  const shell = evaluate('shell', page, () => undefined) as ShellPart;
  const pages = remote && (evaluate(remote.feature, page, (name) => shell.shared[name]) as RemotePart);
  const { token: _token, others: _others, ...open } = page;
  return shell.draw({
    page: { ...open, decisions: {}, apiAuthorization: '' },
    address,
    module: remote && (await pages?.[remote.expose]?.()),
  });
}
