import { ApiUnreachable } from '@storefront/host';
import { FakeStorage, sessionContract } from '@storefront/host/testing';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { joinedTabs } from '../../testing/joined-tabs';
import { sessionTab } from '../testing/session-tab';

describe('the session of the shell', () => {
  sessionContract(() => {
    const { session } = sessionTab();
    return { session, logIn: session.entered, dismiss: session.dismiss };
  });

  it('[STO-9] is stored under userdata and found again by the next page', () => {
    const { session, storage } = sessionTab();
    session.entered(aWireUser());
    expect(storage.read('userdata')).toStrictEqual(aWireUser());
    expect(sessionTab(undefined, storage).session.visitor).toMatchObject({
      kind: 'user',
      token: 'token-of-asha',
    });
  });

  it('[SES-2] is ready at once with a stored session token, without the popup', async () => {
    const storage = new FakeStorage();
    storage.write('userdata', aWireUser());
    const { session } = sessionTab(undefined, storage);
    await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
    expect(session.popup).toStrictEqual({ kind: 'closed' });
  });

  it('[SES-3][PER-7] opens the login popup without a stored session token', () => {
    const { session } = sessionTab();
    void session.requireSession({ guest: true });
    expect(session.popup).toStrictEqual({ kind: 'open', guest: true });
  });

  it('ignores stored user data without a token', () => {
    const storage = new FakeStorage();
    storage.write('userdata', aWireUser({ sessiontoken: '' }));
    expect(sessionTab(undefined, storage).session.visitor.kind).toBe('anonymous');
  });

  it('offers no guest checkout on a brand without it', () => {
    const { session } = sessionTab(undefined, undefined, { guestCheckout: false });
    void session.requireSession({ guest: true });
    expect(session.popup).toStrictEqual({ kind: 'open', guest: false });
  });

  it('[SES-5][BUS-5] publishes login-complete, and resumes what asked for the login', async () => {
    const { session, heard } = sessionTab();
    const resumed: string[] = [];
    const checkout = session.requireSession({ guest: true }).then((outcome) => resumed.push(outcome));
    session.entered(aWireGuest());
    await checkout;
    expect([heard, resumed, session.popup]).toStrictEqual([['in 0 true'], ['ready'], { kind: 'closed' }]);
  });

  it('resumes for a guest what a guest may do, and not what needs a user', async () => {
    const { session } = sessionTab();
    const account = session.requireSession({ guest: false });
    const checkout = session.requireSession({ guest: true });
    session.entered(aWireGuest());
    await expect(Promise.all([account, checkout])).resolves.toStrictEqual(['dismissed', 'ready']);
  });

  it('forgets the user and what was stored of them at a logout, and tells everybody, the server too', () => {
    const { session, storage, heard, api, notices } = sessionTab();
    session.entered(aWireUser());
    storage.write('selected_addr_id', '3');
    storage.write('timeslot', '19:15');
    session.logOut();
    expect(storage.read('userdata')).toBeUndefined();
    expect(storage.read('selected_addr_id')).toBeUndefined();
    expect(storage.read('timeslot')).toBeUndefined();
    expect(heard).toStrictEqual(['in 41 false', 'out asked']);
    expect(api.bodies('users/logout')).toStrictEqual([{ sessiontoken: 'token-of-asha' }]);
    expect(notices).toStrictEqual(['You are logged out.']);
  });

  it('shows the sentence given when it is over, and keeps the choices of the order', () => {
    const { session, heard, notices, storage } = sessionTab();
    session.entered(aWireUser());
    storage.write('selected_addr_id', '3');
    storage.write('timeslot', '19:15');
    session.logOut('Please log in again.');
    expect([storage.read('selected_addr_id'), storage.read('timeslot')]).toStrictEqual(['3', '19:15']);
    expect(heard.at(-1)).toBe('out session-over');
    expect(notices).toStrictEqual(['Please log in again.']);
  });

  it('[RTE-19][RTE-20] clears a stored guest, user_id 0, and logs the guest out when a business page opens', () => {
    const { session, storage, heard } = sessionTab();
    session.entered(aWireGuest());
    session.leaveGuestBehind();
    expect(storage.read('userdata')).toBeUndefined();
    expect(session.visitor.kind).toBe('anonymous');
    expect(heard.at(-1)).toBe('out guest-left');
  });

  it('[RTE-20] keeps a user when a business page opens', () => {
    const { session, storage } = sessionTab();
    session.entered(aWireUser());
    session.leaveGuestBehind();
    expect(storage.read('userdata')).toStrictEqual(aWireUser());
    expect(session.visitor.kind).toBe('user');
  });

  it('[BUS-4] tells the other tabs of the brand of login and logout, and what waits there goes on', async () => {
    const [line, storage] = [joinedTabs(), new FakeStorage()];
    const [here, there] = [sessionTab(line(), storage), sessionTab(line(), storage)];
    const waits = there.session.requireSession({ guest: true });
    here.session.entered(aWireUser());
    await expect(waits).resolves.toBe('ready');
    expect(there.session.visitor.kind).toBe('user');
    expect(there.session.popup).toStrictEqual({ kind: 'closed' });
    here.session.logOut();
    expect(there.session.visitor.kind).toBe('anonymous');
    expect(there.heard).toStrictEqual(['in 41 false', 'out asked']);
  });

  it('follows a login or logout of another tab by the storage alone too', () => {
    const { session, storage } = sessionTab();
    storage.changeElsewhere('userdata', aWireUser());
    expect(session.visitor.kind).toBe('user');
    storage.changeElsewhere('userdata', undefined);
    expect(session.visitor.kind).toBe('anonymous');
  });

  it.each(['message', 'storage'] as const)(
    'is over when another tab finds it over, and the customer is told, with the %s first',
    (first) => {
      const [line, storage] = [joinedTabs(), new FakeStorage()];
      const [here, there] = [sessionTab(line(), storage), sessionTab(line(), storage)];
      here.session.entered(aWireUser());
      if (first === 'storage') storage.changeElsewhere('userdata', undefined);
      here.session.logOut('Please log in again.');
      storage.changeElsewhere('userdata', undefined);
      expect(there.session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: true });
      expect(there.notices).toStrictEqual(['Please log in again.']);
    },
  );

  it.each(['message', 'storage'] as const)(
    'is not over after a logout that the customer asked for in another tab, with the %s first',
    (first) => {
      const [line, storage] = [joinedTabs(), new FakeStorage()];
      const [here, there] = [sessionTab(line(), storage), sessionTab(line(), storage)];
      here.session.entered(aWireUser());
      if (first === 'storage') storage.changeElsewhere('userdata', undefined);
      here.session.logOut();
      storage.changeElsewhere('userdata', undefined);
      expect(there.session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: false });
      expect(there.session.popup).toStrictEqual({ kind: 'closed' });
      expect(there.notices).toStrictEqual([]);
    },
  );

  it('[ACC-14] keeps a guest in the middle of a checkout, though a business page in another tab clears the store', () => {
    const [line, storage] = [joinedTabs(), new FakeStorage()];
    const [checkout, other] = [sessionTab(line(), storage), sessionTab(line(), storage)];
    checkout.session.entered(aWireGuest());
    other.session.leaveGuestBehind();
    storage.changeElsewhere('userdata', undefined);
    expect(checkout.session.visitor).toMatchObject({ kind: 'guest', token: 'token-of-a-guest' });
    expect(checkout.heard).toStrictEqual(['in 0 true']);
  });

  it('asks the server what it knows of the user', async () => {
    const { session, api, storage } = sessionTab();
    session.entered(aWireUser());
    api.answer('users/details', () => ({
      responsecode: '200',
      userdata: aWireUser({ name: 'Asha Begum', sessiontoken: '' }),
    }));
    await session.refresh();
    expect(storage.read('userdata')).toMatchObject({ name: 'Asha Begum', sessiontoken: 'token-of-asha' });
  });

  it('is over after a 221 from the server', async () => {
    const { session, api, notices } = sessionTab();
    session.entered(aWireUser());
    api.answer('users/details', () => ({ responsecode: '221', status: 'Session over' }));
    await session.refresh();
    expect(session.visitor.kind).toBe('anonymous');
    expect(notices).toStrictEqual(['Please log in again.']);
  });

  it('is not over when the server cannot be reached, and the server is not asked about a guest', async () => {
    const { session, api } = sessionTab();
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
      const { session, api, storage, notices } = sessionTab();
      session.entered(aWireUser());
      let late: () => void = () => undefined;
      api.answer('users/details', () => new Promise((resolve) => (late = () => resolve(answer))));
      const refreshed = session.refresh();
      session.entered(other);
      late();
      await refreshed;
      expect(session.visitor).toMatchObject({ kind: 'user', token: 'token-of-ben' });
      expect(storage.read('userdata')).toStrictEqual(other);
      expect(notices).toStrictEqual([]);
    });

    it('keeps the user who logs in while the server makes a guest of the visitor', async () => {
      const { session, api, storage } = sessionTab();
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
      expect(storage.read('userdata')).toStrictEqual(other);
    });
  });
});
