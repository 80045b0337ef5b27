import { ApiUnreachable } from '@storefront/host';
import { FakeApi, FakeStorage, sessionContract } from '@storefront/host/testing';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { EventBus } from '../../bus/event-bus';
import { otherTabs } from '../../bus/other-tabs';
import { joinedTabs } from '../../testing/joined-tabs';
import { memoryStore } from '../../testing/memory-store';
import { httpSessionGateway } from '../gateway/http-session-gateway';
import { SessionStore } from './session-store';

const tab = (
  line = joinedTabs()(),
  storage = new FakeStorage(),
  { guestCheckout = true, visit = memoryStore() } = {},
) => {
  const bus = new EventBus(otherTabs(line), ({ error }) => {
    throw error;
  });
  const api = new FakeApi({ 'users/logout': () => ({ responsecode: '200' }) });
  const notices: string[] = [];
  const heard: string[] = [];
  const listener = bus.ownedBy('test');
  listener.events('login-complete').subscribe(({ userId, guest }) => heard.push(`in ${userId} ${guest}`));
  listener.events('logged-out').subscribe(({ reason }) => heard.push(`out ${reason}`));
  const show = (sentence: string) => notices.push(sentence);
  const session = new SessionStore({
    gateway: httpSessionGateway(api),
    bus,
    storage,
    notices: { show },
    guestCheckout,
    visit,
  });
  return { session, storage, api, bus, notices, heard };
};

describe('the session of the shell', () => {
  sessionContract(() => {
    const { session } = tab();
    return { session, logIn: session.entered, dismiss: session.dismiss };
  });

  it('[STO-9] is stored under userdata and found again by the next page', () => {
    const { session, storage } = tab();
    session.entered(aWireUser());
    expect(storage.read('userdata')).toEqual(aWireUser());
    expect(tab(undefined, storage).session.visitor).toMatchObject({ kind: 'user', token: 'token-of-asha' });
  });

  it('[SES-2] is ready at once with a stored session token, without the popup', async () => {
    const storage = new FakeStorage();
    storage.write('userdata', aWireUser());
    const { session } = tab(undefined, storage);
    await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
    expect(session.popup).toEqual({ kind: 'closed' });
  });

  it('[SES-3][PER-7] opens the login popup without a stored session token', () => {
    const { session } = tab();
    void session.requireSession({ guest: true });
    expect(session.popup).toEqual({ kind: 'open', guest: true });
  });

  it('ignores stored user data without a token', () => {
    const storage = new FakeStorage();
    storage.write('userdata', aWireUser({ sessiontoken: '' }));
    expect(tab(undefined, storage).session.visitor.kind).toBe('anonymous');
  });

  it('offers no guest checkout on a brand without it', () => {
    const { session } = tab(undefined, undefined, { guestCheckout: false });
    void session.requireSession({ guest: true });
    expect(session.popup).toEqual({ kind: 'open', guest: false });
  });

  it('[SES-5][BUS-5] publishes login-complete, and resumes what asked for the login', async () => {
    const { session, heard } = tab();
    const resumed: string[] = [];
    const checkout = session.requireSession({ guest: true }).then((outcome) => resumed.push(outcome));
    session.entered(aWireGuest());
    await checkout;
    expect([heard, resumed, session.popup]).toEqual([['in 0 true'], ['ready'], { kind: 'closed' }]);
  });

  it('resumes for a guest what a guest may do, and not what needs a user', async () => {
    const { session } = tab();
    const account = session.requireSession({ guest: false });
    const checkout = session.requireSession({ guest: true });
    session.entered(aWireGuest());
    await expect(Promise.all([account, checkout])).resolves.toEqual(['dismissed', 'ready']);
  });

  it('forgets the user and what was stored of them at a logout, and tells everybody, the server too', () => {
    const { session, storage, heard, api, notices } = tab();
    session.entered(aWireUser());
    storage.write('selected_addr_id', '3');
    storage.write('timeslot', '19:15');
    session.logOut();
    expect(storage.read('userdata')).toBeUndefined();
    expect(storage.read('selected_addr_id')).toBeUndefined();
    expect(storage.read('timeslot')).toBeUndefined();
    expect(heard).toEqual(['in 41 false', 'out asked']);
    expect(api.bodies('users/logout')).toEqual([{ sessiontoken: 'token-of-asha' }]);
    expect(notices).toEqual(['You are logged out.']);
  });

  it('shows the sentence given when it is over, and keeps the choices of the order', () => {
    const { session, heard, notices, storage } = tab();
    session.entered(aWireUser());
    storage.write('selected_addr_id', '3');
    storage.write('timeslot', '19:15');
    session.logOut('Please log in again.');
    expect([storage.read('selected_addr_id'), storage.read('timeslot')]).toEqual(['3', '19:15']);
    expect(heard.at(-1)).toBe('out session-over');
    expect(notices).toEqual(['Please log in again.']);
  });

  it('[RTE-19][RTE-20] clears a stored guest, user_id 0, and logs the guest out when a business page opens', () => {
    const { session, storage, heard } = tab();
    session.entered(aWireGuest());
    session.leaveGuestBehind();
    expect(storage.read('userdata')).toBeUndefined();
    expect(session.visitor.kind).toBe('anonymous');
    expect(heard.at(-1)).toBe('out guest-left');
  });

  describe('of a visitor who has continued as a guest in this visit', () => {
    const aGuestAgain = () =>
      ({ responsecode: '200', sessiontoken: 'again', userdata: aWireGuest() }) as const;
    const guestLeftBehind = (options = {}) => {
      const made = tab(undefined, undefined, options);
      made.session.entered(aWireGuest());
      made.session.leaveGuestBehind();
      made.api.answer('users/guest', aGuestAgain);
      return made;
    };

    it('[RTE-27] continues as a guest again without asking', async () => {
      const { session } = guestLeftBehind();
      await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
      expect(session.visitor).toMatchObject({ kind: 'guest', token: 'again' });
      expect(session.popup).toEqual({ kind: 'closed' });
    });

    it('[RTE-27] does so after a reload too, since the visit goes on', async () => {
      const visit = memoryStore();
      guestLeftBehind({ visit });
      const { session, api } = tab(undefined, undefined, { visit });
      api.answer('users/guest', aGuestAgain);
      await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
    });

    it('asks where only a user is enough, or the brand wants no guests', () => {
      const { session } = guestLeftBehind();
      void session.requireSession({ guest: false });
      expect(session.popup).toEqual({ kind: 'open', guest: false });
      const other = guestLeftBehind({ guestCheckout: false });
      void other.session.requireSession({ guest: true });
      expect(other.session.popup).toEqual({ kind: 'open', guest: false });
    });

    it('asks when the server gives no session', async () => {
      const { session, api } = guestLeftBehind();
      api.answer('users/guest', undefined);
      const outcome = session.requireSession({ guest: true });
      await new Promise(process.nextTick);
      expect(session.popup).toEqual({ kind: 'open', guest: true });
      session.dismiss();
      await expect(outcome).resolves.toBe('dismissed');
    });

    it.each(['logs in', 'logs out'])('asks again when the visitor %s meanwhile', (what) => {
      const { session } = guestLeftBehind();
      session.entered(aWireUser());
      if (what === 'logs out') session.logOut();
      else session.logOut('Please log in again.');
      void session.requireSession({ guest: true });
      expect(session.popup).toEqual({ kind: 'open', guest: true });
    });
  });

  describe('of a guest who comes to checkout by the history or the address bar', () => {
    const aGuestAgain = () =>
      ({ responsecode: '200', sessiontoken: 'again', userdata: aWireGuest() }) as const;
    const leftBehind = (options = {}) => {
      const made = tab(undefined, undefined, options);
      made.session.entered(aWireGuest());
      made.session.leaveGuestBehind();
      made.api.answer('users/guest', aGuestAgain);
      return made;
    };

    it('[RTE-27] is a guest again without being asked', async () => {
      const { session, storage } = leftBehind();
      await session.bringGuestBack();
      expect(session.visitor).toMatchObject({ kind: 'guest', token: 'again' });
      expect(storage.read('userdata')?.sessiontoken).toBe('again');
      expect(session.popup).toEqual({ kind: 'closed' });
    });

    it('counts as over when the server gives no session, so that the page asks for one', async () => {
      const { session, api } = leftBehind();
      api.answer('users/guest', undefined);
      await session.bringGuestBack();
      expect(session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: true });
    });

    it('stays the user who logs in meanwhile, whether or not the server then gives the guest a session', async () => {
      for (const answer of [aGuestAgain(), { responsecode: '201', status: 'Not now.' } as const]) {
        const { session, api, storage } = leftBehind();
        let late: () => void = () => undefined;
        api.answer('users/guest', () => new Promise((resolve) => (late = () => resolve(answer as never))));
        const brought = session.bringGuestBack();
        session.entered(aWireUser());
        late();
        await brought;
        expect(session).toMatchObject({ visitor: { kind: 'user' }, isOver: false });
        expect(storage.read('userdata')).toEqual(aWireUser());
      }
    });

    it('is not brought back who has never continued as a guest, has logged out, is a user, or is on a brand without guests', async () => {
      const stranger = tab();
      const loggedOut = leftBehind();
      loggedOut.session.entered(aWireUser());
      loggedOut.session.logOut();
      const noGuests = leftBehind({ guestCheckout: false });
      for (const { session, api } of [stranger, loggedOut, noGuests]) {
        await session.bringGuestBack();
        expect(session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: false });
        expect(api.bodies('users/guest')).toEqual([]);
      }
      const user = leftBehind();
      user.session.entered(aWireUser());
      await user.session.bringGuestBack();
      expect(user.session.visitor.kind).toBe('user');
    });
  });

  describe('of a guest whose session the server has ended', () => {
    const ended = (options = {}) => {
      const made = tab(undefined, undefined, options);
      made.session.entered(aWireGuest({ name: 'Asha' }));
      let number = 0;
      made.api.answer('users/guest', () => ({
        responsecode: '200',
        sessiontoken: `renewed-${(number += 1)}`,
        userdata: aWireGuest(),
      }));
      return made;
    };

    it('[RTE-28] is renewed once for all calls that ended together, without a word, and keeps what is known of the guest', async () => {
      const { session, api, notices, storage } = ended();
      const tokens = await Promise.all([
        session.renewGuest('token-of-a-guest'),
        session.renewGuest('token-of-a-guest'),
      ]);
      expect([...tokens, await session.renewGuest('token-of-a-guest')]).toEqual(Array(3).fill('renewed-1'));
      expect(api.bodies('users/guest')).toHaveLength(1);
      expect(storage.read('userdata')).toEqual(aWireGuest({ name: 'Asha', sessiontoken: 'renewed-1' }));
      expect([notices, session.popup.kind]).toEqual([[], 'closed']);
    });

    it('a user never goes on as a guest', async () => {
      const { session, api } = ended();
      session.entered(aWireUser());
      await expect(session.renewGuest('token-of-asha')).resolves.toBeUndefined();
      await expect(session.renewGuest('token-of-a-guest')).resolves.toBeUndefined();
      expect(api.bodies('users/guest')).toEqual([]);
    });

    it('who logs in while the new session is on its way stays logged in', async () => {
      const { session, storage } = ended();
      const renewal = session.renewGuest('token-of-a-guest');
      session.entered(aWireUser());
      await expect(renewal).resolves.toBeUndefined();
      expect(storage.read('userdata')).toEqual(aWireUser());
    });

    it('is not renewed when the server refuses or the brand wants no guests, and rejects when there is no answer', async () => {
      const refusing = ended();
      refusing.api.answer('users/guest', () => ({ responsecode: '201', status: 'Please wait.' }));
      await expect(refusing.session.renewGuest('token-of-a-guest')).resolves.toBeUndefined();
      const noGuests = ended({ guestCheckout: false });
      await expect(noGuests.session.renewGuest('token-of-a-guest')).resolves.toBeUndefined();
      const unreachable = ended();
      unreachable.api.answer('users/guest', undefined);
      await expect(unreachable.session.renewGuest('token-of-a-guest')).rejects.toBeInstanceOf(ApiUnreachable);
      expect(unreachable.session.visitor.kind).toBe('guest');
    });

    it('is over without the words for users when a page gives it up, and other tabs are not told', () => {
      const line = joinedTabs();
      const [here, there] = [tab(line()), tab(line())];
      here.session.entered(aWireGuest());
      here.session.logOut('Please log in again.');
      expect(here.session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: true });
      expect([here.notices, there.notices]).toEqual([[], []]);
    });
  });

  it('[RTE-20] keeps a user when a business page opens', () => {
    const { session, storage } = tab();
    session.entered(aWireUser());
    session.leaveGuestBehind();
    expect(storage.read('userdata')).toEqual(aWireUser());
    expect(session.visitor.kind).toBe('user');
  });

  it('[BUS-4] tells the other tabs of the brand of login and logout, and what waits there goes on', async () => {
    const [line, storage] = [joinedTabs(), new FakeStorage()];
    const [here, there] = [tab(line(), storage), tab(line(), storage)];
    const waits = there.session.requireSession({ guest: true });
    here.session.entered(aWireUser());
    await expect(waits).resolves.toBe('ready');
    expect(there.session.visitor.kind).toBe('user');
    expect(there.session.popup).toEqual({ kind: 'closed' });
    here.session.logOut();
    expect(there.session.visitor.kind).toBe('anonymous');
    expect(there.heard).toEqual(['in 41 false', 'out asked']);
  });

  it('follows a login or logout of another tab by the storage alone too', () => {
    const { session, storage } = tab();
    storage.changeElsewhere('userdata', aWireUser());
    expect(session.visitor.kind).toBe('user');
    storage.changeElsewhere('userdata', undefined);
    expect(session.visitor.kind).toBe('anonymous');
  });

  it.each(['message', 'storage'] as const)(
    'is over when another tab finds it over, and the customer is told, with the %s first',
    (first) => {
      const [line, storage] = [joinedTabs(), new FakeStorage()];
      const [here, there] = [tab(line(), storage), tab(line(), storage)];
      here.session.entered(aWireUser());
      if (first === 'storage') storage.changeElsewhere('userdata', undefined);
      here.session.logOut('Please log in again.');
      storage.changeElsewhere('userdata', undefined);
      expect(there.session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: true });
      expect(there.notices).toEqual(['Please log in again.']);
    },
  );

  it.each(['message', 'storage'] as const)(
    'is not over after a logout that the customer asked for in another tab, with the %s first',
    (first) => {
      const [line, storage] = [joinedTabs(), new FakeStorage()];
      const [here, there] = [tab(line(), storage), tab(line(), storage)];
      here.session.entered(aWireUser());
      if (first === 'storage') storage.changeElsewhere('userdata', undefined);
      here.session.logOut();
      storage.changeElsewhere('userdata', undefined);
      expect(there.session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: false });
      expect(there.session.popup).toEqual({ kind: 'closed' });
      expect(there.notices).toEqual([]);
    },
  );

  it('[ACC-14] keeps a guest in the middle of a checkout, though a business page in another tab clears the store', () => {
    const [line, storage] = [joinedTabs(), new FakeStorage()];
    const [checkout, other] = [tab(line(), storage), tab(line(), storage)];
    checkout.session.entered(aWireGuest());
    other.session.leaveGuestBehind();
    storage.changeElsewhere('userdata', undefined);
    expect(checkout.session.visitor).toMatchObject({ kind: 'guest', token: 'token-of-a-guest' });
    expect(checkout.heard).toEqual(['in 0 true']);
  });

  it('asks the server what it knows of the user', async () => {
    const { session, api, storage } = tab();
    session.entered(aWireUser());
    api.answer('users/details', () => ({
      responsecode: '200',
      userdata: aWireUser({ name: 'Asha Begum', sessiontoken: '' }),
    }));
    await session.refresh();
    expect(storage.read('userdata')).toMatchObject({ name: 'Asha Begum', sessiontoken: 'token-of-asha' });
  });

  it('is over after a 221 from the server', async () => {
    const { session, api, notices } = tab();
    session.entered(aWireUser());
    api.answer('users/details', () => ({ responsecode: '221', status: 'Session over' }));
    await session.refresh();
    expect(session.visitor.kind).toBe('anonymous');
    expect(notices).toEqual(['Please log in again.']);
  });

  it('is not over when the server cannot be reached, and the server is not asked about a guest', async () => {
    const { session, api } = tab();
    session.entered(aWireUser());
    await expect(session.refresh()).rejects.toBeInstanceOf(ApiUnreachable);
    expect(session.visitor.kind).toBe('user');
    session.entered(aWireGuest());
    await session.refresh();
    expect(api.bodies('users/details')).toHaveLength(1);
  });

  describe('refreshed while somebody else logs in', () => {
    const other = aWireUser({ user_id: '42', name: 'Ben Okri', sessiontoken: 'token-of-ben' });

    it.each([
      ['what it knows', { responsecode: '200', userdata: aWireUser({ name: 'Late Asha' }) }],
      ['that the session is over', { responsecode: '221', status: 'Session over' }],
    ] as const)('leaves the new user alone when the server answers %s', async (_, answer) => {
      const { session, api, storage, notices } = tab();
      session.entered(aWireUser());
      let late: () => void = () => undefined;
      api.answer('users/details', () => new Promise((resolve) => (late = () => resolve(answer))));
      const refreshed = session.refresh();
      session.entered(other);
      late();
      await refreshed;
      expect(session.visitor).toMatchObject({ kind: 'user', token: 'token-of-ben' });
      expect(storage.read('userdata')).toEqual(other);
      expect(notices).toEqual([]);
    });

    it('keeps the user who logs in while the server makes a guest of the visitor', async () => {
      const { session, api, storage } = tab();
      session.entered(aWireGuest());
      session.leaveGuestBehind();
      let late: () => void = () => undefined;
      api.answer(
        'users/guest',
        () =>
          new Promise((resolve) => {
            late = () => resolve({ responsecode: '200', sessiontoken: 'again', userdata: aWireGuest() });
          }),
      );
      const asked = session.requireSession({ guest: true });
      session.entered(other);
      late();
      await expect(asked).resolves.toBe('ready');
      expect(session.visitor).toMatchObject({ kind: 'user', token: 'token-of-ben' });
      expect(storage.read('userdata')).toEqual(other);
    });
  });
});
