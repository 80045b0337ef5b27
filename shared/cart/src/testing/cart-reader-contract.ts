import { fakeHost } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';
import { plantCart, storedCarts } from './stored-carts';

/** What a reader has made of a stored cart; `service` is left out by a reader that does not look at it. */
export interface CartReaderResult {
  readonly hasCart: boolean;
  /** 'collection', 'delivery 1200 250 2500' (minimum, charge and waiver in pence), or '' where the mode has to be asked for. */
  readonly service?: string;
}

const dropped = 'Your basket could no longer be read, so it has been emptied.';

/** What every reader of the stored cart does with every shape of it: all of them read the same, or drop it alike. */
export function cartReaderContract(read: (host: FakeHost) => CartReaderResult | Promise<CartReaderResult>) {
  describe.each(storedCarts)('a stored cart $name', ({ stored, service, hasCart, isDropped }) => {
    it(isDropped ? 'is dropped with a notice' : 'is read', async () => {
      const host = fakeHost();
      plantCart(host.storage, stored);
      const reading = await read(host);
      expect(reading.hasCart).toBe(hasCart);
      if (hasCart) expect(reading).toMatchObject('service' in reading ? { service } : {});
      expect(host.shownNotices.filter((sentence) => sentence === dropped)).toHaveLength(isDropped ? 1 : 0);
      if (isDropped) expect(host.storage.read('isDelMode')).toBeUndefined();
    });
  });
}
