import { createHmac } from 'node:crypto';
import { isSigned } from 'api';
import { webhookSigning } from './webhook-signing';

const { secretOf, sign } = webhookSigning('a secret of thirty-two characters');
const now = new Date('2026-11-21T12:00:00Z');
const url = 'https://listing.example/hook';
const body = '{"action":"rollout abort"}';

describe('a webhook message to a team', () => {
  it('is signed over time, delivery and body with the secret for the team and address', () => {
    const header = sign(secretOf('listing-team', url), '7', body, now);
    const [, time = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
    expect(new Date(Number(time) * 1000)).toStrictEqual(now);
    // docs/security.md tells teams to check it like this.
    const expected = createHmac('sha256', secretOf('listing-team', url)).update(`${time}.request.7.${body}`);
    expect(mac).toBe(expected.digest('hex'));
  });

  it('has no valid signature for another delivery, body, time or secret', () => {
    const secret = secretOf('listing-team', url);
    const header = sign(secret, '7', body, now);
    expect(isSigned(secret, `request.7.${body}`, header, now)).toBe(true);
    expect(isSigned(secret, `request.8.${body}`, header, now)).toBe(false);
    expect(isSigned(secret, `request.7.${body} `, header, now)).toBe(false);
    expect(isSigned(secret, `request.7.${body}`, header, new Date(now.getTime() + 301_000))).toBe(false);
    const others = [secretOf('other-team', url), secretOf('listing-team', 'https://elsewhere.example/hook')];
    for (const other of others) expect(isSigned(other, `request.7.${body}`, header, now)).toBe(false);
  });
});
