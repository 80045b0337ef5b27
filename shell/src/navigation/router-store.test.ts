import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { RouterStore } from './router-store';

const begun = () => {
  const router = new RouterStore(createMemoryHistory({ initialEntries: ['/'], v5Compat: true }));
  const seen: string[] = [];
  router.whenMoved(({ pathname, search }, action) => seen.push(`${action} ${pathname}${search}`));
  return { router, seen };
};

describe('the entry of the history where the customer is', () => {
  it('begins where the history stands', () => {
    expect(begun().router.entry.pathname).toBe('/');
  });

  it('follows each way to another entry, and says by which it came', () => {
    const { router, seen } = begun();
    router.navigate('/listing?q=pie');
    router.navigate('/checkout', { replace: true });
    router.travel(-1);
    expect(seen).toEqual(['PUSH /listing?q=pie', 'REPLACE /checkout', 'POP /']);
    expect(router.entry.pathname).toBe('/');
  });

  it('stands at the new entry before anybody is told, also when one sends the customer on', () => {
    const { router } = begun();
    const stood: string[] = [];
    router.whenMoved(({ pathname }) => {
      stood.push(router.entry.pathname);
      if (pathname === '/home') router.navigate('/', { replace: true });
    });
    router.navigate('/home');
    expect(stood).toEqual(['/home', '/']);
    expect(router.entry.pathname).toBe('/');
  });
});
