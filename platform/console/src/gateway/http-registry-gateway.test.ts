import { httpRegistryGateway } from './http-registry-gateway';

const answering = (status: number, json: unknown) => {
  const requests: { path: string; options: RequestInit }[] = [];
  const fetch = async (path: RequestInfo | URL, options: RequestInit = {}) => {
    requests.push({ path: String(path), options });
    return { status, json: async () => json } as Response;
  };
  return { requests, gateway: httpRegistryGateway(fetch, 'sft_token') };
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
    expect(await gateway.query('me', {})).toEqual({ kind: 'refused', sentence, isSignedOut });
    const sent = await gateway.send(
      { name: 'unfreeze', body: { brand: 'market' } },
      { reason: 'a test', tryOut: true },
    );
    expect(sent).toMatchObject({ kind: 'refused', faults: [sentence] });
  });

  it('says so when the door does not answer', async () => {
    const gateway = httpRegistryGateway(() => Promise.reject(new Error('down')), 'sft_token');
    const sentence = 'The server does not answer. Look at your connection, then try again.';
    expect(await gateway.query('me', {})).toEqual({ kind: 'refused', sentence, isSignedOut: false });
    const call = { name: 'unfreeze', body: { brand: 'market' } } as const;
    const options = { reason: 'a test', tryOut: true };
    expect(await gateway.send(call, options)).toMatchObject({ kind: 'refused', faults: [sentence] });
  });

  it('answers "unknown" when the connection breaks after the change was sent', async () => {
    const call = { name: 'unfreeze', body: { brand: 'market' } } as const;
    const options = { reason: 'a test', tryOut: false };
    const broken = httpRegistryGateway(() => Promise.reject(new Error('reset')), 'sft_token');
    expect(await broken.send(call, options)).toEqual({ kind: 'unknown' });
    // The head of the response arrived, but its body broke off.
    expect(await answering(200, undefined).gateway.send(call, options)).toEqual({ kind: 'unknown' });
  });
});
