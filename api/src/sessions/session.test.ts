import { sessionEnd, shouldSlide } from './session';
import { hashToken, newToken } from './session-token';

const now = new Date('2026-11-20T18:30:00Z');

describe('sessions', () => {
  it('[API2-11] last 30 days for users and 24 hours for guests', () => {
    expect(sessionEnd('user', now)).toStrictEqual(new Date('2026-12-20T18:30:00Z'));
    expect(sessionEnd('guest', now)).toStrictEqual(new Date('2026-11-21T18:30:00Z'));
  });

  it('[API2-11] are prolonged for users, once a day, and never for guests', () => {
    const until = (expiresAt: string) => ({
      expiresAt: new Date(expiresAt),
      createdAt: new Date('2026-11-01T00:00:00Z'),
    });
    expect(shouldSlide('user', until('2026-12-19T18:29:59Z'), now)).toBe(true);
    expect(shouldSlide('user', until('2026-12-20T06:00:00Z'), now)).toBe(false);
    expect(shouldSlide('guest', until('2026-11-20T19:00:00Z'), now)).toBe(false);
  });

  it('[API2-11] end 90 days after they began, however often they are used', () => {
    const createdAt = new Date('2026-09-01T00:00:00Z');
    const last = new Date('2026-11-30T00:00:00Z');
    expect(sessionEnd('user', now, createdAt)).toStrictEqual(last);
    expect(shouldSlide('user', { createdAt, expiresAt: new Date('2026-11-29T12:00:00Z') }, now)).toBe(true);
    expect(shouldSlide('user', { createdAt, expiresAt: last }, now)).toBe(false);
  });

  it('[API2-10] have tokens of 256 bits in base64url, stored as a hash', () => {
    const tokens = new Set(Array.from({ length: 100 }, newToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(hashToken('token')).not.toContain('token');
  });
});
