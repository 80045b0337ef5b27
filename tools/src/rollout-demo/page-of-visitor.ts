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

interface PageState {
  readonly brand: { readonly id: string };
  readonly decisions: Readonly<
    Record<string, { readonly version: string; readonly lastGood: readonly { readonly version: string }[] }>
  >;
  readonly token?: string;
}

const state = /<script type="application\/json" id="storefront-page"[^>]*>(.*?)<\/script>/s;

/** Parses the state that the edge wrote into a page; throws when the page is not one of the storefront. */
export function parsePage(html: string): PageOfVisitor {
  const [, json] = state.exec(html) ?? [];
  if (json === undefined) throw new Error('This is no page of the storefront.');
  const { brand, decisions, token } = JSON.parse(json) as PageState;
  const features = Object.entries(decisions);
  return {
    brand: brand.id,
    releases: Object.fromEntries(features.map(([feature, { version }]) => [feature, version])),
    lastGood: Object.fromEntries(features.map(([feature, { lastGood }]) => [feature, lastGood[0]?.version])),
    token,
  };
}
