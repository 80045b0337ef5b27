import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, fakeHost, locationAt } from '@storefront/host/testing';
import verification from './verification';

const sent = 'We have sent the code to your number, please verify.';
const location = locationAt('/order/checkout-otp/okey-1', { params: { okey: 'okey-1' } });

const open = async ({ expireIn = 300, withCart = true } = {}) => {
  let mobile = '07700900123';
  const api = new FakeApi({
    'business/cash_order_otp_details': ({ okey }) => ({
      responsecode: '200',
      order_details: { okey, mobile },
      otp_expire_in: expireIn,
    }),
    'business/cash_order_change_mobile': (body) => {
      mobile = body.mobile;
      return { responsecode: '200', status: sent };
    },
    'business/cash_order_otp_verify': ({ otp }) =>
      otp === '123456'
        ? { responsecode: '200', status: 'Thank you, your order is confirmed.' }
        : { responsecode: '201', status: 'That code is not right. You have 4 tries left.' },
  });
  const host = fakeHost({ api });
  if (withCart) host.storage.write('cartlist', []);
  const model = verification.create(host, location);
  await model.load();
  model.start();
  render(<verification.Component model={model} />);
  const user = userEvent.setup();
  return { host, model, user, advance: (seconds: number) => act(() => host.clock.advance(seconds * 1_000)) };
};

const press = (name: string) => screen.getByRole('button', { name });
const mobile = () => screen.getByLabelText('Mobile Number');
const code = () => screen.getByLabelText(/Verification code/);

describe('loading', () => {
  it('[OTP-1] nothing of the page shows while it loads', () => {
    const model = verification.create(fakeHost(), location);
    render(<verification.Component model={model} />);
    expect(screen.queryByLabelText('Mobile Number')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your order');
  });

  it('[OTP-19][OTP-21] the details are loaded when the page loads, and the page says that the code was sent', async () => {
    const { host } = await open();
    expect(host.api.bodies('business/cash_order_otp_details')).toEqual([{ okey: 'okey-1' }]);
    expect(screen.getByText(sent)).toBeInTheDocument();
  });

  it('an unknown order is told in the server’s words, and can be tried again', async () => {
    const host = fakeHost({
      api: new FakeApi({
        'business/cash_order_otp_details': () => ({
          responsecode: '204',
          status: 'We cannot find that order.',
        }),
      }),
    });
    host.storage.write('cartlist', []);
    const model = verification.create(host, location);
    await model.load();
    render(<verification.Component model={model} />);
    expect(screen.getByRole('alert')).toHaveTextContent('We cannot find that order.');
  });

  it('an order that is confirmed already leads on to order-complete', async () => {
    const host = fakeHost({
      api: new FakeApi({
        'business/cash_order_otp_details': () => ({ responsecode: '201', status: 'Confirmed.' }),
      }),
    });
    host.storage.write('cartlist', []);
    await verification.create(host, location).load();
    expect(host.navigation.moves).toEqual(['go /order-complete?v=okey-1']);
  });
});

describe('without a cart', () => {
  it('[OTP-17] the visitor is sent to the site root', async () => {
    const { host } = await open({ withCart: false });
    expect(host.navigation.moves).toEqual(['replace /']);
    expect(host.api.asked).toEqual([]);
  });

  it('[OTP-18] also when the query changes later', async () => {
    const { host, model } = await open();
    host.storage.remove('cartlist');
    model.locationChanged();
    expect(host.navigation.moves).toEqual(['replace /']);
  });
});

describe('the number', () => {
  it('[OTP-2][OTP-5][OTP-6][OTP-9] is locked until Edit, with a numeric keypad', async () => {
    const { user } = await open();
    expect(mobile()).toBeDisabled();
    expect(mobile()).toHaveValue('07700900123');
    expect(mobile()).toHaveAttribute('inputmode', 'numeric');
    await user.click(press('Edit'));
    expect(mobile()).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(press('Cancel')).toBeInTheDocument();
  });

  it('[OTP-3][OTP-7][OTP-8] Resend while it is unchanged, Send once it differs', async () => {
    const { user } = await open();
    await user.click(press('Edit'));
    expect(mobile()).toHaveValue('07700900123');
    expect(press('Resend')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await user.type(mobile(), '{Backspace}9');
    expect(press('Send')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  });

  it('[OTP-4] Cancel returns to viewing', async () => {
    const { user } = await open();
    await user.click(press('Edit'));
    await user.type(mobile(), '9');
    await user.click(press('Cancel'));
    expect(mobile()).toBeDisabled();
    expect(mobile()).toHaveValue('07700900123');
  });

  it('[OTP-20][OTP-13] a change loads the details again, returns to viewing and restarts the countdown', async () => {
    const { user, advance, host } = await open();
    advance(100);
    await user.click(press('Edit'));
    await user.type(mobile(), '{Backspace}9');
    await user.click(press('Send'));
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([
      { okey: 'okey-1', mobile: '07700900129' },
    ]);
    expect(mobile()).toBeDisabled();
    expect(mobile()).toHaveValue('07700900129');
    expect(screen.getByRole('timer')).toHaveTextContent('05:00');
    expect(screen.getByText(sent)).toBeInTheDocument();
  });

  it('[OTP-27] its error shows when it was touched, or after a submit', async () => {
    const { user } = await open();
    await user.click(press('Edit'));
    await user.clear(mobile());
    expect(screen.queryByText('Mobile Number is required')).toBeNull();
    await user.tab();
    expect(screen.getByText('Mobile Number is required')).toBeInTheDocument();
  });

  it('[OTP-34] a change with an invalid number says so', async () => {
    const { user, host } = await open();
    await user.click(press('Edit'));
    await user.type(mobile(), '9');
    await user.click(press('Send'));
    expect(screen.getByText('Please enter valid mobile number.')).toBeInTheDocument();
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([]);
  });

  it('[OTP-35][OTP-36] the same number for a change, or another for a resend, says so', async () => {
    const { model } = await open();
    const { verification: store } = model;
    act(() => store.edit());
    await act(() => store.send());
    expect(screen.getByText('New mobile number is same with old mobile number')).toBeInTheDocument();
    act(() => store.typeMobile('07700900999'));
    await act(() => store.resend());
    expect(screen.getByText('New mobile number is same with old mobile number')).toBeInTheDocument();
  });

  it('[OTP-37] Resend while time remains says how long to wait', async () => {
    const { user, advance, host } = await open();
    advance(61);
    await user.click(press('Edit'));
    await user.click(press('Resend'));
    expect(
      screen.getByText(
        'Please wait, we have already send a verification code. If you not receved then try after 03:59 minute',
      ),
    ).toBeInTheDocument();
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([]);
  });

  it('Resend after the time sends the unchanged number', async () => {
    const { user, host } = await open({ expireIn: 0 });
    await user.click(press('Edit'));
    await user.click(press('Resend'));
    expect(host.api.bodies('business/cash_order_change_mobile')).toEqual([
      { okey: 'okey-1', mobile: '07700900123' },
    ]);
  });
});

describe('the countdown', () => {
  it('[OTP-11][OTP-12] starts from the server’s seconds, ticks once a second and goes at nought', async () => {
    const { advance } = await open({ expireIn: 61 });
    expect(screen.getByRole('timer')).toHaveTextContent('01:01');
    advance(1);
    expect(screen.getByRole('timer')).toHaveTextContent('01:00');
    advance(60);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('[OTP-14] an older timer stops when a newer one starts', async () => {
    const { model, advance, host } = await open({ expireIn: 100 });
    await act(() => model.verification.load());
    advance(10);
    expect(screen.getByRole('timer')).toHaveTextContent('01:30');
    model.stop();
    expect(host.clock.planned).toBe(0);
  });
});

describe('the code', () => {
  it('[OTP-10][OTP-22][OTP-23] verifies, shows the server’s text, then leads to order-complete', async () => {
    const { user, advance, host } = await open();
    await user.type(code(), '123456');
    await user.click(press('Verify'));
    expect(host.api.bodies('business/cash_order_otp_verify')).toEqual([{ okey: 'okey-1', otp: '123456' }]);
    expect(screen.getByText('Thank you, your order is confirmed.')).toBeInTheDocument();
    expect(host.navigation.moves).toEqual([]);
    advance(2);
    expect(host.navigation.moves).toEqual(['go /order-complete?v=okey-1']);
    expect(host.storage.read('cartlist')).toBeUndefined();
    expect(host.bus.published.map(({ name }) => name)).toEqual(['order-placed', 'cart-reset']);
  });

  it('[OTP-31] its error shows once it was touched', async () => {
    const { user } = await open();
    expect(screen.queryByText('Verification code is required')).toBeNull();
    await user.click(code());
    await user.tab();
    expect(screen.getByText('Verification code is required')).toBeInTheDocument();
  });

  it('[OTP-32][OTP-33] Verify with an invalid code says so and makes no call', async () => {
    const { user, host } = await open();
    await user.type(code(), '123');
    await user.click(press('Verify'));
    expect(screen.getByText('Please enter verification code.')).toBeInTheDocument();
    expect(host.api.bodies('business/cash_order_otp_verify')).toEqual([]);
  });

  it('[OTP-38][OTP-15][OTP-16] another answer shows its text in red, for five seconds', async () => {
    const { user, advance } = await open();
    expect(screen.getByText(sent)).toHaveClass('success');
    await user.type(code(), '654321');
    await user.click(press('Verify'));
    expect(screen.getByText('That code is not right. You have 4 tries left.')).toHaveClass('error');
    advance(5);
    expect(screen.queryByText('That code is not right. You have 4 tries left.')).toBeNull();
  });

  it('a server that cannot be reached loses nothing that was typed', async () => {
    const { user, host } = await open();
    host.api.answer('business/cash_order_otp_verify', undefined);
    await user.type(code(), '123456');
    await user.click(press('Verify'));
    expect(screen.getByText('We could not reach the server. Please try again.')).toBeInTheDocument();
    expect(code()).toHaveValue('123456');
  });
});
