import type { Browser } from 'playwright-core';
import { median } from './figures';
import { visit, type Visit } from './page-visit';

/** One way of building and serving the same source. */
export interface Rival {
  readonly name: string;
  readonly origin: string;
}

/** The middle of several visits. */
export interface PageSpeed {
  readonly name: string;
  readonly largestPaint: number;
  readonly firstPaint: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
  readonly spread: readonly [number, number];
  readonly visits: readonly Visit[];
}

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** What stands in it once it is there. */
  readonly content: string;
  readonly rounds: number;
}

const summary = (name: string, visits: readonly Visit[]): PageSpeed => {
  const middle = (figure: (one: Visit) => number) => median(visits.map(figure));
  const paints = visits.map(({ largestPaint }) => largestPaint);
  return {
    name,
    largestPaint: middle((one) => one.largestPaint),
    firstPaint: middle((one) => one.firstPaint),
    scriptBytes: middle((one) => one.scriptBytes),
    bytes: middle((one) => one.bytes),
    requests: middle((one) => one.requests),
    spread: [Math.min(...paints), Math.max(...paints)],
    visits,
  };
};

/** Visits a page of every rival in turn, round after round, so that a busy moment of the machine strikes all alike. */
export const pageSpeeds = async (
  browser: Browser,
  { path, content, rounds }: MeasuredPage,
  rivals: readonly Rival[],
): Promise<PageSpeed[]> => {
  const visits = rivals.map((): Visit[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { origin }] of rivals.entries())
      visits[index]?.push(await visit(browser, origin + path, content));
  }
  return rivals.map(({ name }, index) => summary(name, visits[index] ?? []));
};

/** What the product's page must never do: ask on the critical path for what its HTML does not name, or preload in vain. */
export const faultsOf = (page: string, { visits }: PageSpeed): string[] => {
  const once = (addresses: readonly string[]) => [
    ...new Set(addresses.map((address) => new URL(address).pathname)),
  ];
  return [
    ...once(visits.flatMap(({ unnamed }) => unnamed)).map(
      (path) => `${page}: ${path} is asked for before the largest paint, and the HTML does not name it.`,
    ),
    ...once(visits.flatMap(({ unused }) => unused)).map(
      (path) => `${page}: ${path} is preloaded and not used.`,
    ),
  ];
};
