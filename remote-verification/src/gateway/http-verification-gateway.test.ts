import type { Answer } from '@storefront/contract';
import { ApiUnreachable } from '@storefront/host';
import { FakeApi } from '@storefront/host/testing';
import { aConfirmedOrder, aWaitingApi } from '../testing/verification-host';
import { httpVerificationGateway } from './http-verification-gateway';

const details = (answer: Answer<'business/cash_order_otp_details'>, state?: 'placed' | 'awaiting_code') => {
  const api = new FakeApi({
    'business/cash_order_otp_details': () => answer,
    'business/order_status': () =>
      state
        ? { responsecode: '200', order: { ...aConfirmedOrder, state } }
        : { responsecode: '204', status: 'Nothing' },
  });
  return httpVerificationGateway(api).details('okey-1', new AbortController().signal);
};

describe('what the verification page asks of the API', () => {
  it('[API2-21] the details of an order’s key hold the number and the seconds left', async () => {
    const api = aWaitingApi(247);
    const gateway = httpVerificationGateway(api);
    await expect(gateway.details('okey-1', new AbortController().signal)).resolves.toStrictEqual({
      kind: 'waiting',
      details: { mobile: '07700900123', expiresIn: 247, resendIn: 0, isSent: true, businessId: null },
    });
    expect(api.calls).toStrictEqual([{ name: 'business/cash_order_otp_details', body: { okey: 'okey-1' } }]);
  });

  it('[API2-25] response codes may be numbers as well as strings', async () => {
    const answer = {
      responsecode: 200,
      status: 'Confirmed.',
    } as unknown as Answer<'business/cash_order_otp_verify'>;
    const api = new FakeApi({ 'business/cash_order_otp_verify': () => answer });
    await expect(httpVerificationGateway(api).verify('okey-1', '123456')).resolves.toStrictEqual({
      kind: 'done',
      sentence: 'Confirmed.',
    });
  });

  it('an order that needs no code any more counts as verified when its details are refused, whatever the sentence says', async () => {
    await expect(details({ responsecode: '201', status: 'No.' }, 'placed')).resolves.toStrictEqual({
      kind: 'verified',
    });
  });

  it('an order that still waits for its code counts as refused', async () => {
    await expect(details({ responsecode: '201', status: 'No.' }, 'awaiting_code')).resolves.toStrictEqual({
      kind: 'refused',
      sentence: 'No.',
    });
  });

  it.each(['204', '400'] as const)('the code %s means that the order is unknown', async (responsecode) => {
    await expect(details({ responsecode, status: 'No.' })).resolves.toStrictEqual({ kind: 'unknown' });
  });

  it('a call without an answer rejects as unreachable', async () => {
    const gateway = httpVerificationGateway(new FakeApi());
    await expect(gateway.send('okey-1', '07700900123')).rejects.toBeInstanceOf(ApiUnreachable);
  });
});
