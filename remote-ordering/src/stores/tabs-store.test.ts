import { FakeNavigation, locationAt } from '@storefront/host/testing';
import { TabsStore } from './tabs-store';

const at = (query: Record<string, string>) => locationAt('/business/saffron-yard', { query });

const open = (query: Record<string, string> = {}) => {
  const navigation = new FakeNavigation();
  return { navigation, store: new TabsStore(navigation, at(query)) };
};

it('[BIZ-7] the business page opens with the menu', () => {
  expect(open().store.open).toBe('menu');
});

it('[BIZ-8] a chosen tab goes into the address, as a history entry of its own', () => {
  const { store, navigation } = open({ x: '1' });
  store.choose('review');
  expect(navigation.moves).toStrictEqual(['go /business/saffron-yard?x=1&tab=review']);
  expect(store.open).toBe('menu');
  store.follow(at({ x: '1', tab: 'review' }));
  expect(store.open).toBe('review');
  store.follow(at({ x: '1' }));
  expect(store.open).toBe('menu');
});

it('[BIZ-8] a linked or reloaded address opens its tab', () => {
  expect(open({ tab: 'info' }).store.open).toBe('info');
});

it('tabs that were opened before keep their content', () => {
  const { store } = open({ tab: 'info' });
  store.follow(at({ tab: 'book' }));
  store.follow(at({ tab: 'info' }));
  expect(store.opened).toStrictEqual(['info', 'book']);
});

it('choosing the open tab does nothing', () => {
  const { store, navigation } = open();
  store.choose('menu');
  expect(navigation.moves).toStrictEqual([]);
});
