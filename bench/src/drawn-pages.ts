import { fullLoad, medianLoad } from './load';
import type { Load } from './load';
import type { Product } from './product';

/**
 * What a page costs the edge when it is not drawn, when its drawing is cached, and when it is drawn each time (EDG-7).
 */
export interface DrawnPageCost {
  readonly name: string;
  readonly undrawn: Load;
  readonly cached: Load;
  readonly redrawn: Load;
}

const pages = [
  { name: 'Home', path: '/?' },
  { name: 'Listing', path: '/listing?search_by_postcode=E1+6AN' },
  { name: 'Business', path: '/business/saffron-yard?' },
] as const;

const connections = 4;
const seconds = 2;
const rounds = 3;

const drawnMark = 'data-drawn="';

const requestOf = (port: number, path: string, encoding: string): Buffer =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: ${encoding}\r\ncookie: visitor=0123456789abcdef\r\n\r\n`,
  );

let addresses = 0;
/** The same page under an address that nobody has asked for. */
const unseenPath = (path: string) => `${path}&unseen=${(addresses += 1)}`;

// A server that has just started may be late with its first drawings.
const attempts = 20;

/** Whether a page contains its first screen, after the server has warmed up. */
const isDrawn = async (origin: string, path: string): Promise<boolean> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await fetch(`${origin}${path}`);
    if ((await answer.text()).includes(drawnMark)) return true;
  }
  return false;
};

/** Measures two products alternately: one that draws nothing and one that draws. */
export async function drawnPageCosts(undrawn: Product, drawing: Product): Promise<readonly DrawnPageCost[]> {
  const costs: DrawnPageCost[] = [];
  for (const { name, path } of pages) {
    if (await isDrawn(undrawn.origin, path)) throw new Error(`${name} is drawn although drawing is off`);
    if (!(await isDrawn(drawing.origin, path))) throw new Error(`${name} is not drawn`);
    const loads: { undrawn: Load[]; cached: Load[]; redrawn: Load[] } = {
      undrawn: [],
      cached: [],
      redrawn: [],
    };
    const load = (origin: string, request: (port: number) => Buffer | (() => Buffer)) => {
      const port = Number(new URL(origin).port);
      return fullLoad({ port, request: request(port) }, connections, seconds);
    };
    for (let round = 0; round < rounds; round += 1) {
      loads.undrawn.push(await load(undrawn.origin, (port) => requestOf(port, path, 'br')));
      loads.cached.push(await load(drawing.origin, (port) => requestOf(port, path, 'br')));
      loads.redrawn.push(await load(drawing.origin, (port) => () => requestOf(port, unseenPath(path), 'br')));
    }
    costs.push({
      name,
      undrawn: medianLoad(loads.undrawn),
      cached: medianLoad(loads.cached),
      redrawn: medianLoad(loads.redrawn),
    });
  }
  return costs;
}

/**
 * The goals that were missed: a page with a cached drawing must cost the edge no more than a page that is not drawn.
 */
export function drawnPageFaults(costs: readonly DrawnPageCost[]): string[] {
  return costs
    .filter(({ undrawn, cached }) => cached.rate < undrawn.rate)
    .map(
      ({ name, undrawn, cached }) =>
        `${name}: ${cached.rate.toFixed(0)} cached drawn pages a second, and ${undrawn.rate.toFixed(0)} that are not drawn`,
    );
}
