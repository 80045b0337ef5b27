import type { Browser } from 'playwright-core';
import { median } from '../figures';
import { visit } from './page-visit';
import type { FirstPress, Visit } from './page-visit';

/** One way of building and serving the same source. */
interface Rival {
  readonly name: string;
  readonly origin: string;
}

type RivalName = 'federated' | 'undrawn' | 'bundle' | 'drawnBundle' | 'plain';

/** The product and then its rivals. */
export type PageSpeeds = Readonly<Record<RivalName, PageSpeed>>;

/** The median of several visits. */
export interface PageSpeed {
  readonly name: string;
  readonly largestPaint: number;
  readonly firstPaint: number;
  readonly works: number;
  readonly layoutShift: number;
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
  /** What the page contains once it is complete. */
  readonly content: string;
  readonly press: FirstPress;
  readonly rounds: number;
}

const summary = (name: string, visits: readonly Visit[]): PageSpeed => {
  const medianOf = (figure: (measured: Visit) => number) => median(visits.map(figure));
  const paints = visits.map(({ largestPaint }) => largestPaint);
  return {
    name,
    largestPaint: medianOf((measured) => measured.largestPaint),
    firstPaint: medianOf((measured) => measured.firstPaint),
    works: medianOf((measured) => measured.works),
    layoutShift: medianOf((measured) => measured.layoutShift),
    scriptBytes: medianOf((measured) => measured.scriptBytes),
    bytes: medianOf((measured) => measured.bytes),
    requests: medianOf((measured) => measured.requests),
    spread: [Math.min(...paints), Math.max(...paints)],
    visits,
  };
};

/**
 * Visits a page of every rival in turn, round after round, so that a busy moment of the machine affects all of them equally.
 */
export async function pageSpeeds(
  browser: Browser,
  { path, rounds, ...page }: MeasuredPage,
  rivals: Readonly<Record<RivalName, Rival>>,
): Promise<PageSpeeds> {
  const visits: Record<RivalName, Visit[]> = {
    federated: [],
    undrawn: [],
    bundle: [],
    drawnBundle: [],
    plain: [],
  };
  const names = Object.keys(visits) as RivalName[];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) visits[name].push(await visit(browser, rivals[name].origin + path, page));
  }
  const summaryOf = (name: RivalName) => summary(rivals[name].name, visits[name]);
  return {
    federated: summaryOf('federated'),
    undrawn: summaryOf('undrawn'),
    bundle: summaryOf('bundle'),
    drawnBundle: summaryOf('drawnBundle'),
    plain: summaryOf('plain'),
  };
}

/**
 * What the product's page must never do: request a file on the critical path that its HTML does not name, preload a file without using
 * it, or load fonts before the scripts, although text does not wait for fonts.
 */
export function listFaults(page: string, { visits }: PageSpeed): string[] {
  const uniquePaths = (addresses: readonly string[]) => [
    ...new Set(addresses.map((address) => new URL(address).pathname)),
  ];
  return [
    ...uniquePaths(visits.flatMap(({ unnamed }) => unnamed)).map(
      (path) => `${page}: ${path} is requested before the largest paint, and the HTML does not name it.`,
    ),
    ...uniquePaths(visits.flatMap(({ earlyFonts }) => earlyFonts)).map(
      (path) => `${page}: ${path} is requested before the scripts that the HTML names have loaded.`,
    ),
    ...uniquePaths(visits.flatMap(({ unused }) => unused)).map(
      (path) => `${page}: ${path} is preloaded and not used.`,
    ),
  ];
}
