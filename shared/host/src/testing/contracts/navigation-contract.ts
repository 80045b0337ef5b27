import type { Navigation } from '../../host';

/** A navigation and its moves, one line each, as the fake records them. */
export interface NavigationUnderTest {
  readonly navigation: Navigation;
  readonly moves: readonly string[];
}

/** What every navigation does, the shell's and the fake one. `make` gives a fresh one. */
export function navigationContract(make: () => NavigationUnderTest) {
  it('goes, replaces, reloads and shows the 404 page, in the order asked for', () => {
    const { navigation, moves } = make();
    navigation.go('/checkout');
    navigation.replace('/listing?q=pie');
    navigation.reload();
    navigation.notFound();
    expect(moves).toStrictEqual(['go /checkout', 'replace /listing?q=pie', 'reload', 'notFound']);
  });

  it('leaves for a page of another site', () => {
    const { navigation, moves } = make();
    navigation.leave('https://pay.example/session/1?key=k');
    expect(moves).toStrictEqual(['leave https://pay.example/session/1?key=k']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'JavaScript:alert(1)'])(
    'never leaves for %s',
    (url) => {
      const { navigation, moves } = make();
      expect(() => navigation.leave(url)).toThrow('Not an address to leave for');
      expect(moves).toStrictEqual([]);
    },
  );
}
