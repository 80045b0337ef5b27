import { act, screen } from '@testing-library/react';
import { code, number, openVerification, same, sentence } from '../testing/open-verification';
import { aCancelledOrder, aConfirmedOrder, aWaitingApi, waiting } from '../testing/verification-host';

describe('invalid input on the verification page', () => {
  it.each([
    ['', 'Mobile Number is required'],
    ['07700 900124', 'Space is not allowed'],
    ['0770090012', 'Mobile number must have 11 digit and a leading 0'],
  ])(
    '[OTP-24][OTP-25][OTP-26][OTP-27] the number "%s" shows "%s" once the field is left',
    async (typed, text) => {
      const { user, press } = await openVerification();
      await press('Edit');
      await user.clear(number());
      if (typed !== '') await user.type(number(), typed);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      await user.tab();
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it('[OTP-27] an invalid number shows its error after a submit, before the field is left', async () => {
    const { user, press } = await openVerification();
    await press('Edit');
    await user.type(number(), '9{Enter}');
    expect(screen.getByText('Mobile number must have 11 digit and a leading 0')).toBeInTheDocument();
  });

  it('[OTP-34] Send with an invalid number shows an error and sends nothing', async () => {
    const { host, user, press } = await openVerification();
    await press('Edit');
    await user.type(number(), '9');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter valid mobile number.');
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);
  });

  it('[OTP-35] Send with the same number shows an error and sends nothing', async () => {
    const { host, model, press } = await openVerification();
    await press('Edit');
    await act(() => model.store.sendNew());
    expect(screen.getByRole('alert')).toHaveTextContent(same);
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);
  });

  it('[OTP-36] Resend with another number shows an error and sends nothing', async () => {
    const { host, model, user, press } = await openVerification();
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    await act(() => model.store.resend());
    expect(screen.getByRole('alert')).toHaveTextContent(same);
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);
  });

  it('[OTP-37] Resend before the time is over says how long to wait', async () => {
    const { host, press, pass } = await openVerification({ api: aWaitingApi(247) });
    await pass(1);
    await press('Edit');
    await press('Resend');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please wait, we have already send a verification code. If you not receved then try after 04:06 minute',
    );
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);
  });

  it('a code can be sent to a new number while the countdown still runs', async () => {
    const { host, user, press } = await openVerification({ api: aWaitingApi(247) });
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    await press('Send');
    expect(host.api.bodies('business/cash_order_change_mobile')).toHaveLength(1);
  });

  it.each([
    ['', 'Verification code is required'],
    ['123 456', 'Space is not allowed'],
    ['12345', 'Verify number must have 6 digit'],
  ])(
    '[OTP-28][OTP-29][OTP-30][OTP-31] the code "%s" shows "%s" once the field is left',
    async (typed, text) => {
      const { user } = await openVerification();
      await user.click(code());
      if (typed !== '') await user.type(code(), typed);
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      await user.tab();
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );

  it('[OTP-32][OTP-33] Verify with an invalid code shows an error and sends nothing', async () => {
    const { host, user, press } = await openVerification();
    await user.type(code(), '12345');
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter verification code.');
    expect(code()).toHaveFocus();
    expect(host.api.bodies('business/cash_order_otp_verify')).toStrictEqual([]);
  });
});

describe('refusals of the server on the verification page', () => {
  it('[OTP-38] a wrong code shows the server’s status, and can be tried again', async () => {
    const { host, user, press } = await openVerification();
    await user.type(code(), '654321');
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('That code is not right. You have 4 tries left.');
    await press('Verify');
    expect(host.api.bodies('business/cash_order_otp_verify')).toHaveLength(2);
  });

  it('[OTP-38] a number that the server does not send to shows the server’s status', async () => {
    const { host, user, press } = await openVerification();
    host.api.answer('business/cash_order_change_mobile', () => ({
      responsecode: '201',
      status: 'We have sent as many codes as we can for now.',
    }));
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('We have sent as many codes as we can for now.');
    expect(number()).toHaveValue('07700900124');
  });

  it('[G13/retry-after] a first code that could not be sent yet is not said to be sent, and can be sent when the time has come', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => waiting(0, '07700900123', 720, 'no'));
    const { host, press, pass } = await openVerification({ api });
    const notSent = (time: string) => `We could not send your code yet. Please try again in ${time}.`;
    expect(screen.getByRole('alert')).toHaveTextContent(notSent('12 minutes'));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.getByText('No code has been sent yet. We can send one in')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('12:00');
    await pass(60);
    await press('Edit');
    await press('Resend');
    expect(screen.getByRole('alert')).toHaveTextContent(notSent('11 minutes'));
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);

    await pass(660);
    expect(
      screen.getByText('No code has been sent yet. Press Edit, then Resend, to get it now.'),
    ).toBeInTheDocument();
    api.answer('business/cash_order_otp_details', () => waiting());
    await press('Resend');
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('The code expires in')).toBeInTheDocument();
  });

  it('an unknown order shows that it cannot be found', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => ({ responsecode: '204', status: 'Nothing' }));
    await openVerification({ api });
    expect(screen.getByRole('heading', { name: 'We cannot find that order.' })).toBeInTheDocument();
  });

  it('an order that is already confirmed leads to order-complete', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => ({
      responsecode: '201',
      status: 'Confirmed already.',
    }));
    api.answer('business/order_status', () => ({ responsecode: '200', order: aConfirmedOrder }));
    const { host } = await openVerification({ api });
    expect(host.navigation.moves).toStrictEqual(['replace /order-complete?v=okey-1']);
  });

  it('an order that was cancelled meanwhile leads to its own page, and its cart stays', async () => {
    const { host, user, press } = await openVerification();
    const cancelled = {
      responsecode: '201',
      status: 'This order is cancelled. Please order again.',
    } as const;
    host.api.answer('business/cash_order_otp_verify', () => cancelled);
    host.api.answer('business/cash_order_otp_details', () => cancelled);
    host.api.answer('business/order_status', () => ({ responsecode: '200', order: aCancelledOrder }));
    await user.type(code(), '123456');
    await press('Verify');
    expect(host.navigation.moves).toStrictEqual(['replace /order-complete?v=okey-1']);
    expect(host.storage.read('cartlist')).toHaveLength(1);
    expect(host.bus.published).toStrictEqual([]);
  });

  it('[OTP-38] any other refusal of the details is shown, and can be tried again', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => ({ responsecode: '429', status: 'Too many tries.' }));
    api.answer('business/order_status', () => ({ responsecode: '204', status: 'Nothing' }));
    const { host, press } = await openVerification({ api });
    expect(screen.getByRole('alert')).toHaveTextContent('Too many tries.');
    host.api.answer('business/cash_order_otp_details', () => waiting());
    await press('Try again');
    expect(number()).toHaveValue('07700900123');
  });

  it('[G18] the typed code stays when the server cannot be reached', async () => {
    const { host, user, press } = await openVerification();
    host.api.answer('business/cash_order_otp_verify', undefined);
    await user.type(code(), '123456');
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server. Please try again.');
    expect(code()).toHaveValue('123456');
  });

  it('[G18] a page that did not load can be loaded again', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', undefined);
    const { press } = await openVerification({ api });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server. Please try again.');
    api.answer('business/cash_order_otp_details', () => waiting());
    await press('Try again');
    expect(number()).toHaveValue('07700900123');
  });
});

it('an answer that comes after the page has gone changes nothing and begins no countdown', async () => {
  const { host, model, unmount } = await openVerification();
  unmount();
  const loading = model.load?.();
  model.stop?.();
  await loading;
  expect(host.clock.planned).toBe(0);
  expect(model.store.details.kind).not.toBe('done');
});

it('the page leaves no timer behind when it stops', async () => {
  const { host, model, unmount } = await openVerification();
  expect(host.clock.planned).toBe(2);
  unmount();
  model.stop?.();
  expect(host.clock.planned).toBe(0);
});
