import { act, screen } from '@testing-library/react';
import type { PageSetting } from '../../testing/business-page';
import { showCollecting, showPage } from '../../testing/show-page';
import { wireDiscount, wireFreeDishes } from '../../testing/wire';

// jsdom has no canvas.
jest.mock<{ default: unknown }>('canvas-confetti', () => ({
  __esModule: true,
  default: { create: () => Object.assign(() => undefined, { reset: () => undefined }) },
}));

type Page = Awaited<ReturnType<typeof showPage>>;

const press = async ({ customer }: Page, name: string | RegExp) =>
  customer.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const add = (page: Page, dish = 'Tarka Dal') => press(page, `Add ${dish} to the basket`);
const addFour = async (page: Page) => {
  for (let times = 0; times < 4; times += 1) await add(page);
};

const long = 'Ask us about nuts, milk and gluten before you order. '.repeat(4);
const ordering = { show: showPage, setting: {} };
const collecting = { show: showCollecting, setting: {} };
const withInfo = (info: NonNullable<PageSetting['info']>) => ({ show: showPage, setting: { info } });
const withOffers = (...pickup: ReturnType<typeof wireDiscount>[]) => ({
  show: showCollecting,
  setting: { discounts: { pickup } },
});
const other = wireDiscount({ discountid: 'd-3', discounttext: '£3 off', payby: 'price', commonrate: '3.00' });

interface Case {
  readonly show: (setting: PageSetting) => Promise<Page>;
  readonly setting: PageSetting;
}

/** The dialog's name in the rule, its page, what opens it, its role and its accessible name. */
const dialogs: [string, Case, (page: Page) => Promise<void>, 'dialog' | 'alertdialog', string][] = [
  ['Choose Service Type', ordering, add, 'dialog', 'Choose Service Type'],
  ['Enter Postcode', withInfo({ pickup_order_possible: 'no' }), add, 'dialog', 'Enter Postcode'],
  [
    'the option chooser',
    collecting,
    (page) => add(page, 'Chicken Tikka Masala'),
    'dialog',
    'Chicken Tikka Masala',
  ],
  [
    'the free-dish chooser',
    { show: showCollecting, setting: { freeDishes: { amount: [wireFreeDishes()] } } },
    async (page) => {
      await addFour(page);
      act(() => page.host.clock.advance(300));
    },
    'dialog',
    'You have a free dish!',
  ],
  [
    'the change-discount chooser',
    withOffers(wireDiscount(), other),
    async (page) => {
      await addFour(page);
      await press(page, 'Change discount');
    },
    'dialog',
    'Choose your discount',
  ],
  [
    'the allergy information',
    withInfo({ allergy_info: long }),
    async (page) => {
      await press(page, / · allergies$/);
      await press(page, 'Read more: Allergy information');
    },
    'alertdialog',
    'Allergy information',
  ],
  [
    'the offer text',
    withOffers(wireDiscount({ discounttext: long })),
    (page) => press(page, /^Ask us/),
    'alertdialog',
    'Offer',
  ],
  [
    'the closed-restaurant notice',
    withInfo({ delivery_order_possible: 'no', pickup_order_possible: 'no' }),
    add,
    'alertdialog',
    'Sorry!!',
  ],
  [
    'the common popup',
    { show: showPage, setting: { stored: { business_id: 'b-1' } } },
    async ({ host }) => act(() => host.storage.changeElsewhere('business_id', 'b-2')),
    'alertdialog',
    'Error',
  ],
];

it.each(dialogs)('[BIZ-12] the page has %s', async (_, { show, setting }, open, role, name) => {
  const page = await show(setting);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await open(page);
  expect(screen.getByRole(role, { name })).toBeVisible();
});
