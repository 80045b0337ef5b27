import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { RouterStore } from './router-store';

const begun = () => {
  const router = new RouterStore(createMemoryHistory({ initialEntries: ['/'], v5Compat: true }));
  const seen: string[] = [];
  router.whenMoved(({ pathname, search }, action) => seen.push(`${action} ${pathname}${search}`));
  return { router, seen };
};

describe('the entry of the history where the customer is', () => {
  it('starts as the present entry of the history', () => {
    expect(begun().router.entry.pathname).toBe('/');
  });

  it('follows each way to another entry, and reports which way it was', () => {
    const { router, seen } = begun();
    router.navigate('/listing?q=pie');
    router.navigate('/checkout', { replace: true });
    router.travel(-1);
    expect(seen).toStrictEqual(['PUSH /listing?q=pie', 'REPLACE /checkout', 'POP /']);
    expect(router.entry.pathname).toBe('/');
  });

  it('is the new one before any follower is told, also when a follower sends the customer on', () => {
    const { router } = begun();
    const entries: string[] = [];
    router.whenMoved(({ pathname }) => {
      entries.push(router.entry.pathname);
      if (pathname === '/home') router.navigate('/', { replace: true });
    });
    router.navigate('/home');
    expect(entries).toStrictEqual(['/home', '/']);
    expect(router.entry.pathname).toBe('/');
  });
});
