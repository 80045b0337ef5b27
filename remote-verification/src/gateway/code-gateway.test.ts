import { ApiUnreachable } from '@storefront/host';
import { FakeApi } from '@storefront/host/testing';
import { FakeCodeGateway } from '../testing/fake-code-gateway';
import type { CodeGateway } from './code-gateway';
import { httpCodeGateway } from './http-code-gateway';

const sent = 'We have sent the code to your number, please verify.';
const signal = () => new AbortController().signal;

const api = () =>
  new FakeApi({
    'business/cash_order_otp_details': ({ okey }) => ({
      responsecode: '200',
      order_details: { okey, mobile: '07700900123' },
      otp_expire_in: 300,
    }),
    'business/cash_order_change_mobile': () => ({ responsecode: '200', status: sent }),
    'business/cash_order_otp_verify': ({ otp }) =>
      otp === '123456'
        ? { responsecode: '200', status: 'Thank you, your order is confirmed.' }
        : { responsecode: '201', status: 'That code is not right. You have 4 tries left.' },
  });

const gateways: [string, () => CodeGateway][] = [
  ['the HTTP gateway', () => httpCodeGateway(api())],
  ['the fake gateway', () => new FakeCodeGateway()],
];

describe.each(gateways)('%s', (_, gateway) => {
  it('tells the number and the time left', async () => {
    await expect(gateway().details('k', signal())).resolves.toEqual({
      kind: 'waiting',
      order: { mobile: '07700900123', secondsLeft: 300 },
    });
  });

  it('sends, and tells so', async () => {
    await expect(gateway().send('k', '07700900999')).resolves.toEqual({ isDone: true, sentence: sent });
  });

  it('confirms the right code and refuses another', async () => {
    await expect(gateway().verify('k', '123456')).resolves.toMatchObject({ isDone: true });
    await expect(gateway().verify('k', '111111')).resolves.toMatchObject({ isDone: false });
  });
});

describe('what the HTTP gateway reads', () => {
  const details = (answer: Parameters<FakeApi['answer']>[1]) => {
    const fake = new FakeApi();
    fake.answer('business/cash_order_otp_details', answer as never);
    return httpCodeGateway(fake).details('k', signal());
  };

  it('201: the order is confirmed already; any other code: its sentence', async () => {
    await expect(details(() => ({ responsecode: '201', status: 'x' }) as never)).resolves.toEqual({
      kind: 'confirmed',
    });
    await expect(
      details(() => ({ responsecode: '204', status: 'We cannot find that order.' }) as never),
    ).resolves.toEqual({
      kind: 'refused',
      sentence: 'We cannot find that order.',
    });
  });

  it('no answer is ApiUnreachable', async () => {
    await expect(httpCodeGateway(new FakeApi()).send('k', '0')).rejects.toBeInstanceOf(ApiUnreachable);
  });
});
