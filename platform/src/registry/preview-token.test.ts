import { array, assert, constantFrom, integer, pre, property, string } from 'fast-check';
import { checkPreview, signPreview } from './preview-token';

const now = Date.parse('2026-11-21T18:00:00.000Z');
const grant = {
  releases: ['checkout@2.0.0', 'partner/listing@1.0.0-rc.1'],
  brand: 'market',
  made: now - 1_000,
  until: now + 1_000,
};
const token = signPreview(grant, 'the key');
const check = (text: string, changes: Partial<Parameters<typeof checkPreview>[1]> = {}) =>
  checkPreview(text, { key: 'the key', brand: 'market', now, ended: [], ...changes });

describe('the token of a preview link', () => {
  it('[ROL-5/token] grants what was signed, to its brand, until its time', () => {
    expect(check(token)).toStrictEqual({ kind: 'valid', grant });
    expect(check(token, { now: now + 999 }).kind).toBe('valid');
  });

  it('[ROL-5/token] is refused with the reason on another brand, when it is over, or when another key signed it', () => {
    expect(check(token, { brand: 'northbank' })).toStrictEqual({ kind: 'refused', reason: 'other-brand' });
    expect(check(token, { now: now + 1_000 })).toStrictEqual({ kind: 'refused', reason: 'expired' });
    expect(check(token, { key: 'another key' })).toStrictEqual({ kind: 'refused', reason: 'forged' });
  });

  it('[ROL-5/token] is refused when the links of one of its releases on its brand were ended after it was made', () => {
    const ended = { brand: 'market', release: 'checkout@2.0.0', at: new Date(now).toISOString() };
    const refused = { kind: 'refused', reason: 'ended' };
    expect(check(token, { ended: [ended] })).toStrictEqual(refused);
    expect(check(token, { ended: [{ ...ended, at: new Date(grant.made).toISOString() }] })).toStrictEqual(
      refused,
    );
    const others = [
      { ...ended, brand: 'northbank' },
      { ...ended, release: 'checkout@2.0.1' },
      { ...ended, at: new Date(grant.made - 1).toISOString() },
    ];
    expect(check(token, { ended: others }).kind).toBe('valid');
  });

  it('[ROL-5/token] is never valid for longer than 72 hours', () => {
    const lasting = (hours: number) =>
      signPreview({ ...grant, until: grant.made + hours * 3_600_000 }, 'the key');
    expect(check(lasting(72)).kind).toBe('valid');
    expect(check(lasting(73))).toStrictEqual({ kind: 'refused', reason: 'expired' });
    const { made: _made, ...former } = grant;
    expect(check(signPreview(former as typeof grant, 'the key'))).toStrictEqual({
      kind: 'refused',
      reason: 'expired',
    });
  });

  it('[ROL-5/token] is refused with any changed character, and so is any invented token', () => {
    assert(
      property(integer({ min: 0, max: token.length - 1 }), constantFrom(...'aZ09-_.'), (index, sign) => {
        const changed = token.slice(0, index) + sign + token.slice(index + 1);
        // The last character of a base64url text may have unused bits, so the texts are compared.
        pre(changed !== token);
        expect(check(changed)).toStrictEqual({ kind: 'refused', reason: 'forged' });
      }),
    );
    assert(
      property(array(string()), (parts) => {
        expect(check(parts.join('.'))).toStrictEqual({ kind: 'refused', reason: 'forged' });
      }),
    );
    const own = { ...grant, until: now + 1_000_000_000 };
    const widened = `${Buffer.from(JSON.stringify(own)).toString('base64url')}.${token.split('.')[1]}`;
    expect(check(widened)).toStrictEqual({ kind: 'refused', reason: 'forged' });
  });

  it.each([
    [[]],
    [['checkout']],
    [['checkout@2.0.0@1']],
    [Array.from({ length: 13 }, () => 'checkout@2.0.0')],
  ])('is not made for %j', (releases) => {
    expect(() => signPreview({ ...grant, releases }, 'the key')).toThrow('one to 12 releases');
  });
});
