import { httpRegistryGateway } from './http-registry-gateway';
import type { Access } from './registry-gateway';

const byToken = { kind: 'token', token: 'sft_token' } as const;

const answering = (status: number, json: unknown, access: Access = byToken) => {
  const requests: { path: string; options: RequestInit }[] = [];
  const fetch = async (path: RequestInfo | URL, options: RequestInit = {}) => {
    requests.push({ path: String(path), options });
    return { status, json: async () => json } as Response;
  };
  return { requests, gateway: httpRegistryGateway(fetch, access) };
};

describe('the door over HTTP', () => {
  it('sends the token in a header alone, and the reason with every call', async () => {
    const { requests, gateway } = answering(200, { kind: 'done', effects: [], faults: [] });
    await gateway.send(
      { name: 'rollback', body: { feature: 'checkout', brands: 'all' } },
      { reason: 'it was slow', tryOut: false },
    );
    await gateway.query('audit', { actor: 'checkout' });
    expect(requests).toMatchObject([
      {
        path: '/platform/rollback',
        options: {
          method: 'POST',
          headers: { authorization: 'Bearer sft_token' },
          body: JSON.stringify({ feature: 'checkout', brands: 'all', reason: 'it was slow' }),
        },
      },
      { path: '/platform/audit?actor=checkout', options: { headers: { authorization: 'Bearer sft_token' } } },
    ]);
    expect(requests.map(({ path }) => path).join()).not.toContain('sft_token');
  });

  it('[ROL-9/cookie] lets the browser send the cookie of a session, without a token, for the team that the tab has chosen', async () => {
    const { requests, gateway } = answering(200, {}, { kind: 'session', team: 'northbank' });
    await gateway.query('me', {});
    await answering(200, {}, { kind: 'session' }).gateway.query('me', {});
    expect(requests).toMatchObject([
      { options: { credentials: 'same-origin', headers: { 'storefront-team': 'northbank' } } },
    ]);
    expect(JSON.stringify(requests)).not.toContain('authorization');
    const byItsToken = answering(200, {});
    await byItsToken.gateway.query('me', {});
    expect(byItsToken.requests[0]?.options.credentials).toBe('omit');
  });

  it('uploads an archive as it is, and asks what it would do by the address', async () => {
    const { requests, gateway } = answering(200, { kind: 'tried out', effects: [], faults: [] });
    const archive = new Blob(['x']);
    const query = { author: 'ann', commit: 'abc' };
    await gateway.send({ name: 'release/publish', query, archive }, { reason: '', tryOut: true });
    expect(requests).toMatchObject([
      {
        path: '/platform/release/publish?author=ann&commit=abc&tryOut=yes',
        options: { body: archive, headers: { 'content-type': 'application/gzip' } },
      },
    ]);
  });

  it.each([
    [409, { kind: 'refused', effects: [], faults: ['It is frozen.'] }, 'It is frozen.', false],
    [403, { kind: 'refused', effects: [], faults: ['It is revoked.'] }, 'It is revoked.', true],
    [502, undefined, 'The server answered with status 502.', false],
  ])('turns the status %d into a sentence', async (status, json, sentence, isSignedOut) => {
    const { gateway } = answering(status, json);
    expect(await gateway.query('me', {})).toStrictEqual({ kind: 'refused', sentence, isSignedOut });
    const sent = await gateway.send(
      { name: 'unfreeze', body: { brand: 'market' } },
      { reason: 'a test', tryOut: true },
    );
    expect(sent).toMatchObject({ kind: 'refused', faults: [sentence] });
  });

  it('says so when the door does not answer', async () => {
    const gateway = httpRegistryGateway(() => Promise.reject(new Error('down')), byToken);
    const sentence = 'The server does not answer. Look at your connection, then try again.';
    expect(await gateway.query('me', {})).toStrictEqual({ kind: 'refused', sentence, isSignedOut: false });
    const call = { name: 'unfreeze', body: { brand: 'market' } } as const;
    const options = { reason: 'a test', tryOut: true };
    expect(await gateway.send(call, options)).toMatchObject({ kind: 'refused', faults: [sentence] });
  });

  it('answers "unknown" when the connection breaks after the change was sent', async () => {
    const call = { name: 'unfreeze', body: { brand: 'market' } } as const;
    const options = { reason: 'a test', tryOut: false };
    const broken = httpRegistryGateway(() => Promise.reject(new Error('reset')), byToken);
    expect(await broken.send(call, options)).toStrictEqual({ kind: 'unknown' });
    // The head of the response arrived, but its body broke off.
    expect(await answering(200, undefined).gateway.send(call, options)).toStrictEqual({ kind: 'unknown' });
  });
});
