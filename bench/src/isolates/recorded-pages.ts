import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute, pageStateIn } from '@storefront/contract';
import type { DrawingPair, PageToDraw, ServerPart } from '../../../platform/src/render/drawing';
import { root } from '../child';

/** A page of the product, ready to be drawn: the releases that draw it, and what they draw it from. */
export interface RecordedPage {
  readonly name: string;
  readonly pair: DrawingPair;
  readonly page: PageToDraw;
}

const addresses: Readonly<Record<string, string>> = {
  Home: '/',
  Listing: '/listing?search_by_postcode=E1+6AN',
  Business: '/business/saffron-yard',
  Booking: '/booking?business=saffron-yard',
  Contact: '/contact-us',
};

/** The server part of a built release, as an edge reads it. */
function serverPartOf(feature: string, base: string): ServerPart {
  const folder = join(root, feature === 'shell' ? 'shell/dist' : `remote-${feature}/dist`);
  const { version, server } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    readonly version: string;
    readonly server: string;
  };
  const code = readFileSync(join(folder, server), 'utf8');
  const key = createHash('sha256').update(base).update(code).digest('hex');
  return { key, name: `${feature}@${version}`, base, code };
}

/** Records pages of a product that runs: each has the state that the product has sent with it. */
export async function recordPages(origin: string): Promise<RecordedPage[]> {
  return Promise.all(
    Object.entries(addresses).map(async ([name, address]) => {
      const answer = await fetch(new URL(address, origin));
      const state = pageStateIn(await answer.text(), answer.headers.get('server-timing') ?? '');
      if (state === undefined) throw new Error(`${address} is no page of the shop`);
      const { pathname, searchParams } = new URL(address, origin);
      const match = matchRoute(state.brand, pathname, Object.fromEntries(searchParams));
      const owner = match.kind === 'page' ? match.route.owner : undefined;
      const remote = owner?.kind === 'remote' ? owner : undefined;
      const partOf = (feature: string) => serverPartOf(feature, state.decisions[feature]?.base ?? '/');
      return {
        name,
        pair: { shell: partOf('shell'), remote: remote && partOf(remote.feature) },
        // As an edge does, without what belongs to one visitor.
        page: {
          page: JSON.stringify({
            ...state,
            token: undefined,
            others: undefined,
            decisions: {},
            apiAuthorization: '',
          }),
          address,
          expose: remote?.expose,
        },
      };
    }),
  );
}

/** The same page, drawn by another release of its remote, or of the shell for a page of the shell; `change` changes its code. */
export function byAnotherRelease(
  { name, pair, page }: RecordedPage,
  version: string,
  change: (code: string) => string = (code) => code,
): RecordedPage {
  const another = (part: ServerPart): ServerPart => ({
    ...part,
    key: `${part.key} ${version}`,
    name: part.name.replace(/@.*/, `@${version}`),
    code: change(part.code),
  });
  const { shell, remote } = pair;
  return {
    name,
    page,
    pair: remote === undefined ? { shell: another(shell), remote } : { shell, remote: another(remote) },
  };
}
