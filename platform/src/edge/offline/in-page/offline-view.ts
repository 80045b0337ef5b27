import { offlineCopy as copy } from '../copy';
import { keptCart } from './kept-cart';
import type { KeptCart } from './kept-cart';

/** The part of the window that the page uses. */
export type OfflineWindow = Pick<Window, 'document' | 'navigator' | 'localStorage'>;

/** Fills in what only the browser knows: whether the device or the server is away, and which basket it keeps. */
export function showOffline(view: OfflineWindow) {
  const { document, navigator } = view;
  const name = document.title;
  const heading = document.querySelector('h1');
  if (heading && navigator.onLine) heading.textContent = copy.unreachable(name);
  const cart = cartOf(view);
  const place = document.getElementById('cart');
  if (cart && place) showCart(place, cart);
}

function cartOf(view: OfflineWindow): KeptCart | undefined {
  try {
    return keptCart(view.localStorage);
  } catch {
    // A browser may forbid its storage to a page.
    return undefined;
  }
}

function showCart(place: HTMLElement, { business, lines }: KeptCart) {
  const document = place.ownerDocument;
  const add = (parent: HTMLElement, tag: string, text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  add(place, 'h2', copy.cart(business));
  const list = add(place, 'ul', '');
  for (const { quantity, name } of lines) add(list, 'li', `${quantity} × ${name}`);
  place.hidden = false;
}
