import { autorun } from 'mobx';
import { PopupStore } from './popup-store';

const error = { title: 'Error', text: 'That time is full.' };
const update = { title: 'Update', text: 'The menu has changed.' };

describe('a popup', () => {
  it('is closed until something is shown, and again once it is closed', () => {
    const store = new PopupStore();
    const seen: unknown[] = [];
    const end = autorun(() => void seen.push([store.isOpen, store.shown]));
    store.show(error);
    store.close();
    end();
    expect(seen).toStrictEqual([
      [false, undefined],
      [true, error],
      [false, undefined],
    ]);
  });

  it('runs what follows once, when it is already closed', () => {
    const store = new PopupStore();
    const openWhenRun: boolean[] = [];
    store.show(error, () => openWhenRun.push(store.isOpen));
    expect(openWhenRun).toStrictEqual([]);
    store.close();
    store.close();
    expect(openWhenRun).toStrictEqual([false]);
  });

  it('can show the next popup as what follows', () => {
    const store = new PopupStore();
    store.show(error, () => store.show(update));
    store.close();
    expect(store.shown).toStrictEqual(update);
  });

  it('drops what follows a popup when another takes its place', () => {
    const store = new PopupStore();
    const afterError = jest.fn();
    store.show(error, afterError);
    store.show(update);
    store.close();
    expect(afterError).not.toHaveBeenCalled();
  });

  it('shows a popup of a kind of its own', () => {
    const store = new PopupStore<{ readonly kind: 'missing'; readonly names: readonly string[] }>();
    const { show, close } = store;
    show({ kind: 'missing', names: ['Mango Lassi'] });
    expect(store.shown?.names).toStrictEqual(['Mango Lassi']);
    close();
    expect(store.shown).toBeUndefined();
  });
});
