import { aWireGuest, aWireUser } from '@storefront/contract/testing';
import { sessionTab } from '../testing/session-tab';
import { markCustomer } from './customer-mark';

describe('the cookie that says that a customer is logged in', () => {
  it('[ROL-10/mark] is set while a user is logged in, and never for a guest', () => {
    const { session } = sessionTab();
    const jar = { cookie: '' };
    const end = markCustomer(session, jar, { protocol: 'http:' });
    const none = 'customer=; path=/; samesite=lax; max-age=0';
    expect(jar.cookie).toBe(none);
    session.entered(aWireUser());
    expect(jar.cookie).toBe('customer=yes; path=/; samesite=lax; max-age=31536000');
    session.logOut();
    expect(jar.cookie).toBe(none);
    session.entered(aWireGuest());
    expect(jar.cookie).toBe(none);
    end();
  });

  it('is for this host alone where the page came by HTTPS', () => {
    const { session } = sessionTab();
    session.entered(aWireUser());
    const jar = { cookie: '' };
    markCustomer(session, jar, { protocol: 'https:' })();
    expect(jar.cookie).toBe('__Host-customer=yes; path=/; samesite=lax; max-age=31536000; secure');
  });
});
