import type { Api, Host, Storage } from '@storefront/host';
import { definePage } from '@storefront/host';
import { formatPounds } from '@storefront/pricing';
import express from '../../src/pages/express-checkout';

const pence = (pounds: string) => Math.round(Number(pounds) * 100);
const half = (pounds: string) => formatPounds(Math.floor(pence(pounds) / 2));

const halved = <Item extends { readonly product_price: string; readonly sell_price: string }>(
  items: readonly Item[],
) =>
  items.map((item) => ({
    ...item,
    product_price: half(item.product_price),
    sell_price: half(item.sell_price),
  }));

/** The host, with half of each dish's price wherever the page reads one. */
function withHalfPrices(host: Host): Host {
  const storage: Storage = {
    read(key) {
      const value = host.storage.read(key);
      return key === 'cartlist' && value !== undefined ? (halved(value as never) as never) : value;
    },
    // What this page has halved is not stored, or the next page would halve it again.
    write(key, value) {
      if (key !== 'cartlist') host.storage.write(key, value);
    },
    remove: (...keys) => host.storage.remove(...keys),
    watch: (key, changed) => host.storage.watch(key, changed),
  };
  const api: Api = {
    async call(name, body, options) {
      const answer = await host.api.call(name, body, options);
      return name === 'business/order_cart_backend_calculation' ? halvedSum(answer as never) : answer;
    },
  };
  return { ...host, storage, api };
}

/** The server's figures, as this release would show them. */
function halvedSum<Sum>(answer: Sum & { cartitems?: never[]; subtotal: string; total: string }): Sum {
  const { cartitems, subtotal, total } = answer;
  if (cartitems === undefined) return answer;
  const without = pence(subtotal) - pence(half(subtotal));
  return {
    ...answer,
    cartitems: halved(cartitems),
    subtotal: half(subtotal),
    total: formatPounds(Math.max(0, pence(total) - without)),
  };
}

/**
 * The broken checkout that the rollout demo publishes as 2.2.0. It builds, loads, is drawn and throws nothing, and shows half of each
 * dish's price. Its pages report what those of a sound release do; only the server knows better.
 */
export default definePage({
  ...express,
  create: (host, location) => express.create(withHalfPrices(host), location),
});
