import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { matchRoute, pageStateIn } from '@storefront/contract';
import type { PageState } from '@storefront/contract';
import { parseQuery } from '../edge/pages/match-page';
import { pageToDraw } from '../render/page-drawings';
import type { OpenedPage } from './dev-server';

const program = fileURLToPath(new URL('./drawing-process.mjs', import.meta.url));

export interface InspectDrawingDeps {
  /** The remote whose pages are drawn. */
  readonly feature: string;
  /** The files of the server parts. */
  readonly shell: string;
  readonly remote: string;
  /** The port of the debugger on this machine; 0 takes any free port. */
  readonly port: number;
  print(line: string): void;
}

/** Draws the pages of a remote where a debugger can stop them. */
export interface DrawingInspector {
  /** The address of the debugger. */
  readonly url: string;
  /** Draws the page that was sent; prints what came of it. Pages of others are left out. */
  draw(page: OpenedPage): void;
  close(): Promise<void>;
}

type Message =
  | { readonly kind: 'listening'; readonly url: string }
  | { readonly kind: 'drawn'; readonly address: string; readonly html: string }
  | { readonly kind: 'failed'; readonly address: string; readonly why: string };

/**
 * Starts a process of Node with a debugger, reachable only from this machine, that draws pages with builds of this machine (DEV-5). No
 * edge does so: releases are drawn by processes that nobody can look into.
 */
export async function inspectDrawing(deps: InspectDrawingDeps): Promise<DrawingInspector> {
  const { feature, shell, remote, port, print } = deps;
  const child = fork(program, [], { execArgv: [`--inspect=127.0.0.1:${port}`] });
  const ended = once(child, 'exit');
  const [started] = (await once(child, 'message')) as [Message];
  if (started.kind !== 'listening') throw new Error('the process that draws has not started');
  child.on('message', (message: Message) => {
    if (message.kind === 'drawn') print(`${message.address} is drawn: ${message.html.length} characters.`);
    if (message.kind === 'failed') print(`${message.address} is not drawn: ${message.why}`);
  });
  return {
    url: started.url,
    draw({ html, serverTiming, address }) {
      const state = pageStateIn(html, serverTiming);
      const expose = state && exposeOf(state, address, feature);
      if (state === undefined || expose === undefined) return;
      child.send({
        shell: { file: shell, base: state.decisions['shell']?.base },
        remote: { file: remote, base: state.decisions[feature]?.base },
        expose,
        page: pageToDraw(state),
        address,
      });
    },
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The module of the feature that shows the address; undefined when others do. */
function exposeOf({ brand, pages = [] }: PageState, address: string, feature: string): string | undefined {
  const match = matchRoute(brand, address.split('?', 1)[0] ?? '/', parseQuery(address), { pages });
  if (match.kind !== 'page' || match.route.owner.kind !== 'remote') return undefined;
  const { owner } = match.route;
  return owner.feature === feature ? owner.expose : undefined;
}
