import { act, render, screen } from '@testing-library/react';
import { code, has, number, openVerification, sentence } from '../testing/open-verification';
import {
  aConfirmedOrder,
  aWaitingApi,
  aWaitingOrder,
  orderLocation,
  verificationHost,
  waiting,
} from '../testing/verification-host';
import verification from './verification';

describe('the verification page', () => {
  it('[OTP-1] hides its content while it is loading', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => new Promise(() => undefined));
    const host = verificationHost({ api });
    const model = verification.create(host, orderLocation());
    void model.load?.();
    render(<verification.Component model={model} />);
    expect(screen.getByText('Loading your order')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Mobile Number/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  });

  it('[OTP-2] shows the number in an input that is disabled until Edit is pressed', async () => {
    const { press } = await openVerification();
    expect(number()).toHaveValue('07700900123');
    expect(number()).toBeDisabled();
    await press('Edit');
    expect(number()).toBeEnabled();
    expect(number()).toHaveFocus();
  });

  it('[OTP-3][OTP-5][OTP-6][OTP-8] Edit keeps the present number in the field, and shows Cancel and Resend', async () => {
    const { press } = await openVerification();
    expect([has('Edit'), has('Cancel'), has('Send'), has('Resend')]).toStrictEqual([
      true,
      false,
      false,
      false,
    ]);
    await press('Edit');
    expect(number()).toHaveValue('07700900123');
    expect([has('Edit'), has('Cancel'), has('Send'), has('Resend')]).toStrictEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('[OTP-7][OTP-8] shows Send instead of Resend while the number differs', async () => {
    const { user, press } = await openVerification();
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    expect([has('Send'), has('Resend')]).toStrictEqual([true, false]);
    await user.type(number(), '{Backspace}3');
    expect([has('Send'), has('Resend')]).toStrictEqual([false, true]);
  });

  it('[OTP-4] Cancel locks the field again with the present number', async () => {
    const { user, press } = await openVerification();
    await press('Edit');
    await user.type(number(), '9');
    await press('Cancel');
    expect(number()).toBeDisabled();
    expect(number()).toHaveValue('07700900123');
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('[OTP-9] the field of the number opens a numeric keypad', async () => {
    await openVerification();
    expect(number()).toHaveAttribute('inputmode', 'numeric');
  });

  it('puts the focus into the field of the code, which the browser can fill from the text message', async () => {
    await openVerification();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('[OTP-10] has a field for the code and a button Verify', async () => {
    await openVerification();
    expect(code()).toBeEnabled();
    expect(has('Verify')).toBe(true);
  });

  it('[OTP-11][OTP-12] counts down from the server’s seconds, and hides the countdown at 00:00', async () => {
    const { pass } = await openVerification({ api: aWaitingApi(62) });
    expect(screen.getByRole('timer')).toHaveTextContent('01:02');
    await pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01');
    await pass(60);
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    await pass(1);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('[OTP-11] shows no countdown when no code is valid', async () => {
    await openVerification({ api: aWaitingApi(0) });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(
      screen.getByText('No code is valid any more. Press Edit, then Resend, for a new one.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  });

  it('after five wrong codes shows when a new code can be sent, and Resend names the same time', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => waiting(0, '07700900123', 42));
    const { press, pass } = await openVerification({ api });
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.getByText(/^No code is valid any more/).closest('p')).toHaveTextContent(
      'No code is valid any more. You can ask for a new one in 00:42',
    );
    await pass(2);
    await press('Edit');
    await press('Resend');
    expect(screen.getByRole('alert')).toHaveTextContent('try after 00:40 minute');
    expect(api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);
    await pass(40);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await press('Resend');
    expect(api.bodies('business/cash_order_change_mobile')).toHaveLength(1);
  });

  it('[OTP-37] Resend names the time of the code that is still valid while the pause runs too', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => waiting(90, '07700900123', 42));
    const { press, pass } = await openVerification({ api });
    await press('Edit');
    await press('Resend');
    expect(screen.getByRole('alert')).toHaveTextContent('try after 01:30 minute');
    await pass(60);
    await press('Resend');
    expect(screen.getByRole('alert')).toHaveTextContent('try after 00:30 minute');
    expect(api.bodies('business/cash_order_change_mobile')).toStrictEqual([]);
  });

  it('the last wrong code ends the countdown at once', async () => {
    const api = aWaitingApi(247);
    const { user, press } = await openVerification({ api });
    expect(screen.getByRole('timer')).toHaveTextContent('04:07');
    api.answer('business/cash_order_otp_details', () => waiting(0, '07700900123', 30));
    await user.type(code(), '654321');
    await press('Verify');
    expect(screen.getByRole('timer')).toHaveTextContent('00:30');
    expect(screen.getByText(/^That code is not right/)).toBeInTheDocument();
  });

  it('[OTP-13][OTP-14] every load restarts the countdown and stops the older one', async () => {
    const { host, user, press, pass } = await openVerification({ api: aWaitingApi(60) });
    await pass(10);
    host.api.answer('business/cash_order_otp_details', () => waiting(300, '07700900124'));
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    await press('Send');
    expect(screen.getByRole('timer')).toHaveTextContent('05:00');
    await pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('04:59');
    await pass(55);
    expect(screen.getByRole('timer')).toHaveTextContent('04:04');
  });

  it('[OTP-15][OTP-16] success messages are green, errors are red, and both disappear after five seconds', async () => {
    const { press, pass } = await openVerification();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(screen.getByRole('status')).toHaveClass('success');
    await pass(4.9);
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter verification code.');
    expect(screen.getByRole('alert')).toHaveClass('error');
    await pass(4.9);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await pass(0.1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[OTP-17] without a cart list the visitor goes to the site root', async () => {
    const api = aWaitingApi();
    api.answer('business/order_status', () => ({ responsecode: '200', order: aWaitingOrder }));
    const { host } = await openVerification({ api, hasCart: false });
    expect(host.navigation.moves).toStrictEqual(['replace /']);
    // Loading the details would send the first code.
    expect(host.api.bodies('business/cash_order_otp_details')).toStrictEqual([]);
  });

  it('[OTP-17] an unknown key leads to the site root as well', async () => {
    const api = aWaitingApi();
    api.answer('business/order_status', () => ({ responsecode: '204', status: 'Nothing' }));
    const { host } = await openVerification({ api, hasCart: false });
    expect(host.navigation.moves).toStrictEqual(['replace /']);
  });

  it('[OTP-47] without a cart list the key of a confirmed order leads to order-complete', async () => {
    const api = aWaitingApi();
    api.answer('business/order_status', () => ({ responsecode: '200', order: aConfirmedOrder }));
    const { host } = await openVerification({ api, hasCart: false });
    expect(host.navigation.moves).toStrictEqual(['replace /order-complete?v=okey-1']);
  });

  it('[G18] without a cart list and without an answer the page can be loaded again', async () => {
    const { host, press } = await openVerification({ hasCart: false });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server. Please try again.');
    host.api.answer('business/order_status', () => ({ responsecode: '200', order: aConfirmedOrder }));
    await press('Try again');
    expect(host.navigation.moves).toStrictEqual(['replace /order-complete?v=okey-1']);
  });

  it('[OTP-18] checks the cart list again whenever the query changes', async () => {
    const { host, model } = await openVerification();
    model.locationChanged?.(orderLocation({ a: '1' }));
    expect(host.navigation.moves).toStrictEqual([]);
    host.storage.remove('cartlist');
    host.api.answer('business/order_status', () => ({ responsecode: '200', order: aWaitingOrder }));
    await act(async () => model.locationChanged?.(orderLocation({ a: '2' })));
    expect(host.navigation.moves).toStrictEqual(['replace /']);
  });

  it('[OTP-19][OTP-21][PER-9] loads the details by the key alone, and says that the code was sent', async () => {
    const { host } = await openVerification();
    expect(host.api.bodies('business/cash_order_otp_details')).toStrictEqual([{ okey: 'okey-1' }]);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(host.session.visitor.kind).toBe('anonymous');
  });

  it('[OTP-20][OTP-21][API2-22] Send sends the new number and loads the details again, which ends the editing', async () => {
    const { host, user, press } = await openVerification();
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    host.api.answer('business/cash_order_otp_details', () => waiting(300, '07700900124'));
    await press('Send');
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([
      { okey: 'okey-1', mobile: '07700900124' },
    ]);
    expect(number()).toHaveValue('07700900124');
    expect(number()).toBeDisabled();
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('[OTP-20][API2-23] Resend sends the unchanged number', async () => {
    const { host, press } = await openVerification({ api: aWaitingApi(0) });
    await press('Edit');
    await press('Resend');
    expect(host.api.bodies('business/cash_order_change_mobile')).toStrictEqual([
      { okey: 'okey-1', mobile: '07700900123' },
    ]);
    expect(host.api.bodies('business/cash_order_otp_details')).toHaveLength(2);
    expect(has('Edit')).toBe(true);
  });

  it('[OTP-22][OTP-23][API2-24][API2-25] the right code shows the server’s status, deletes the cart and leads to the order', async () => {
    const { host, user, press, pass } = await openVerification();
    await user.type(code(), '123456');
    await press('Verify');
    expect(screen.getByText('Thank you, your order is confirmed.')).toBeInTheDocument();
    expect(host.storage.read('cartlist')).toBeUndefined();
    // The countdowns of a confirmed order are not asked for.
    expect(host.api.bodies('business/cash_order_otp_details')).toHaveLength(1);
    expect(host.navigation.moves).toStrictEqual([]);
    await pass(2);
    expect(host.navigation.moves).toStrictEqual(['replace /order-complete?v=okey-1']);
    expect(host.bus.published).toStrictEqual([
      { name: 'cart-reset', payload: { reason: 'ordered', businessId: 'b-1' } },
    ]);
  });

  it('[OTP-18] a visitor whose order was just confirmed is not sent to the site root', async () => {
    const { host, model, user, press } = await openVerification();
    await user.type(code(), '123456');
    await press('Verify');
    model.locationChanged?.(orderLocation({ a: '1' }));
    expect(host.navigation.moves).toStrictEqual([]);
  });
});
