import { render, screen } from '@testing-library/react';
import { ApiUnreachable } from '../host';
import { FakeApi, fakeBrand, fakeHost, locationAt } from '../testing';

describe('the fake Host', () => {
  it('answers calls as scripted, and remembers what was asked', async () => {
    const api = new FakeApi({ 'users/logout': () => ({ responsecode: '200' }) });
    await expect(api.call('users/logout', { sessiontoken: 'token' })).resolves.toStrictEqual({
      responsecode: '200',
    });
    expect(api.bodies('users/logout')).toStrictEqual([{ sessiontoken: 'token' }]);
  });

  it('cannot reach a call without a script, and rejects an aborted one with its reason', async () => {
    const api = new FakeApi();
    await expect(api.call('users/guest', {})).rejects.toBeInstanceOf(ApiUnreachable);
    api.answer('users/logout', () => ({ responsecode: '200' }));
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(api.call('users/logout', { sessiontoken: 'token' }, { signal })).rejects.toThrow('gone');
  });

  it('records where the page wanted to go, what it reported and what it showed', () => {
    const host = fakeHost();
    host.navigation.go('/checkout');
    host.navigation.replace('/listing?q=pie');
    host.navigation.leave('https://pay.example.test');
    host.navigation.reload();
    host.navigation.notFound();
    host.notices.show('A sentence.');
    host.head.set({ title: 'Listing' });
    host.telemetry.step('checkout-opened');
    expect(host.navigation.moves).toStrictEqual([
      'go /checkout',
      'replace /listing?q=pie',
      'leave https://pay.example.test',
      'reload',
      'notFound',
    ]);
    expect([host.shownNotices, host.heads, host.steps]).toStrictEqual([
      ['A sentence.'],
      [{ title: 'Listing' }],
      ['checkout-opened'],
    ]);
  });

  it('gives another key each time, of 32 characters', () => {
    const host = fakeHost();
    const keys = [host.randomKey(), host.randomKey()];
    expect(new Set(keys).size).toBe(2);
    expect(keys.map((key) => key.length)).toStrictEqual([32, 32]);
  });

  it('draws links and slots so that a test finds them', () => {
    const { Link, Slot } = fakeHost();
    render(
      <>
        <Link to="/information/privacy-policy" newTab>
          Privacy
        </Link>
        <Slot feature="booking" widget="ReviewsTab" with={{}} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('target', '_blank');
    expect(screen.getByTestId('slot booking/ReviewsTab')).toBeInTheDocument();
  });

  it('belongs to a marketplace, or to the brand that a test passes', () => {
    expect(fakeHost().brand.kind).toBe('marketplace');
    const brand = fakeBrand({ kind: 'single-business', business: { slug: 'saffron-yard', id: '7' } });
    expect(fakeHost({ brand }).brand.business?.slug).toBe('saffron-yard');
    expect(locationAt('/listing', { query: { q: 'pie' } })).toStrictEqual({
      path: '/listing',
      params: {},
      query: { q: 'pie' },
    });
  });
});
