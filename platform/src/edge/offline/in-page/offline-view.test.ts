/** @jest-environment @storefront/build/jest/jsdom */
import { showOffline } from './offline-view';
import type { OfflineWindow } from './offline-view';

const anItem = { product_name: 'Lamb biryani', product_qnty: 2, sell_price: '9.50' };

function opened({
  cart,
  business,
  onLine = false,
}: {
  readonly cart?: unknown;
  readonly business?: unknown;
  readonly onLine?: boolean;
}) {
  document.title = 'Supperhood';
  document.body.innerHTML = '<h1>You are offline</h1><section id="cart" hidden></section>';
  const stored: Record<string, unknown> = { cartlist: cart, business_details: business };
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const view = {
    document,
    navigator: { onLine },
    localStorage: { getItem: (key: string) => (stored[key] === undefined ? null : textOf(stored[key])) },
  };
  showOffline(view as unknown as OfflineWindow);
  return { shown: document.getElementById('cart') };
}

describe('the page without a connection', () => {
  it('lists the basket that the browser keeps', () => {
    const { shown } = opened({
      cart: [anItem, { ...anItem, product_name: '<b>Naan</b>', product_qnty: 1 }],
      business: { info: { business_name: 'Saffron Yard' } },
    });
    expect(shown?.hidden).toBe(false);
    expect(shown?.querySelector('h2')?.textContent).toBe('Your basket from Saffron Yard is kept');
    expect([...(shown?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toStrictEqual([
      '2 × Lamb biryani',
      '1 × <b>Naan</b>',
    ]);
  });

  it.each([
    ['is empty', []],
    ['is missing', undefined],
    ['is no JSON', 'cart{'],
    ['has another shape', { product_name: 'Naan' }],
    ['has items of another shape', [null, 3, { product_name: 4 }]],
  ])('says nothing of a basket that %s', (_, cart) => {
    expect(opened({ cart }).shown?.hidden).toBe(true);
  });

  it('says nothing of the restaurant where the browser does not know it', () => {
    const { shown } = opened({ cart: [anItem], business: { info: null } });
    expect(shown?.querySelector('h2')?.textContent).toBe('Your basket is kept');
  });

  it('says that the brand cannot be reached when the device has a connection', () => {
    opened({});
    expect(document.querySelector('h1')?.textContent).toBe('You are offline');
    opened({ onLine: true });
    expect(document.querySelector('h1')?.textContent).toBe('We cannot reach Supperhood');
  });
});
