import { pageStateIn } from '@storefront/contract';

/** The state in a page that a simulated visitor needs. */
export interface PageOfVisitor {
  readonly brand: string;
  /** The version of each feature that the visitor was given. */
  readonly releases: Readonly<Record<string, string>>;
  /** The release that a feature falls back on; undefined when there is none. */
  readonly lastGood: Readonly<Record<string, string | undefined>>;
  /** The token for reports (GRD-7); undefined when the page's reports do not count. */
  readonly token: string | undefined;
}

/** Parses a page that the edge has sent; throws when it is not one of the storefront. */
export function parsePage(html: string, serverTiming: string): PageOfVisitor {
  const state = pageStateIn(html, serverTiming);
  if (state === undefined) throw new Error('This is no page of the storefront.');
  const { brand, decisions, token } = state;
  const features = Object.entries(decisions);
  return {
    brand: brand.id,
    releases: Object.fromEntries(features.map(([feature, { version }]) => [feature, version])),
    lastGood: Object.fromEntries(features.map(([feature, { lastGood }]) => [feature, lastGood[0]?.version])),
    token,
  };
}
