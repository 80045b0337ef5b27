import { checkPageToken, makePageToken, tokenLifetime } from './page-token';
import type { PageClaims } from './page-token';

const key = 'a key of thirty-two random bytes';
const decidedAt = Date.parse('2026-11-22T12:00:00Z');
const claims: PageClaims = {
  brand: 'market',
  visitor: 'v-1',
  releases: [
    { feature: 'checkout', version: '2.1.0', rollout: { id: 'r7', arm: 'canary', share: 1_000 } },
    { feature: 'listing', version: '1.4.0' },
  ],
  decidedAt,
};
const token = makePageToken(key, claims);
const faultOf = (text: string, brand = 'market', now = decidedAt) => {
  const checked = checkPageToken(key, text, brand, now);
  return checked.isValid ? 'none' : checked.fault;
};
const withPayload = (change: (text: string) => string) => {
  const [payload = '', mac = ''] = token.split('.');
  const changed = change(Buffer.from(payload, 'base64url').toString());
  return `${Buffer.from(changed).toString('base64url')}.${mac}`;
};

describe('the token of a page', () => {
  it('[GRD-7/token] contains the releases that were decided for the page', () => {
    expect(checkPageToken(key, token, 'market', decidedAt + 1_000)).toStrictEqual({ isValid: true, claims });
  });

  it.each([
    ['another release', (text: string) => text.replace('2.1.0', '2.0.0')],
    ['another arm', (text: string) => text.replace('"canary"', '"stable"')],
    ['another visitor', (text: string) => text.replace('v-1', 'v-2')],
    ['a later time', (text: string) => text.replace(String(decidedAt), String(decidedAt + 1))],
  ])('[GRD-7/token] is refused as forged with %s in it', (_name, change) => {
    expect(faultOf(withPayload(change))).toBe('forged');
    expect(withPayload(change)).not.toBe(token);
  });

  it('[GRD-7/token] is refused when another key made it', () => {
    expect(faultOf(makePageToken('another key', claims))).toBe('forged');
  });

  it('[GRD-7/token] is refused on another brand', () => {
    expect(faultOf(token, 'kiosk')).toBe('other brand');
  });

  it('[GRD-7/token] expires, and is refused when it is of the future', () => {
    expect(faultOf(token, 'market', decidedAt + tokenLifetime)).toBe('none');
    expect(faultOf(token, 'market', decidedAt + tokenLifetime + 1)).toBe('expired');
    expect(faultOf(token, 'market', decidedAt - 60_000)).toBe('none');
    expect(faultOf(token, 'market', decidedAt - 60_001)).toBe('expired');
  });

  it.each(['', '.', 'x', 'a.b.c', `${'x'.repeat(9_000)}.y`])('is refused as malformed: %.20s', (text) => {
    expect(faultOf(text)).toBe('malformed');
  });

  it('is refused as malformed when this key signed another format', () => {
    expect(faultOf(makePageToken(key, { ...claims, decidedAt: 0.5 }))).toBe('malformed');
  });

  it('is short enough for a page', () => {
    expect(token.length).toBeLessThan(400);
  });
});
