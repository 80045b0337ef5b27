import { pageStateIn, serverTimingOf, visitorValuesIn } from './visitor-values';
import type { VisitorValues } from './visitor-values';

const values: VisitorValues = {
  now: 1_795_000_000_000,
  token: 'claims.mac',
  others: { url: '/platform/decisions/abc.json', integrity: 'sha384-o' },
  reasons: { listing: 'listing@1.1.0 because "it" is 100 % \\ café 🍕\r\nx-header: forged' },
  styleNonce: 'AAAA==',
};

describe('what belongs to one visitor', () => {
  it('[EDG-8] fits into a header, whatever texts it holds, and is read back from it', () => {
    const header = serverTimingOf(values);
    expect(header).toMatch(/^visitor;desc="[ !#-[\]-~]*"$/);
    expect(visitorValuesIn(header)).toStrictEqual(values);
  });

  it('is found among what a proxy has added, and in nothing else', () => {
    expect(visitorValuesIn(`cdn-cache;desc=HIT, ${serverTimingOf(values)}, edge;dur=1`)).toStrictEqual(
      values,
    );
    expect(visitorValuesIn('cdn-cache;desc=HIT')).toBeUndefined();
    expect(visitorValuesIn('a-visitor;desc="{}"')).toBeUndefined();
  });
});

describe('the state of a page', () => {
  const reason = { step: 'stable', text: 'listing@1.1.0' };
  const state = { brand: { id: 'market' }, decisions: { listing: { reason } } };
  const html =
    `<script type="application/json" id="storefront-page">${JSON.stringify(state)}</script><script>boot()</script>` +
    `<div id="root"></div><script type="application/json" id="storefront-data">[{"call":"x"}]</script>`;

  it('is put together from its HTML and its header', () => {
    const { now, token, others, reasons } = values;
    expect(pageStateIn(html, serverTimingOf(values))).toStrictEqual({
      brand: { id: 'market' },
      decisions: { listing: { reason: { step: 'stable', text: reasons['listing'] } } },
      firstData: [{ call: 'x' }],
      now,
      token,
      others,
    });
  });

  it('has no value of a visitor without that header', () => {
    expect(pageStateIn(html, '')).toStrictEqual({ ...state, firstData: [{ call: 'x' }] });
  });

  it('is in no other HTML', () => {
    expect(pageStateIn('<h1>421</h1>', serverTimingOf(values))).toBeUndefined();
  });
});
