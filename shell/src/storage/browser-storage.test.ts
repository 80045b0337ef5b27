import { storedAreas } from '@storefront/contract';
import { storageContract } from '@storefront/host/testing';
import { memoryStore } from '../testing/memory-store';
import { browserStorage } from './browser-storage';
import type { ForeignChange } from './browser-storage';

const storageUnderTest = () => {
  const [local, session] = [memoryStore(), memoryStore()];
  const listeners = new Set<(change: ForeignChange) => void>();
  const dropped: string[] = [];
  const storage = browserStorage({
    local,
    session,
    listen: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    dropped: (key) => dropped.push(key),
  });
  const tell = (key: string | null) => [...listeners].forEach((heard) => heard({ key }));
  return { storage, local, session, dropped, tell };
};

describe('the storage of the shell', () => {
  storageContract(() => {
    const { storage, local, session, tell } = storageUnderTest();
    return {
      storage,
      writeRaw: (key, text) => (storedAreas[key] === 'session' ? session : local).setItem(key, text),
      changeElsewhere: (key, value) => {
        if (value === undefined) local.removeItem(key);
        else local.setItem(key, JSON.stringify(value));
        tell(key);
      },
    };
  });

  it('keeps each key where the contract says, as JSON under its very name', () => {
    const { storage, local, session } = storageUnderTest();
    storage.write('searched_pincode', 'E1 6AN');
    storage.write('pending_product', { business_id: '7', product_id: '12', sub_product_id: '' });
    expect([...local.texts]).toStrictEqual([['searched_pincode', '"E1 6AN"']]);
    expect([...session.texts.keys()]).toStrictEqual(['pending_product']);
  });

  it('reports once which key was dropped', () => {
    const { storage, local, dropped } = storageUnderTest();
    local.setItem('cartlist', '{"broken"');
    storage.read('cartlist');
    storage.read('cartlist');
    expect(dropped).toStrictEqual(['cartlist']);
    expect(local.texts.has('cartlist')).toBe(false);
  });

  it('removes from local and session storage both', () => {
    const { storage, local, session } = storageUnderTest();
    local.setItem('userdata', '{}');
    session.setItem('userdata', '{}');
    storage.remove('userdata');
    expect([local.texts.size, session.texts.size]).toStrictEqual([0, 0]);
  });

  it('notifies watchers when another tab has cleared everything', () => {
    const { storage, tell } = storageUnderTest();
    const changed = jest.fn();
    storage.watch('cartlist', changed);
    tell(null);
    expect(changed).toHaveBeenCalledWith(undefined);
  });
});
