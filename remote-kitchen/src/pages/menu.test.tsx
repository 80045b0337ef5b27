import type { OkAnswer } from '@storefront/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import type { MenuEdit } from '../domain/menu-desk';
import { MenuPageModel } from '../stores/menu-page-model';
import { aDeskAnswer } from '../testing/menu-desk';
import { openPage } from '../testing/open-kitchen';
import { listing } from '../testing/orders';
import { MenuPage } from '../ui/menu-desk/menu-page';

type Wire = OkAnswer<'kitchen/menu'>;
const done = { responsecode: '200' } as const;
const common = { kitchen_token: 'session-1', request_key: expect.any(String) };
const dalPrice: Wire['edits'][number] = {
  id: 7,
  at: '2026-11-20T18:30:00.000Z',
  person: 'Asha Rahman',
  device: 'Office',
  place: 'Curries · Dal · price',
  before: '9.50',
  after: '10.00',
  path: ['menu', 'c-1', 'product', 'p-1', 'product_price'],
  fits: 'yes',
};

const open = async (
  answers: ConstructorParameters<typeof FakeApi>[0] = {},
  encode?: (file: Blob) => Promise<string | undefined>,
) => {
  const api = new FakeApi({
    'kitchen/orders': () => listing(),
    'kitchen/menu': () => aDeskAnswer(),
    'kitchen/menu_edit': () => done,
    ...answers,
  });
  const page = await openPage((frame) => new MenuPageModel(frame, encode), MenuPage, { api });
  return { api, ...page, edits: () => api.bodies('kitchen/menu_edit').flatMap(({ edits }) => edits) };
};
const form = () => within(screen.getByRole('dialog'));
const set = (label: string | RegExp, value: string) =>
  fireEvent.change(form().getByLabelText(label), { target: { value } });
const save = 'Put into the draft';

describe('the dishes of the desk', () => {
  it('[KIT-41][KIT-42] are edited value by value, each with what the person saw', async () => {
    const { press, edits } = await open();
    await press('Edit Dal');
    set('Price in £', '10');
    set(/^Allergens/, 'mustard, nuts');
    await press(save);
    const path = ['menu', 'c-1', 'product', 'p-1'];
    expect(edits()).toStrictEqual<MenuEdit[]>([
      { kind: 'set', path: [...path, 'product_price'], from: '9.50', to: '10.00' },
      { kind: 'set', path: [...path, 'allergens'], from: ['mustard'], to: ['mustard', 'nuts'] },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[KIT-42] send nothing when nothing was changed', async () => {
    const { api, press } = await open();
    await press('Edit Dal');
    await press(save);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.bodies('kitchen/menu_edit')).toStrictEqual([]);
  });

  it('[KIT-42] stay in the form, with the sentence, when somebody else was first', async () => {
    const status = 'Someone has changed this meanwhile.';
    const { press } = await open({ 'kitchen/menu_edit': () => ({ responsecode: '409', status }) });
    await press('Edit Dal');
    set('Name', 'Tarka Dal');
    await press(save);
    expect(form().getByRole('alert')).toHaveTextContent(status);
    expect(form().getByLabelText('Name')).toHaveValue('Tarka Dal');
    await press('Back');
    expect(screen.queryByText(status)).not.toBeInTheDocument();
  });

  it('[KIT-41] are added at the end of a category, with sizes and options', async () => {
    const { press, edits } = await open();
    await press('Add a dish to Sides');
    set('Name', 'Rice');
    set('Price in £', '3.2');
    await press('Add a size');
    const sizes = within(form().getByRole('group', { name: 'Sizes' }));
    fireEvent.change(sizes.getByLabelText('Name'), { target: { value: 'Large' } });
    fireEvent.change(sizes.getByLabelText('Price in £'), { target: { value: '4' } });
    await press('Add a group of options');
    const options = within(form().getByRole('group', { name: 'Options' }));
    fireEvent.change(options.getByLabelText('What is chosen'), { target: { value: 'Kind' } });
    fireEvent.change(options.getByLabelText('Name'), { target: { value: 'Brown' } });
    await act(async () => options.getByRole('checkbox', { name: 'Has to be chosen' }).click());
    await press(save);
    expect(edits()).toStrictEqual([
      {
        kind: 'add',
        path: ['menu', 'c-2', 'product'],
        after: 'p-3',
        item: expect.objectContaining({
          product_name: 'Rice',
          product_price: '3.20',
          sub_product: [{ product_id: expect.any(String), product_name: 'Large', product_price: '4.00' }],
          product_option: [
            expect.objectContaining({
              optionHeaderLabel: 'Kind',
              optionIsRequired: 'yes',
              optionMinSelection: 1,
              optionMaxSelection: 1,
              optionItems: [expect.objectContaining({ itemName: 'Brown', itemNameLabel: 'Brown' })],
            }),
          ],
        }),
      },
    ]);
  });

  it('[KIT-41] have options of an option, which bring options of their own, as deep as a menu may have them', async () => {
    const { press, edits } = await open();
    await press('Edit Dal');
    await press('Add a group of options');
    const nameOption = (group: string, name: string) => {
      const options = within(form().getByRole('group', { name: group }));
      fireEvent.change(options.getByLabelText('Name'), { target: { value: name } });
    };
    nameOption('Options', 'Option 1');
    for (let level = 1; level < 6; level += 1) {
      await press(`Add options of Option ${level}`);
      nameOption(`Options of Option ${level}`, `Option ${level + 1}`);
    }
    expect(screen.queryByRole('button', { name: 'Add options of Option 6' })).not.toBeInTheDocument();
    await press(save);
    const written = JSON.stringify(edits());
    for (let level = 1; level <= 6; level += 1) expect(written).toContain(`"itemName":"Option ${level}"`);
  });

  it('[KIT-41] are moved to another category and taken away as a whole', async () => {
    const { press, edits } = await open();
    const dal = aDeskAnswer().document.menu[0]?.product[0];
    await press('Edit Dal');
    set('Category', 'c-2');
    await press(save);
    expect(edits()).toStrictEqual([
      { kind: 'set', path: ['menu', 'c-1', 'product', 'p-1'], from: dal, to: null },
      { kind: 'add', path: ['menu', 'c-2', 'product'], item: dal, after: 'p-3' },
    ]);
    await press('Edit Dal');
    await press('Take the dish away');
    expect(edits().at(-1)).toStrictEqual({
      kind: 'set',
      path: ['menu', 'c-1', 'product', 'p-1'],
      from: dal,
      to: null,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[KIT-41] are brought into another order, and their category too', async () => {
    const { press, edits } = await open();
    await press('Edit Curries');
    await press('Move Dal down');
    await press('Move Curries down');
    expect(form().getByText('Number 2 of 2 on the menu')).toBeInTheDocument();
    await press(save);
    expect(edits()).toStrictEqual([
      { kind: 'order', path: ['menu', 'c-1', 'product'], from: ['p-1', 'p-2'], to: ['p-2', 'p-1'] },
      { kind: 'order', path: ['menu'], from: ['c-1', 'c-2'], to: ['c-2', 'c-1'] },
    ]);
  });

  it('[KIT-43] that are not right say so in the list and in their form', async () => {
    const path = ['menu', 'c-1', 'product', 'p-1', 'product_id'];
    const fault = { path, place: 'Curries · Dal · id', expected: 'an id used once' };
    const { press } = await open({ 'kitchen/menu': () => aDeskAnswer({ faults: [fault] }) });
    expect(screen.getAllByText('Not right yet')).toHaveLength(2);
    await press('Edit Korma');
    expect(form().queryByText(/an id used once/)).not.toBeInTheDocument();
    await press('Back');
    await press('Edit Dal');
    expect(form().getByText('Curries · Dal · id: expected an id used once')).toBeInTheDocument();
  });
});

describe('hours and fees', () => {
  it('[KIT-41] are edited day by day, mode by mode and area by area', async () => {
    const { press, edits } = await open();
    await act(async () => screen.getByRole('radio', { name: 'Service' }).click());
    await press('Edit Opening hours');
    const sunday = within(form().getByRole('group', { name: 'Sunday' }));
    expect(sunday.getByText('Closed')).toBeInTheDocument();
    await press('Add hours on Sunday');
    await press(save);
    expect(edits().at(-1)).toStrictEqual({
      kind: 'set',
      path: ['opening', 'sunday'],
      from: [],
      to: [['12:00', '22:00']],
    });
    await press('Edit Delivery');
    set('Minutes that an order takes', '50');
    await press(save);
    expect(edits().at(-1)).toStrictEqual({
      kind: 'set',
      path: ['delivery', 'average_minutes'],
      from: 45,
      to: 50,
    });
    await press('Edit Areas');
    await press('Add an area');
    const areas = form().getAllByLabelText('Sector');
    fireEvent.change(areas.at(-1) as HTMLElement, { target: { value: 'E1 7' } });
    fireEvent.change(form().getAllByLabelText('Fee in £').at(-1) as HTMLElement, { target: { value: '3' } });
    await press(save);
    expect(edits().at(-1)).toStrictEqual({
      kind: 'add',
      path: ['delivery', 'sectors'],
      item: { sector: 'e17', charge: '3.00', minimum: '0.00', waiver: '0.00' },
      after: 'e16',
    });
    await press('Edit Service and bag charge');
    fireEvent.change(form().getByRole('textbox', { name: 'Bag charge' }), { target: { value: '0.20' } });
    await press(save);
    expect(edits().at(-1)).toMatchObject({ path: ['service_charge', 'baggage_charge'], to: '0.20' });
    await press('Edit Special days');
    await press('Add a day');
    set('Date', '2026-12-25');
    await press(save);
    expect(edits().at(-1)).toMatchObject({ kind: 'add', item: { date: '2026-12-25', hours: [] } });
  });
});

describe('pictures', () => {
  const choose = async (name: string) => {
    const input = screen.getByLabelText(name, { selector: 'input' });
    fireEvent.change(input, { target: { files: [new File(['x'], 'cover.png')] } });
    await act(async () => undefined);
  };

  it('[KIT-41] are made small and put into the draft, or refused', async () => {
    const encode = jest.fn<Promise<string | undefined>, [Blob]>(async () => 'data:image/webp;base64,AA==');
    const { edits } = await open({}, encode);
    await act(async () => screen.getByRole('radio', { name: 'Pictures' }).click());
    await choose('Choose a cover picture');
    await waitFor(() =>
      expect(edits()).toStrictEqual([
        { kind: 'set', path: ['business_cover'], from: '', to: 'data:image/webp;base64,AA==' },
      ]),
    );
    encode.mockResolvedValue(undefined);
    await choose('Choose a logo');
    expect(await screen.findByRole('alert')).toHaveTextContent('That is no picture that can be used.');
    expect(edits()).toHaveLength(1);
  });

  it('[KIT-41] of a dish are shown, chosen and taken away in its form', async () => {
    const photograph = 'data:image/webp;base64,AA==';
    const encode = jest.fn<Promise<string | undefined>, [Blob]>(async () => photograph);
    const desk = aDeskAnswer({ dish_pictures: { 'p-1': '/api/pictures/00' } });
    const [curries] = desk.document.menu;
    const [dal] = curries?.product ?? [];
    if (curries === undefined || dal === undefined) throw new Error('The desk of the tests has no dish.');
    const pictured = { ...dal, product_picture: 'picture:00', picture_kind: 'illustration' } as const;
    const menu = [{ ...curries, product: [pictured, ...curries.product.slice(1)] }];
    const { edits, press } = await open(
      { 'kitchen/menu': () => ({ ...desk, document: { ...desk.document, menu } }) },
      encode,
    );
    await press('Edit Dal');
    const shown = () => form().queryByRole('img', { name: 'Picture of the dish' });
    expect(shown()).toHaveAttribute('src', '/api/pictures/00');
    await choose('Choose a picture of the dish');
    expect(shown()).toHaveAttribute('src', photograph);
    await press('Put into the draft');
    const path = ['menu', 'c-1', 'product', 'p-1'];
    expect(edits()).toStrictEqual([
      { kind: 'set', path: [...path, 'product_picture'], from: 'picture:00', to: photograph },
      { kind: 'set', path: [...path, 'picture_kind'], from: 'illustration', to: null },
    ]);

    await press('Edit Dal');
    await press('Remove the picture of the dish');
    expect(shown()).toBeNull();
    await press('Put into the draft');
    expect(edits().slice(2)).toStrictEqual([
      { kind: 'set', path: [...path, 'product_picture'], from: 'picture:00', to: null },
      { kind: 'set', path: [...path, 'picture_kind'], from: 'illustration', to: null },
    ]);

    await press('Edit Dal');
    encode.mockResolvedValue(undefined);
    await choose('Choose a picture of the dish');
    expect(form().getByRole('alert')).toHaveTextContent('That is no picture that can be used.');
    expect(shown()).toHaveAttribute('src', '/api/pictures/00');
  });
});

describe('the draft', () => {
  const withEdits = (parts: Partial<Wire> = {}) => ({
    'kitchen/menu': () => aDeskAnswer({ edits: [dalPrice], ...parts }),
  });

  it('[KIT-41] lists what was changed, by whom and when, and takes it out again', async () => {
    const { api, press } = await open({ ...withEdits(), 'kitchen/menu_drop': () => done });
    await press('1 change');
    expect(screen.getByText('10.00 (before: 9.50)')).toBeInTheDocument();
    expect(screen.getByText('Asha Rahman, Fri 20 Nov, 18:30')).toBeInTheDocument();
    await press('Take out: Curries · Dal · price');
    expect(api.bodies('kitchen/menu_drop')).toStrictEqual([{ ...common, ids: [7] }]);
  });

  it('[KIT-44] is published now, with the newest edit that is shown', async () => {
    const { api, press } = await open({ ...withEdits(), 'kitchen/menu_publish': () => done });
    api.answer('kitchen/menu', () =>
      aDeskAnswer({ edits: [dalPrice], planned: { at: new Date(0).toISOString(), revision: 7, fault: '' } }),
    );
    await press('Publish now');
    expect(api.bodies('kitchen/menu_publish')).toStrictEqual([{ ...common, revision: 7, when: 'now' }]);
    expect(screen.getByText('The changes are being published.')).toBeInTheDocument();
  });

  it('[KIT-44] is published at a time of London, and that is called off', async () => {
    const { api, press } = await open({ ...withEdits(), 'kitchen/menu_publish': () => done });
    await press('Publish later');
    await press('Publish then');
    expect(form().getByRole('alert')).toHaveTextContent('Please choose a date and a time.');
    set('Date', '2027-06-01');
    set('Time', '06:00');
    api.answer('kitchen/menu', () =>
      aDeskAnswer({ edits: [dalPrice], planned: { at: '2027-06-01T05:00:00.000Z', revision: 7, fault: '' } }),
    );
    await press('Publish then');
    expect(api.bodies('kitchen/menu_publish')).toStrictEqual([
      { ...common, revision: 7, when: 'later', at: '2027-06-01T05:00:00.000Z' },
    ]);
    expect(screen.getByText(/^The changes that you see now are published on Tue 1 Jun, 06:00/)).toBeVisible();
    await press('Do not publish then');
    expect(api.bodies('kitchen/menu_publish').at(-1)).toStrictEqual({ ...common, revision: 7, when: 'not' });
  });

  it('[KIT-44] says why it could not be published at its time', async () => {
    const fault = 'Some changes do not fit the menu any more.';
    const planned = { at: '2026-11-20T05:00:00.000Z', revision: 7, fault };
    const { api, press } = await open({
      ...withEdits({ edits: [], planned }),
      'kitchen/menu_publish': () => done,
    });
    expect(screen.getByRole('alert')).toHaveTextContent(`It could not be published when it should. ${fault}`);
    api.answer('kitchen/menu', () => aDeskAnswer());
    await press('I have seen it');
    expect(api.bodies('kitchen/menu_publish')).toStrictEqual([{ ...common, revision: 0, when: 'not' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[KIT-46] cannot be published while an edit does not fit or something is not right', async () => {
    await open(withEdits({ edits: [{ ...dalPrice, fits: 'no' }] }));
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    expect(screen.getByText(/^Some changes do not fit the menu any more/)).toBeInTheDocument();
  });

  it('[KIT-44] is published by owners alone', async () => {
    await open(withEdits({ may_publish: 'no' }));
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    expect(screen.getByText('An owner of the restaurant publishes it.')).toBeInTheDocument();
  });

  it('[KIT-47] is previewed on the real page, until it is changed again', async () => {
    const slug = `draft-${'0a'.repeat(16)}`;
    const { api, press, pass } = await open({
      ...withEdits(),
      'kitchen/menu_preview': () => ({ responsecode: '200', slug }),
    });
    await press('Make a preview');
    expect(api.bodies('kitchen/menu_preview')).toStrictEqual([{ ...common, revision: 7 }]);
    expect(screen.getByRole('link', { name: 'Open the preview' })).toHaveAttribute(
      'href',
      `/business/${slug}`,
    );
    api.answer('kitchen/menu', () => aDeskAnswer({ edits: [dalPrice, { ...dalPrice, id: 8 }] }));
    await pass(4);
    expect(screen.getByRole('button', { name: 'Make a preview' })).toBeInTheDocument();
  });
});

describe('the history', () => {
  const version = (id: number) => ({
    id,
    at: '2026-11-20T18:30:00.000Z',
    person: '',
    device: 'Office',
    edits: [{ place: 'Curries · Dal · price', before: '9.50', after: '10.00' }],
  });

  it('[KIT-45] shows what was published, also earlier, and brings back what was there before', async () => {
    const { api, press } = await open({
      'kitchen/menu_history': ({ before }) => ({
        responsecode: '200',
        versions: [version(before === undefined ? 9 : 4)],
        more: before === undefined ? 'yes' : 'no',
      }),
      'kitchen/menu_restore': () => done,
    });
    await act(async () => screen.getByRole('radio', { name: 'History' }).click());
    await press('Show earlier ones');
    expect(api.bodies('kitchen/menu_history').map(({ before }) => before)).toStrictEqual([undefined, 9]);
    expect(screen.getAllByText('Curries · Dal · price: 10.00 (before: 9.50)')).toHaveLength(2);
    const [, second] = screen.getAllByRole('button', { name: /^Back to before this/ });
    await act(async () => second?.click());
    expect(api.bodies('kitchen/menu_restore')).toStrictEqual([{ ...common, id: 4 }]);
    expect(screen.getByRole('radio', { name: 'Dishes' })).toBeChecked();
  });

  it('[KIT-45] says when there is nothing in it', async () => {
    await open({ 'kitchen/menu_history': () => ({ responsecode: '200', versions: [], more: 'no' }) });
    await act(async () => screen.getByRole('radio', { name: 'History' }).click());
    expect(screen.getByText('Nothing was published here yet')).toBeInTheDocument();
  });
});
