import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, FakeStorage } from '@storefront/host/testing';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { EventBus } from '../../bus/event-bus';
import { otherTabs } from '../../bus/other-tabs';
import { joinedTabs } from '../../testing/joined-tabs';
import { LoginPopup } from './login-popup';
import { LoginStore } from '../stores/login-store';
import { memoryStore } from '../../testing/memory-store';
import { httpSessionGateway } from '../gateway/http-session-gateway';
import { pendingRegistration } from '../gateway/pending-registration';
import { SessionStore } from '../stores/session-store';

const popup = (script: ConstructorParameters<typeof FakeApi>[0] = {}) => {
  const api = new FakeApi(script);
  const bus = new EventBus(otherTabs(joinedTabs()()), () => undefined);
  const notices = { show: () => undefined };
  const gateway = httpSessionGateway(api);
  const session = new SessionStore({
    gateway,
    bus,
    storage: new FakeStorage(),
    notices,
    guestCheckout: true,
    visit: memoryStore(),
  });
  const login = new LoginStore(gateway, session, pendingRegistration(memoryStore()));
  render(
    <>
      <button type="button">Checkout</button>
      <LoginPopup session={session} login={login} />
    </>,
  );
  const open = (guest: boolean) => {
    screen.getByRole('button', { name: 'Checkout' }).focus();
    let outcome: ReturnType<typeof session.requireSession> = Promise.resolve('dismissed');
    act(() => {
      outcome = session.requireSession({ guest });
    });
    return outcome;
  };
  return { open, session, user: userEvent.setup() };
};

describe('the login popup on the screen', () => {
  it('is closed until a session is requested', () => {
    popup();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[SES-4] offers Continue as guest for checkout, and continuing as guest closes it', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'guest', userdata: aWireGuest() }) as const;
    const { open, user, session } = popup({ 'users/guest': answer });
    const outcome = open(true);
    expect(
      await screen.findByRole('dialog', { name: 'How would you like to check out?' }),
    ).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Continue as guest' }));
    await expect(outcome).resolves.toBe('ready');
    expect(session.visitor.kind).toBe('guest');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not offer to continue as guest if a user is needed', async () => {
    const { open } = popup();
    void open(false);
    await screen.findByRole('dialog', { name: 'Welcome back' });
    expect(screen.queryByRole('button', { name: 'Continue as guest' })).not.toBeInTheDocument();
  });

  it('logs in, and the focus goes back to where it was', async () => {
    const answer = () => ({ responsecode: '200', sessiontoken: 'fresh', userdata: aWireUser() }) as const;
    const { open, user } = popup({ 'users/login': answer });
    const outcome = open(true);
    await user.type(await screen.findByLabelText(/^Email/), 'asha@example.test');
    await user.type(screen.getByLabelText(/^Password/), 'correct-horse{Enter}');
    await expect(outcome).resolves.toBe('ready');
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveFocus();
  });

  it('an invalid submit names each fault and puts the focus on the first', async () => {
    const { open, user } = popup();
    void open(true);
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    await user.type(screen.getByLabelText(/^Name/), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByText('Email is required')).toBeInTheDocument();
    expect(screen.getByText('Mobile Number is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  });

  it('[ACC-15] asks for the code of the email with the focus on it, and logs in with it', async () => {
    const { open, user } = popup({
      'users/register': () => ({ responsecode: '200', registration_key: 'reg-1' }),
      'users/confirm_registration': () => ({
        responsecode: '200',
        sessiontoken: 'fresh',
        userdata: aWireUser(),
      }),
    });
    const outcome = open(true);
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    await user.type(screen.getByLabelText(/^Name/), 'Asha');
    await user.type(screen.getByLabelText(/^Email/), 'asha@example.test');
    await user.type(screen.getByLabelText(/^Mobile/), '07700900123');
    await user.type(screen.getByLabelText(/^Password/), 'correct-horse{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Check your email' });
    expect(dialog).toHaveTextContent('We have sent an email to asha@example.test.');
    expect(screen.getByLabelText(/^Code from the email/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'No email? Check the address' }));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Asha');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await user.type(await screen.findByLabelText(/^Code from the email/), '123456{Enter}');
    await expect(outcome).resolves.toBe('ready');
  });

  it("shows the server's sentence as an alert", async () => {
    const answer = () => ({ responsecode: '201', status: 'The email or the password is wrong.' }) as const;
    const { open, user } = popup({ 'users/login': answer });
    void open(true);
    await user.type(await screen.findByLabelText(/^Email/), 'asha@example.test');
    await user.type(screen.getByLabelText(/^Password/), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The email or the password is wrong.');
  });

  it('goes to the forgotten password and back', async () => {
    const { open, user } = popup({ 'users/forgot_password': () => ({ responsecode: '200' }) });
    void open(true);
    await user.click(await screen.findByRole('button', { name: 'Forgotten your password?' }));
    await user.type(screen.getByLabelText(/^Email/), 'asha@example.test{Enter}');
    expect(
      await screen.findByText('If we know that address, a link is on its way to it.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to log in' }));
    expect(screen.getByRole('tab', { name: 'Log in' })).toBeInTheDocument();
  });

  it('Escape dismisses it, and the request for a session ends as dismissed', async () => {
    const { open, user } = popup();
    const outcome = open(true);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await expect(outcome).resolves.toBe('dismissed');
  });
});
