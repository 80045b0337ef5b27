import { ApiUnreachable } from '@storefront/host';
import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { joinedTabs } from '../../testing/joined-tabs';
import { sessionTab } from '../testing/session-tab';

describe('the session of the shell', () => {
  describe('of a guest whose session the server has ended', () => {
    const ended = (options = {}) => {
      const made = sessionTab(undefined, undefined, options);
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
      expect([...tokens, await session.renewGuest('token-of-a-guest')]).toStrictEqual(
        Array(3).fill('renewed-1'),
      );
      expect(api.bodies('users/guest')).toHaveLength(1);
      expect(storage.read('userdata')).toStrictEqual(aWireGuest({ name: 'Asha', sessiontoken: 'renewed-1' }));
      expect([notices, session.popup.kind]).toStrictEqual([[], 'closed']);
    });

    it('a user never goes on as a guest', async () => {
      const { session, api } = ended();
      session.entered(aWireUser());
      await expect(session.renewGuest('token-of-asha')).resolves.toBeUndefined();
      await expect(session.renewGuest('token-of-a-guest')).resolves.toBeUndefined();
      expect(api.bodies('users/guest')).toStrictEqual([]);
    });

    it('who logs in while the new session is on its way stays logged in', async () => {
      const { session, storage } = ended();
      const renewal = session.renewGuest('token-of-a-guest');
      session.entered(aWireUser());
      await expect(renewal).resolves.toBeUndefined();
      expect(storage.read('userdata')).toStrictEqual(aWireUser());
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
      const [here, there] = [sessionTab(line()), sessionTab(line())];
      here.session.entered(aWireGuest());
      here.session.logOut('Please log in again.');
      expect(here.session).toMatchObject({ visitor: { kind: 'anonymous' }, isOver: true });
      expect([here.notices, there.notices]).toStrictEqual([[], []]);
    });
  });
});
