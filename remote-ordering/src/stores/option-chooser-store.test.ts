import { openBusinessPage } from '../testing/business-page';
import { wireMenu } from '../testing/wire';

/** The menu, where anyone who wants extras has to take two. */
const minTwoExtras = wireMenu.map((category) => ({
  ...category,
  product: category.product.map((product) => ({
    ...product,
    product_option: product.product_option.map((group) =>
      group.optionId === 'o-extras' ? { ...group, optionMinSelection: 2 } : group,
    ),
  })),
}));

const open = async (menu = wireMenu) => {
  const { model, host } = await openBusinessPage({
    menu,
    stored: { business_id: 'b-1', isDelMode: 'pickup' },
  });
  model.adding.add('p-tikka');
  const { chooser } = model;
  /** Presses the item with that name, in whichever group is open. */
  const press = (name: string) => {
    for (const group of chooser.groups) {
      const item = group.group.items.find((one) => one.name === name);
      if (item) return chooser.press(group, item);
    }
    throw new Error(`No ${name}`);
  };
  return { model, host, chooser, press };
};

it('[OPT-5][OPT-6][OPT-9] a required group with nothing chosen blocks Add and shows both messages', async () => {
  const { chooser, model } = await open();
  expect(chooser.message).toBe('');
  chooser.add();
  expect(model.cart.isEmpty).toBe(true);
  expect(chooser.message).toBe('Please select all required option items.');
  expect(chooser.faultOf({ groupId: 'o-rice', parentItemId: '' })).toBe('Rice is required');
});

it('[OPT-15] See what you missed leads to the first group at fault, known before Add is pressed', async () => {
  const { chooser, press } = await open();
  expect(chooser.firstFaultGroup).toMatchObject({ groupId: 'o-rice' });
  press('Naan instead');
  expect(chooser.firstFaultGroup).toMatchObject({ groupId: 'o-naan', parentItemId: 'i-naan' });
  chooser.showFirstFault();
  expect(chooser.target).toMatchObject({ groupId: 'o-naan', turn: 1 });
  chooser.showFirstFault();
  expect(chooser.target).toMatchObject({ turn: 2 });
});

it('[OPT-10][OPT-11] a nested group opens with its item, must be filled, is priced, and goes with it', async () => {
  const { chooser, press } = await open();
  press('Naan instead');
  expect(chooser.groups.map(({ group }) => group.label)).toStrictEqual(['Rice', 'Which naan', 'Extras']);
  press('Garlic');
  expect(chooser.price).toBe(950 + 50 + 75);
  press('Pilau');
  expect(chooser.groups.map(({ group }) => group.label)).toStrictEqual(['Rice', 'Extras']);
  expect(chooser.price).toBe(950);
});

it('[OPT-7] fewer items than the minimum show the message of the group and block Add', async () => {
  const { chooser, press, model } = await open(minTwoExtras);
  for (const name of ['Pilau', 'Raita']) press(name);
  chooser.add();
  expect(model.cart.isEmpty).toBe(true);
  expect(chooser.faultOf({ groupId: 'o-extras', parentItemId: '' })).toBe(
    'Please select minimum 2 items from Extras',
  );
  press('Chutney');
  chooser.add();
  expect(model.cart.lines).toHaveLength(1);
});

it('[OPT-8] more items than the maximum show the message of the group', async () => {
  const { chooser, press } = await open();
  for (const name of ['Pilau', 'Raita', 'Chutney', 'Pickle']) press(name);
  chooser.add();
  expect(chooser.faultOf({ groupId: 'o-extras', parentItemId: '' })).toBe(
    'Please select maximum 2 items from Extras',
  );
});

it('[OPT-12][OPT-13][OPT-14] ticked items have quantities, and their prices count', async () => {
  const { chooser, press } = await open();
  press('Pilau');
  press('Raita');
  const extras = chooser.groups.find(({ group }) => group.id === 'o-extras');
  const raita = extras?.group.items[0];
  if (!extras || !raita) throw new Error('No raita');
  chooser.setItemQuantity(extras, raita, 3);
  expect(chooser.quantityOf(extras, raita)).toBe(3);
  chooser.setQuantity(2);
  expect(chooser.price).toBe((950 + 300) * 2);
  press('Raita');
  expect(chooser.quantityOf(extras, raita)).toBe(0);
});

it('the line contains the chosen items, by group, and the comment', async () => {
  const { chooser, press, model, host } = await open();
  press('Naan instead');
  press('Garlic');
  chooser.write('x'.repeat(70));
  chooser.setQuantity(0);
  chooser.add();
  expect(chooser.isOpen).toBe(false);
  expect(model.cart.lines).toMatchObject([{ quantity: 1, comment: 'x'.repeat(50) }]);
  expect(host.storage.read('cartlist')).toMatchObject([
    {
      sell_price: '10.75',
      extras: [
        { optionId: 'o-rice', parentItemId: '' },
        { optionId: 'o-naan', parentItemId: 'i-naan' },
      ],
    },
  ]);
});

it('a comment of blanks counts as none, so the dish joins its line', async () => {
  const { chooser, model } = await open();
  chooser.close();
  for (const comment of ['', '  ', ' hot', 'hot ']) {
    model.adding.openDish('p-dal');
    chooser.write(comment);
    chooser.add();
  }
  expect(model.cart.lines.map(({ comment, quantity }) => [comment, quantity])).toStrictEqual([
    ['', 2],
    ['hot', 2],
  ]);
});

it('every dish starts with nothing chosen', async () => {
  const { chooser, press, model } = await open();
  press('Pilau');
  chooser.write('hot');
  chooser.setQuantity(3);
  chooser.close();
  model.adding.add('p-tikka');
  expect(chooser.chosen).toStrictEqual([]);
  expect([chooser.comment, chooser.quantity, chooser.message]).toStrictEqual(['', 1, '']);
});

it('a full cart takes no more dishes, and tells the customer', async () => {
  const { model, host } = await open();
  model.chooser.close();
  for (let index = 0; index < 200; index += 1) {
    model.adding.openDish('p-dal');
    model.chooser.write(`number ${index}`);
    model.chooser.add();
  }
  expect(host.shownNotices).toStrictEqual([]);
  model.adding.add('p-naan');
  expect(model.cart.lines).toHaveLength(200);
  expect(host.shownNotices).toStrictEqual(['Your basket is full. Please order what is in it first.']);
});

it('[OPT-7] an optional group that is left empty, or emptied again, does not block Add', async () => {
  const { chooser, press, model } = await open(minTwoExtras);
  press('Pilau');
  expect(chooser.firstFaultGroup).toBeUndefined();
  press('Raita');
  expect(chooser.firstFaultGroup).toMatchObject({ groupId: 'o-extras' });
  press('Raita');
  chooser.add();
  expect(model.cart.lines).toHaveLength(1);
});
