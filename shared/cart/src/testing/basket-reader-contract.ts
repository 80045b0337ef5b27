import { fakeHost, type FakeHost } from '@storefront/host/testing';
import { plantBasket, storedBaskets } from './stored-baskets';

/** What a reader has made of a stored basket; `service` is left out by a reader that does not look at it. */
export interface BasketReading {
  readonly hasBasket: boolean;
  /** 'pickup', 'delivery 1200 250 2500' (minimum, charge and waiver in pence), or '' where the mode has to be asked for. */
  readonly service?: string;
}

const dropped = 'Your basket could no longer be read, so it has been emptied.';

/** What every reader of the stored basket does with every shape of it: all of them read the same, or drop it alike. */
export const basketReaderContract = (read: (host: FakeHost) => BasketReading | Promise<BasketReading>) => {
  describe.each(storedBaskets)('a stored basket $name', ({ stored, service, hasBasket, isDropped }) => {
    it(isDropped ? 'is dropped with a notice' : 'is read', async () => {
      const host = fakeHost();
      plantBasket(host.storage, stored);
      const reading = await read(host);
      expect(reading.hasBasket).toBe(hasBasket);
      if (hasBasket) expect(reading).toMatchObject('service' in reading ? { service } : {});
      expect(host.shownNotices.filter((sentence) => sentence === dropped)).toHaveLength(isDropped ? 1 : 0);
      if (isDropped) expect(host.storage.read('isDelMode')).toBeUndefined();
    });
  });
};
