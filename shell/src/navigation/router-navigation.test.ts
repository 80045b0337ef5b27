import { navigationContract } from '@storefront/host/testing';
import { routerNavigation } from './router-navigation';

const parts = () => {
  const router = { navigate: jest.fn() };
  const address = { origin: 'https://brand.example.test', assign: jest.fn(), reload: jest.fn() };
  const notFound = jest.fn();
  return { router, address, notFound, navigation: routerNavigation(router, address, notFound) };
};

describe('navigation through the router', () => {
  it('goes and replaces through the router', () => {
    const { navigation, router } = parts();
    navigation.go('/checkout');
    navigation.replace('/listing?q=pie');
    expect(router.navigate.mock.calls).toStrictEqual([['/checkout'], ['/listing?q=pie', { replace: true }]]);
  });

  it('leaves for a payment page of this site or another', () => {
    const { navigation, address } = parts();
    navigation.leave('/pay?key=k&ptype=card');
    navigation.leave('https://pay.example.test/session');
    expect(address.assign.mock.calls).toStrictEqual([
      ['https://brand.example.test/pay?key=k&ptype=card'],
      ['https://pay.example.test/session'],
    ]);
  });

  it('[G11] never leaves for a script', () => {
    const { navigation, address } = parts();
    expect(() => navigation.leave('javascript:alert(1)')).toThrow('Not an address to leave for');
    expect(address.assign).not.toHaveBeenCalled();
  });

  it('reloads the page, and shows the 404 page', () => {
    const { navigation, address, notFound } = parts();
    navigation.reload();
    navigation.notFound();
    expect([address.reload.mock.calls.length, notFound.mock.calls.length]).toStrictEqual([1, 1]);
  });
});

describe('the navigation of the shell', () => {
  navigationContract(() => {
    const moves: string[] = [];
    const router = {
      navigate: (path: string, options?: { replace?: boolean }) =>
        void moves.push(`${options?.replace ? 'replace' : 'go'} ${path}`),
    };
    const address = {
      origin: 'https://brand.example.test',
      assign: (url: string) => void moves.push(`leave ${url}`),
      reload: () => void moves.push('reload'),
    };
    return { navigation: routerNavigation(router, address, () => void moves.push('notFound')), moves };
  });
});
