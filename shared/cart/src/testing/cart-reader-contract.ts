import { fakeHost } from '@storefront/host/testing';
import type { FakeHost } from '@storefront/host/testing';
import { writeRawCart, storedCarts } from './stored-carts';

/** What a reader made of a stored cart; a reader that ignores the mode leaves `service` out. */
export interface CartReaderResult {
  readonly hasCart: boolean;
  /** 'collection', 'delivery 1200 250 2500' (minimum, charge and waiver in pence), or '' when the customer has to choose the mode. */
  readonly service?: string;
}

const dropped = 'Your basket could no longer be read, so it has been emptied.';

/** Checks that a reader of the stored cart reads, or drops, each shape of it as every other reader does. */
export function cartReaderContract(read: (host: FakeHost) => CartReaderResult | Promise<CartReaderResult>) {
  describe.each(storedCarts)('a stored cart $name', ({ stored, service, hasCart, isDropped }) => {
    it(isDropped ? 'is dropped with a notice' : 'is read', async () => {
      const host = fakeHost();
      writeRawCart(host.storage, stored);
      const result = await read(host);
      expect(result.hasCart).toBe(hasCart);
      if (hasCart) expect(result).toMatchObject('service' in result ? { service } : {});
      expect(host.shownNotices.filter((sentence) => sentence === dropped)).toHaveLength(isDropped ? 1 : 0);
      if (isDropped) expect(host.storage.read('isDelMode')).toBeUndefined();
    });
  });
}
