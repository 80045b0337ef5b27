import { serverTimingOf } from '@storefront/contract';
import { parsePage } from './page-of-visitor';

const pageWith = (state: object) =>
  `<!doctype html><head></head><body><div></div>\n<script type="application/json" id="storefront-page">${JSON.stringify(state)}</script></body>`;
const release = (version: string, ...lastGood: string[]) => ({
  version,
  reason: { step: 'stable', text: 'it is stable' },
  lastGood: lastGood.map((one) => ({ version: one })),
});

describe('the page of a simulated visitor', () => {
  it('names the releases that the visitor was given, their fallbacks, and the token for reports', () => {
    const decisions = { checkout: release('2.0.0', '1.0.0', '0.9.0'), listing: release('1.0.0') };
    const timing = serverTimingOf({ now: 0, token: 'claims.mac', reasons: {}, styleNonce: '' });
    expect(parsePage(pageWith({ brand: { id: 'marketplace' }, decisions }), timing)).toStrictEqual({
      brand: 'marketplace',
      releases: { checkout: '2.0.0', listing: '1.0.0' },
      lastGood: { checkout: '1.0.0', listing: undefined },
      token: 'claims.mac',
    });
  });

  it('is refused when it is anything else', () => {
    expect(() => parsePage('<h1>421</h1>', '')).toThrow('This is no page of the storefront.');
  });
});
