import type { Answer, CallName, FirstData } from '@storefront/contract';
import { firstDataElement } from '@storefront/contract';
import type { Page, Route } from 'playwright-core';

/** Alters an answer in place. */
type Change<Name extends CallName> = (answer: Extract<Answer<Name>, { responsecode: '200' }>) => void;
type AnyChange = (answer: never) => void;

/** Changes the answers that a page gets, both those written into its HTML and those of its calls. */
export interface Answers {
  /** Changes the answer of a call. */
  change<Name extends CallName>(call: Name, changeAnswer: Change<Name>): void;
  /** Answers a call with an empty body, as a failing server may do. */
  breakCall(call: CallName): void;
  /** Holds the answer of a call back until `mend`. */
  hold(call: CallName): void;
  /** Ends every change; calls that are held back are answered now. */
  restore(): void;
}

/** The server's own answer. Node does not resolve the hosts below localhost, as browsers do. */
const fetched = (route: Route) => {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
};

const dataElement = new RegExp(`(<script[^>]*id="${firstDataElement}"[^>]*>)([^]*?)(</script>)`);

const drawnRoot = /<div id="root" data-drawn=[^]*<\/div>(?=\s*<p id="unreachable")/;
const undrawnRoot = '<div id="root"><div id="skeleton"></div></div>';

/** Removes what the server has rendered from a page, as if rendering had taken too long. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await fetched(route);
    return route.fulfill({ response, body: (await response.text()).replace(drawnRoot, undrawnRoot) });
  });
}

/** Intercepts the answers between a page and the server. */
export async function interceptAnswers(page: Page): Promise<Answers> {
  const changes = new Map<string, AnyChange>();
  const broken = new Set<string>();
  const held = new Map<string, Route[]>();

  const passOn = async (route: Route, call: string) => {
    const change = changes.get(call);
    if (broken.has(call)) return route.fulfill({ contentType: 'application/json', body: '' });
    if (!change) return route.fallback();
    const response = await fetched(route);
    const answer: unknown = await response.json();
    change(answer as never);
    return route.fulfill({ response, json: answer });
  };

  await page.route('**/api/*/*', async (route) => {
    const call = new URL(route.request().url()).pathname.replace('/api/', '');
    const waiting = held.get(call);
    if (waiting) waiting.push(route);
    else await passOn(route, call);
  });

  // The edge writes the first answers into the HTML.
  await page.route('**/*', async (route) => {
    // The answer to a form that is sent is not a page.
    const isPage = route.request().resourceType() === 'document' && route.request().method() === 'GET';
    if (!isPage) return route.fallback();
    const response = await fetched(route);
    let isChanged = false;
    const sent = (await response.text()).replace(
      dataElement,
      (_, open: string, json: string, close: string) => {
        const firstData = JSON.parse(json) as FirstData[];
        const shownData = firstData.filter(({ call }) => !broken.has(call) && !held.has(call));
        isChanged = shownData.length < firstData.length || shownData.some(({ call }) => changes.has(call));
        for (const { call, answer } of shownData) changes.get(call)?.(answer as never);
        return open + JSON.stringify(shownData).replaceAll('<', '\\u003c') + close;
      },
    );
    // The server rendered its own answers; with the changed ones it would have rendered something else.
    const body = isChanged ? sent.replace(drawnRoot, undrawnRoot) : sent;
    return route.fulfill({ response, body });
  });

  return {
    change: (call, changeAnswer) => void changes.set(call, changeAnswer),
    breakCall: (call) => void broken.add(call),
    hold: (call) => void held.set(call, []),
    restore: () => {
      const waiting = [...held];
      changes.clear();
      broken.clear();
      held.clear();
      for (const [call, routes] of waiting) for (const route of routes) void passOn(route, call);
    },
  };
}
