import type { StoredKey, StoredValues } from '@storefront/contract';
import type { Storage } from '../../host';

/** A storage and what happens outside it: what another page has left behind, and what another tab does. */
export interface StorageUnderTest {
  readonly storage: Storage;
  writeRaw(key: StoredKey, text: string): void;
  changeElsewhere<Key extends StoredKey>(key: Key, value: StoredValues[Key] | undefined): void;
}

/** What every storage does, the shell's and the fake one. `make` gives a fresh one with nothing in it. */
export function storageContract(make: () => StorageUnderTest) {
  it('returns what was written, for the browser and for the tab', () => {
    const { storage } = make();
    storage.write('searched_pincode', 'E1 6AN');
    storage.write('pending_product', { business_id: '7', product_id: '12', sub_product_id: '' });
    expect(storage.read('searched_pincode')).toBe('E1 6AN');
    expect(storage.read('pending_product')).toStrictEqual({
      business_id: '7',
      product_id: '12',
      sub_product_id: '',
    });
  });

  it('has nothing under a key that was never written, or was removed', () => {
    const { storage } = make();
    storage.write('business_id', '7');
    storage.write('timestamp', 1);
    storage.remove('business_id', 'timestamp');
    expect(storage.read('business_id')).toBeUndefined();
    expect(storage.read('timestamp')).toBeUndefined();
    expect(storage.read('cartlist')).toBeUndefined();
  });

  it('returns a copy: changing it does not change what is stored', () => {
    const { storage } = make();
    storage.write('delivery_sector', ['e16']);
    storage.read('delivery_sector')?.push('e17');
    expect(storage.read('delivery_sector')).toStrictEqual(['e16']);
  });

  it.each([
    ['half a JSON', '[{"product_id": "1'],
    ['another shape', '{"items": []}'],
    ['a line without its price', '[{"product_id": "1"}]'],
  ])('drops %s for good', (_, text) => {
    const { storage, writeRaw } = make();
    writeRaw('cartlist', text);
    expect(storage.read('cartlist')).toBeUndefined();
    expect(storage.read('cartlist')).toBeUndefined();
  });

  it('tells of changes by another tab under the key that is watched, and of nothing else', () => {
    const { storage, changeElsewhere } = make();
    const changes: unknown[] = [];
    storage.watch('business_id', (value) => changes.push(value));
    changeElsewhere('timestamp', 5);
    changeElsewhere('business_id', '8');
    changeElsewhere('business_id', undefined);
    storage.write('business_id', '9');
    expect(changes).toStrictEqual(['8', undefined]);
  });

  it('tells nothing after the watch has ended; ending it twice does nothing', () => {
    const { storage, changeElsewhere } = make();
    const changed = jest.fn();
    const end = storage.watch('business_id', changed);
    end();
    end();
    changeElsewhere('business_id', '8');
    expect(changed).not.toHaveBeenCalled();
  });
}
