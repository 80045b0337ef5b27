import type { UserData } from '@storefront/contract';
import type { Session } from '../../host';

/** A session, and the customer in front of the login popup. */
export interface SessionUnderTest {
  readonly session: Session;
  /** Somebody logs in through the popup. */
  logIn(data: UserData): void;
  /** The customer closes the popup. */
  dismiss(): void;
}

const user: UserData = {
  user_id: '41',
  sessiontoken: 'token-of-a-user',
  name: 'Asha Rahman',
  email: 'asha@example.test',
  mobile: '07700900123',
  address_book: null,
  address_book_list: [],
  sms_subscription: 'no',
  bookyup_subscription: 'no',
  subscribed_bs_list: [],
};
const guest: UserData = {
  ...user,
  user_id: '0',
  sessiontoken: 'token-of-a-guest',
  name: '',
  email: '',
  mobile: '',
};

/** What every session does, the shell's and the fake one. `make` returns one in which nobody has logged in. */
export function sessionContract(make: () => SessionUnderTest) {
  it('starts with an anonymous visitor', () => {
    expect(make().session.visitor).toStrictEqual({ kind: 'anonymous', token: undefined, data: undefined });
  });

  it('is ready once somebody has logged in', async () => {
    const { session, logIn } = make();
    const outcome = session.requireSession({ guest: true });
    logIn(user);
    await expect(outcome).resolves.toBe('ready');
    expect(session.visitor).toStrictEqual({ kind: 'user', token: user.sessiontoken, data: user });
  });

  it('is ready at once when somebody has logged in before', async () => {
    const { session, logIn } = make();
    logIn(user);
    await expect(session.requireSession({ guest: false })).resolves.toBe('ready');
  });

  it('treats user_id 0 as a guest, and is ready for one where a guest is allowed', async () => {
    const { session, logIn } = make();
    logIn(guest);
    expect(session.visitor.kind).toBe('guest');
    await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
  });

  it('is not ready for a guest where a user is required', async () => {
    const { session, logIn } = make();
    logIn(guest);
    const outcome = session.requireSession({ guest: false });
    logIn(user);
    await expect(outcome).resolves.toBe('ready');
    expect(session.visitor.kind).toBe('user');
  });

  it('is dismissed when the customer closes the popup', async () => {
    const { session, dismiss } = make();
    const outcome = session.requireSession({ guest: true });
    dismiss();
    await expect(outcome).resolves.toBe('dismissed');
    expect(session.visitor.kind).toBe('anonymous');
  });

  it('replaces what is known of the user', () => {
    const { session, logIn } = make();
    logIn(user);
    session.update({ ...user, name: 'Asha Begum' });
    expect(session.visitor.data?.name).toBe('Asha Begum');
  });

  it('is over once the server has ended it, until somebody logs in', () => {
    const { session, logIn } = make();
    logIn(user);
    expect(session.isOver).toBe(false);
    session.logOut('Please log in again.');
    expect(session.isOver).toBe(true);
    logIn(user);
    expect(session.isOver).toBe(false);
  });

  it('is not over when the customer has logged out', () => {
    const { session, logIn } = make();
    logIn(user);
    session.logOut();
    expect(session.isOver).toBe(false);
  });

  it('has an anonymous visitor after the log-out', () => {
    const { session, logIn } = make();
    logIn(user);
    session.logOut('Please log in again.');
    expect(session.visitor).toStrictEqual({ kind: 'anonymous', token: undefined, data: undefined });
  });
}
