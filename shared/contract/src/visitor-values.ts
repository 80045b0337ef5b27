import { firstDataElement, pageStateElement } from './page-state';
import type { PageState } from './page-state';

/**
 * What belongs to one visitor or one moment of a page. It comes beside the page, in its `Server-Timing` header, so that the page is the
 * same bytes for everybody who gets the same releases (EDG-8).
 */
export interface VisitorValues extends Pick<PageState, 'now' | 'token' | 'others' | 'trace'> {
  /** Why each release that the page shows was decided on, by feature: sentences for people (RES-7). */
  readonly reasons: Readonly<Record<string, string>>;
  /** Style elements that scripts of the page add are let in by it. */
  readonly styleNonce: string;
}

const metric = 'visitor';
const inHeader = new RegExp(`(?:^|,)\\s*${metric};desc="([^"]*)"`);

/** The value of a page's `Server-Timing` header: JSON in which everything is escaped that a quoted text of a header cannot hold. */
export function serverTimingOf(values: VisitorValues): string {
  const text = JSON.stringify(values).replace(/[%\\]|[^ -~]/gu, encodeURIComponent);
  return `${metric};desc="${text.replaceAll('"', '%22')}"`;
}

/** The values in a `Server-Timing` header; undefined when it has none. */
export function visitorValuesIn(serverTiming: string): VisitorValues | undefined {
  const text = inHeader.exec(serverTiming)?.[1];
  return text === undefined ? undefined : (JSON.parse(decodeURIComponent(text)) as VisitorValues);
}

const elementIn = (html: string, id: string): string | undefined =>
  new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1];

/**
 * The state of a page as its scripts put it together (boot.js), from its HTML and its `Server-Timing` header; undefined when it is no page
 * of the shop.
 */
export function pageStateIn(html: string, serverTiming: string): PageState | undefined {
  const [text, firstData = '[]'] = [elementIn(html, pageStateElement), elementIn(html, firstDataElement)];
  if (text === undefined) return undefined;
  const state = { ...JSON.parse(text), firstData: JSON.parse(firstData) } as PageState;
  const {
    reasons = {},
    styleNonce: _,
    ...values
  }: Partial<VisitorValues> = visitorValuesIn(serverTiming) ?? {};
  for (const [feature, text] of Object.entries(reasons)) {
    const decision = state.decisions[feature];
    if (decision !== undefined) decision.reason.text = text;
  }
  return { ...state, ...values };
}
