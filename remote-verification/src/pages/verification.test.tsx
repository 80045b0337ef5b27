import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aWaitingApi,
  aConfirmedOrder,
  orderLocation,
  verificationHost,
  waiting,
} from '../testing/verification-host';
import verification from './verification';

type Setting = Parameters<typeof verificationHost>[0];

const open = async (setting: Setting = {}) => {
  const user = userEvent.setup();
  const host = verificationHost(setting);
  const model = verification.create(host, orderLocation());
  await model.load?.();
  const { unmount } = render(<verification.Component model={model} />);
  act(() => model.start?.());
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const pass = (seconds: number) => act(async () => host.clock.advance(seconds * 1000));
  return { user, host, model, press, pass, unmount };
};
const number = () => screen.getByLabelText(/^Mobile Number/, { selector: 'input' });
const code = () => screen.getByLabelText(/^Verification code/, { selector: 'input' });
const has = (name: string) => screen.queryByRole('button', { name }) !== null;
const sentence = 'We have sent the code to your number, please verify.';
const same = 'New mobile number is same with old mobile number';

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
    const { press } = await open();
    expect(number()).toHaveValue('07700900123');
    expect(number()).toBeDisabled();
    await press('Edit');
    expect(number()).toBeEnabled();
    expect(number()).toHaveFocus();
  });

  it('[OTP-3][OTP-5][OTP-6][OTP-8] Edit starts with the present number, and offers Cancel and Resend', async () => {
    const { press } = await open();
    expect([has('Edit'), has('Cancel'), has('Send'), has('Resend')]).toEqual([true, false, false, false]);
    await press('Edit');
    expect(number()).toHaveValue('07700900123');
    expect([has('Edit'), has('Cancel'), has('Send'), has('Resend')]).toEqual([false, true, false, true]);
  });

  it('[OTP-7][OTP-8] Send takes the place of Resend while the number differs', async () => {
    const { user, press } = await open();
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    expect([has('Send'), has('Resend')]).toEqual([true, false]);
    await user.type(number(), '{Backspace}3');
    expect([has('Send'), has('Resend')]).toEqual([false, true]);
  });

  it('[OTP-4] Cancel returns to viewing', async () => {
    const { user, press } = await open();
    await press('Edit');
    await user.type(number(), '9');
    await press('Cancel');
    expect(number()).toBeDisabled();
    expect(number()).toHaveValue('07700900123');
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('[OTP-9] the number’s input asks for a numeric keypad', async () => {
    await open();
    expect(number()).toHaveAttribute('inputmode', 'numeric');
  });

  it('[OTP-10] there are an input for the code and Verify', async () => {
    await open();
    expect(code()).toBeEnabled();
    expect(has('Verify')).toBe(true);
  });

  it('[OTP-11][OTP-12] a countdown ticks from the server’s seconds, and is gone at 00:00', async () => {
    const { pass } = await open({ api: aWaitingApi(62) });
    expect(screen.getByRole('timer')).toHaveTextContent('01:02');
    await pass(1);
    expect(screen.getByRole('timer')).toHaveTextContent('01:01');
    await pass(60);
    expect(screen.getByRole('timer')).toHaveTextContent('00:01');
    await pass(1);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('[OTP-11] there is none when no code is alive', async () => {
    await open({ api: aWaitingApi(0) });
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(
      screen.getByText('No code is valid any more. Press Edit, then Resend, for a new one.'),
    ).toBeInTheDocument();
  });

  it('[OTP-13][OTP-14] it starts anew with every load, and the older one stops', async () => {
    const { host, user, press, pass } = await open({ api: aWaitingApi(60) });
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

  it('[OTP-15][OTP-16] good news is green, bad news red, and either goes after five seconds', async () => {
    const { press, pass } = await open();
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
    const { host } = await open({ hasCart: false });
    expect(host.navigation.moves).toEqual(['replace /']);
    expect(host.api.asked).toEqual([]);
  });

  it('[OTP-18] that is looked at again whenever the query changes', async () => {
    const { host, model } = await open();
    model.locationChanged?.(orderLocation({ a: '1' }));
    expect(host.navigation.moves).toEqual([]);
    host.storage.remove('cartlist');
    model.locationChanged?.(orderLocation({ a: '2' }));
    expect(host.navigation.moves).toEqual(['replace /']);
  });

  it('[OTP-19][OTP-21][PER-9] the details are asked for by the key alone, and the page says so', async () => {
    const { host } = await open();
    expect(host.api.bodies('business/cash_order_otp_details')).toEqual([{ okey: 'okey-1' }]);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(host.session.visitor.kind).toBe('anonymous');
  });

  it('[OTP-20][OTP-21][API2-22] a new number is sent, and the details are loaded again, which ends the editing', async () => {
    const { host, user, press } = await open();
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    host.api.answer('business/cash_order_otp_details', () => waiting(300, '07700900124'));
    await press('Send');
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([
      { okey: 'okey-1', mobile: '07700900124' },
    ]);
    expect(number()).toHaveValue('07700900124');
    expect(number()).toBeDisabled();
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('[OTP-20][API2-23] resending sends the unchanged number', async () => {
    const { host, press } = await open({ api: aWaitingApi(0) });
    await press('Edit');
    await press('Resend');
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([
      { okey: 'okey-1', mobile: '07700900123' },
    ]);
    expect(host.api.bodies('business/cash_order_otp_details')).toHaveLength(2);
    expect(has('Edit')).toBe(true);
  });

  it('[OTP-22][OTP-23][API2-24][API2-25] a right code shows the server’s word, then the order, and ends the cart', async () => {
    const { host, user, press, pass } = await open();
    await user.type(code(), '123456');
    await press('Verify');
    expect(screen.getByText('Thank you, your order is confirmed.')).toBeInTheDocument();
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(host.navigation.moves).toEqual([]);
    await pass(2);
    expect(host.navigation.moves).toEqual(['replace /order-complete?v=okey-1']);
    expect(host.bus.published).toEqual([
      { name: 'cart-reset', payload: { reason: 'ordered', businessId: 'b-1' } },
    ]);
  });

  it('[OTP-18] a cart that has just ended with its order sends nobody to the root', async () => {
    const { host, model, user, press } = await open();
    await user.type(code(), '123456');
    await press('Verify');
    model.locationChanged?.(orderLocation({ a: '1' }));
    expect(host.navigation.moves).toEqual([]);
  });
});

describe('what the forms refuse', () => {
  it.each([
    ['', 'Mobile Number is required'],
    ['07700 900124', 'Space is not allowed'],
    ['0770090012', 'Mobile number must have 11 digit and a leading 0'],
  ])('[OTP-24][OTP-25][OTP-26][OTP-27] number "%s": %s, once it is touched', async (typed, text) => {
    const { user, press } = await open();
    await press('Edit');
    await user.clear(number());
    if (typed !== '') await user.type(number(), typed);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[OTP-27] or after a submit, though it was not left', async () => {
    const { user, press } = await open();
    await press('Edit');
    await user.type(number(), '9{Enter}');
    expect(screen.getByText('Mobile number must have 11 digit and a leading 0')).toBeInTheDocument();
  });

  it('[OTP-34] a change with an invalid number says so and sends nothing', async () => {
    const { host, user, press } = await open();
    await press('Edit');
    await user.type(number(), '9');
    await press('Send');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter valid mobile number.');
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([]);
  });

  it('[OTP-35] a change to the same number says so', async () => {
    const { host, model, press } = await open();
    await press('Edit');
    await act(() => model.store.sendNew());
    expect(screen.getByRole('alert')).toHaveTextContent(same);
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([]);
  });

  it('[OTP-36] resending while the number differs says so', async () => {
    const { host, model, user, press } = await open();
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    await act(() => model.store.resend());
    expect(screen.getByRole('alert')).toHaveTextContent(same);
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([]);
  });

  it('[OTP-37] resending while time remains says how long to wait', async () => {
    const { host, press, pass } = await open({ api: aWaitingApi(247) });
    await pass(1);
    await press('Edit');
    await press('Resend');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please wait, we have already send a verification code. If you not receved then try after 04:06 minute',
    );
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([]);
  });

  it('a new number is not held back by the countdown', async () => {
    const { host, user, press } = await open({ api: aWaitingApi(247) });
    await press('Edit');
    await user.type(number(), '{Backspace}4');
    await press('Send');
    expect(host.api.bodies('business/cash_order_change_mobile')).toHaveLength(1);
  });

  it.each([
    ['', 'Verification code is required'],
    ['123 456', 'Space is not allowed'],
    ['12345', 'Verify number must have 6 digit'],
  ])('[OTP-28][OTP-29][OTP-30][OTP-31] code "%s": %s, once it is touched', async (typed, text) => {
    const { user } = await open();
    await user.click(code());
    if (typed !== '') await user.type(code(), typed);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[OTP-32][OTP-33] Verify with an invalid code says so and asks nothing', async () => {
    const { host, user, press } = await open();
    await user.type(code(), '12345');
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter verification code.');
    expect(code()).toHaveFocus();
    expect(host.api.bodies('business/cash_order_otp_verify')).toEqual([]);
  });
});

describe('what the server refuses', () => {
  it('[OTP-38] a wrong code shows the server’s status, and can be tried again', async () => {
    const { host, user, press } = await open();
    await user.type(code(), '654321');
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('That code is not right. You have 4 tries left.');
    await press('Verify');
    expect(host.api.bodies('business/cash_order_otp_verify')).toHaveLength(2);
  });

  it('[OTP-38] so does a number that it will not send to', async () => {
    const { host, user, press } = await open();
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

  it('says so when there is no such order', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => ({ responsecode: '204', status: 'Nothing' }));
    await open({ api });
    expect(screen.getByRole('heading', { name: 'We cannot find that order.' })).toBeInTheDocument();
  });

  it('an order that is confirmed already leads on to order-complete', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => ({
      responsecode: '201',
      status: 'Confirmed already.',
    }));
    api.answer('business/order_status', () => ({ responsecode: '200', order: aConfirmedOrder }));
    const { host } = await open({ api });
    expect(host.navigation.moves).toEqual(['replace /order-complete?v=okey-1']);
  });

  it('[OTP-38] any other refusal of the details is shown, and can be tried again', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', () => ({ responsecode: '429', status: 'Too many tries.' }));
    api.answer('business/order_status', () => ({ responsecode: '204', status: 'Nothing' }));
    const { host, press } = await open({ api });
    expect(screen.getByRole('alert')).toHaveTextContent('Too many tries.');
    host.api.answer('business/cash_order_otp_details', () => waiting());
    await press('Try again');
    expect(number()).toHaveValue('07700900123');
  });

  it('[G18] when the server cannot be reached nothing that was typed is lost', async () => {
    const { host, user, press } = await open();
    host.api.answer('business/cash_order_otp_verify', undefined);
    await user.type(code(), '123456');
    await press('Verify');
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server. Please try again.');
    expect(code()).toHaveValue('123456');
  });

  it('[G18] a page that could not be loaded can be loaded again', async () => {
    const api = aWaitingApi();
    api.answer('business/cash_order_otp_details', undefined);
    const { press } = await open({ api });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server. Please try again.');
    api.answer('business/cash_order_otp_details', () => waiting());
    await press('Try again');
    expect(number()).toHaveValue('07700900123');
  });
});

it('leaves no timer behind', async () => {
  const { host, model, unmount } = await open();
  expect(host.clock.planned).toBe(2);
  unmount();
  model.stop?.();
  expect(host.clock.planned).toBe(0);
});
