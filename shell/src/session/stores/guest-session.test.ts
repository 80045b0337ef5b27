import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { memoryStore } from '../../testing/memory-store';
import { sessionTab } from '../testing/session-tab';

describe('the session of the shell', () => {
  describe('of a visitor who has continued as a guest in this visit', () => {
    const aGuestAgain = () =>
      ({ responsecode: '200', sessiontoken: 'again', userdata: aWireGuest() }) as const;
    const guestLeftBehind = (options = {}) => {
      const made = sessionTab(undefined, undefined, options);
      made.session.entered(aWireGuest());
      made.session.leaveGuestBehind();
      made.api.answer('users/guest', aGuestAgain);
      return made;
    };

    it('[RTE-27] continues as a guest again without asking', async () => {
      const { session } = guestLeftBehind();
      await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
      expect(session.visitor).toMatchObject({ kind: 'guest', token: 'again' });
      expect(session.popup).toStrictEqual({ kind: 'closed' });
    });

    it('[RTE-27] does so after a reload too, since the visit goes on', async () => {
      const visit = memoryStore();
      guestLeftBehind({ visit });
      const { session, api } = sessionTab(undefined, undefined, { visit });
      api.answer('users/guest', aGuestAgain);
      await expect(session.requireSession({ guest: true })).resolves.toBe('ready');
    });

    it('asks where only a user is enough, or the brand wants no guests', () => {
      const { session } = guestLeftBehind();
      void session.requireSession({ guest: false });
      expect(session.popup).toStrictEqual({ kind: 'open', guest: false });
      const other = guestLeftBehind({ guestCheckout: false });
      void other.session.requireSession({ guest: true });
      expect(other.session.popup).toStrictEqual({ kind: 'open', guest: false });
    });

    it('asks when the server gives no session', async () => {
      const { session, api } = guestLeftBehind();
      api.answer('users/guest', undefined);
      const outcome = session.requireSession({ guest: true });
      await new Promise(process.nextTick);
      expect(session.popup).toStrictEqual({ kind: 'open', guest: true });
      session.dismiss();
      await expect(outcome).resolves.toBe('dismissed');
    });

    it.each(['logs in', 'logs out'])('asks again when the visitor %s meanwhile', (what) => {
      const { session } = guestLeftBehind();
      session.entered(aWireUser());
      if (what === 'logs out') session.logOut();
      else session.logOut('Please log in again.');
      void session.requireSession({ guest: true });
      expect(session.popup).toStrictEqual({ kind: 'open', guest: true });
    });
  });

  describe('of a guest who comes to checkout by the history or the address bar', () => {
    const aGuestAgain = () =>
      ({ responsecode: '200', sessiontoken: 'again', userdata: aWireGuest() }) as const;
    const leftBehind = (options = {}) => {
      const made = sessionTab(undefined, undefined, options);
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
      expect(session.popup).toStrictEqual({ kind: 'closed' });
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
        expect(storage.read('userdata')).toStrictEqual(aWireUser());
      }
    });

    it('is not brought back who has never continued as a guest, has logged out, is a user, or is on a brand without guests', async () => {
      const stranger = sessionTab();
      const loggedOut = leftBehind();
      loggedOut.session.entered(aWireUser());
      loggedOut.session.logOut();
      const noGuests = leftBehind({ guestCheckout: false });
      for (const { session, api } of [stranger, loggedOut, noGuests]) {
        await session.bringGuestBack();
        expect(session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: false });
        expect(api.bodies('users/guest')).toStrictEqual([]);
      }
      const user = leftBehind();
      user.session.entered(aWireUser());
      await user.session.bringGuestBack();
      expect(user.session.visitor.kind).toBe('user');
    });
  });
});
