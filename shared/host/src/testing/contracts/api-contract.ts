import type { Answer, Body, CallName } from '@storefront/contract';
import { ApiUnreachable } from '../../host';
import type { Api } from '../../host';

/** What the server answers, by call; a call that is left out cannot be reached. */
export type ServerScript = {
  [Name in CallName]?: (body: Body<Name>) => Answer<Name> | Promise<Answer<Name>>;
};

/** An API and what reached the server behind it. */
export interface ApiUnderTest {
  readonly api: Api;
  readonly calls: readonly { name: CallName; body: unknown }[];
}

const page = { title: 'Privacy', body_html: '<p>Words</p>', updated: '2026-11-01' };

/** What every API does, the shell's over HTTP and the fake one. `make` returns one that asks the scripted server. */
export function apiContract(make: (script: ServerScript) => ApiUnderTest) {
  it('asks the server with the body, and returns its answer', async () => {
    const { api, calls } = make({
      'information/page': ({ slug }) => ({ responsecode: '200', ...page, title: slug }),
    });
    const answer = await api.call('information/page', { slug: 'privacy' });
    expect(answer).toStrictEqual({ responsecode: '200', ...page, title: 'privacy' });
    expect(calls).toStrictEqual([{ name: 'information/page', body: { slug: 'privacy' } }]);
  });

  it('returns a refusal as an answer, and not as an error', async () => {
    const refusal = { responsecode: '204', status: 'There is no such page.' } as const;
    const { api } = make({ 'information/page': () => refusal });
    expect(await api.call('information/page', { slug: 'nothing' })).toStrictEqual(refusal);
  });

  it('returns a copy: a changed answer does not change the next one', async () => {
    const kept = { responsecode: '200' as const, ...page };
    const { api } = make({ 'information/page': () => kept });
    const first = await api.call('information/page', { slug: 'privacy' });
    Object.assign(first, { title: 'changed' });
    expect(await api.call('information/page', { slug: 'privacy' })).toMatchObject({ title: 'Privacy' });
  });

  it('rejects with ApiUnreachable, which names the call, when the server cannot be reached', async () => {
    const { api } = make({});
    const failure = await api.call('users/logout', { sessiontoken: '' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiUnreachable);
    expect(String(failure)).toContain('users/logout');
  });

  it('asks nothing once it is aborted, and rejects with the reason', async () => {
    const { api, calls } = make({ 'users/logout': () => ({ responsecode: '200' }) });
    const reason = new Error('left');
    const call = api.call('users/logout', { sessiontoken: '' }, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(calls).toStrictEqual([]);
  });

  it('rejects with the reason when it is aborted while it waits', async () => {
    const { api } = make({ 'users/logout': () => new Promise(() => undefined) });
    const controller = new AbortController();
    const call = api.call('users/logout', { sessiontoken: '' }, { signal: controller.signal });
    const reason = new Error('left');
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
}
