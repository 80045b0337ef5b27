import type { Answer } from '@storefront/contract';
import { FakeApi } from '@storefront/host/testing';
import { renewingApi } from './renewing-api';

const over = { responsecode: '221', status: 'Over.' } as const;
const saved: Answer<'users/orders'> = { responsecode: '200', list: [], more_status: 'no' };

const calling = (renewed: string | undefined) => {
  const http = new FakeApi({
    'users/orders': ({ sessiontoken }) => (sessiontoken === 'ended' ? over : saved),
  });
  const asked: string[] = [];
  const api = renewingApi(http, {
    renewGuest: async (token) => {
      asked.push(token);
      return renewed;
    },
  });
  return { http, api, asked };
};

const body = { sessiontoken: 'ended', req_page: 0 };

describe('the API behind the session of a guest', () => {
  it('[RTE-28] makes a call once more with the renewed session', async () => {
    const { http, api } = calling('renewed');
    await expect(api.call('users/orders', body)).resolves.toStrictEqual(saved);
    expect(http.bodies('users/orders')).toStrictEqual([body, { ...body, sessiontoken: 'renewed' }]);
  });

  it('gives the answer as it is when there is no other session', async () => {
    const { http, api, asked } = calling(undefined);
    await expect(api.call('users/orders', body)).resolves.toStrictEqual(over);
    expect(asked).toStrictEqual(['ended']);
    expect(http.calls).toHaveLength(1);
  });

  it('renews nothing for an answer that is not 221', async () => {
    const { api, asked } = calling('renewed');
    await expect(api.call('users/orders', { ...body, sessiontoken: 'good' })).resolves.toStrictEqual(saved);
    expect(asked).toStrictEqual([]);
  });

  it('does not repeat a call that was aborted meanwhile', async () => {
    const { http, api } = calling('renewed');
    const controller = new AbortController();
    const answer = api.call('users/orders', body, { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expect(http.calls).toHaveLength(1);
  });
});
