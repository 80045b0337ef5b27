import type { Page } from 'playwright-core';
import { addressOf, withBrowser } from '../harness/browser';
import { hostileCatalogue, hostilePostcode } from '../harness/hostile-catalogue';
import { beginningOf, endless, markup } from '../harness/hostile-text';
import type { Writer } from '../harness/hostile-text';
import { importCatalogue } from '../harness/import-catalogue';
import { inertnessFaults, missingFrom } from '../harness/inertness';
import { chooseMode, confirmByCode, goToCheckout, openCart, outbox } from '../harness/journey';
import { confirmEmail } from '../harness/member';
import { moveOrder } from '../harness/move-order';
import { chooseTable } from '../harness/tables';

const openPage = withBrowser();
beforeAll(() => importCatalogue(hostileCatalogue()));

const cases: [string, Writer, number][] = [
  ['markup', markup, 1280],
  ['endless', endless, 375],
];

/** Chrome's own line for the status of the page. */
const notFound = 'error: Failed to load resource: the server responded with a status of 404 (Not Found)';

let mobiles = 0;
const ownMobile = () => `0770092${String((mobiles += 1)).padStart(4, '0')}`;

/** A visitor who sees hostile text: every page is inspected on a phone and a wide screen, and the faults are reported at the end. */
const openVisit = async (write: Writer, width: number) => {
  const { page, pageErrors, close } = await openPage({ width });
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const inspect = async (screen: string) => {
    for (const fault of await inertnessFaults(page)) faults.push(`${screen}: ${fault}`);
  };
  const atBothWidths = async (inspectNow: () => Promise<void>) => {
    for (const each of [375 + 1280 - width, width]) {
      await page.setViewportSize({ width: each, height: 900 });
      await inspectNow();
    }
  };
  return {
    page,
    go: (path: string) => page.goto(addressOf('marketplace', path), { waitUntil: 'networkidle' }),
    /** Inspects the page, and looks for the texts of these fields. */
    checkState: async (screen: string, fields: readonly string[] = []) => {
      const missing = await missingFrom(
        page,
        fields.map((field) => beginningOf(write, field)),
      );
      for (const text of missing) faults.push(`${screen}: nowhere ${JSON.stringify(text)}`);
      const isOpen = await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().isVisible();
      if (isOpen) await inspect(screen);
      else await atBothWidths(() => inspect(screen));
    },
    /** Inspects every message that contains this text, as its recipient reads it. */
    lookAtMessages: async (field: string) => {
      const sent = (await outbox()).filter(({ body }) => body.includes(beginningOf(write, field)));
      if (sent.length === 0) faults.push(`no message holds ${field}`);
      // An address of the site: a blank page may not load the pictures of a message from this machine.
      const address = addressOf('marketplace', '/a-message');
      for (const { subject, html } of sent) {
        if (/\p{Cc}/u.test(subject)) faults.push(`a subject of more than one line: ${subject}`);
        await page.route(address, (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
        );
        await page.goto(address);
        await atBothWidths(() => inspect(`message ${subject.slice(0, 20)}`));
        await page.unroute(address);
      }
      await page.goto(addressOf('marketplace', '/dev/outbox'));
      await inspect('outbox');
    },
    end: async () => {
      await close();
      return [...faults, ...pageErrors];
    },
  };
};

const fill = (page: Page, label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text);

describe('hostile text is inert on every page', () => {
  it.each(cases)('[G11] a business of %s is found and read', async (name, write, width) => {
    const { page, go, checkState, end } = await openVisit(write, width);
    const slug = `hostile-${name}`;
    await go('/');
    await checkState('home');
    await go(`/listing?${new URLSearchParams({ search_by_postcode: hostilePostcode })}`);
    await page.getByRole('listitem').first().waitFor();
    await checkState('listing', ['name', 'cuisine', 'address', 'discount-automatic']);

    await go(`/business/${slug}`);
    await checkState('menu', [
      'name',
      'address',
      'category',
      'dish-plain',
      'dish-description-plain',
      'allergen',
    ]);
    for (const more of await page.getByRole('button', { name: /^Read more/ }).all()) {
      await more.click();
      await checkState('more to read');
      await page.keyboard.press('Escape');
    }
    for (const tab of ['Reviews', 'Info', 'Book a table']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.waitForLoadState('networkidle');
      await checkState(tab);
    }
    await go(`/review?business=${slug}`);
    await checkState('reviews', ['reviewer', 'review', 'name']);
    await go(`/info?business=${slug}`);
    await checkState('information', ['details', 'name', 'address']);
    expect(await end()).toStrictEqual([]);
  });

  it.each(cases)('[G11] a customer of %s orders', async (name, write, width) => {
    const { page, go, checkState, lookAtMessages, end } = await openVisit(write, width);
    const slug = `hostile-${name}`;
    await go(`/business/${slug}`);
    const plus = page.getByRole('button', { name: /^Add .* to the basket$/ });
    await plus.first().click();
    await chooseMode(page, 'Delivery', hostilePostcode);
    await plus.nth(1).click();
    const chooser = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Add ·/ }) });
    await chooser.getByRole('radio').first().check();
    await chooser.getByRole('checkbox').first().check();
    await chooser.getByLabel('Anything the kitchen should know?').fill(write('comment', 50));
    await checkState('option chooser', [
      'dish-chosen',
      'group-outer',
      'item-label-outer',
      'group-inner',
      'item-label-inner',
    ]);
    await chooser.getByRole('button', { name: /^Add ·/ }).click();
    await chooser.waitFor({ state: 'hidden' });
    const cart = await openCart(page);
    await cart.getByRole('textbox', { name: 'Discount code' }).fill(write('nonsense', 40));
    await cart.getByRole('button', { name: 'Apply Discount Code' }).click();
    await checkState('basket', ['comment', 'dish-plain', 'free-dish-fixed-one']);
    await page.keyboard.press('Escape');

    await goToCheckout(page);
    await checkState('checkout', ['name', 'dish-plain', 'comment', 'free-dish-fixed-one']);
    const mobile = ownMobile();
    await fill(page, /^Name/, write('guest', 100));
    await fill(page, /^Email/, `guest${mobile}@hostile.test`);
    await fill(page, /^Mobile/, mobile);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(write('street', 200));
    await fill(page, /^Flat/, write('flat', 200));
    await fill(page, /^Town/, write('town', 100));
    await fill(page, /^Postcode/, hostilePostcode);
    await page.getByRole('button', { name: 'Deliver here' }).click();
    await page.getByRole('button', { name: /^Edit/ }).waitFor();
    await fill(page, /^Allergies or notes/, write('order-note', 200));
    await checkState('filled checkout', ['guest', 'street', 'flat', 'town', 'pay-order-cod']);
    await page.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio').first().check();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    await checkState('verification');
    await confirmByCode(page, mobile);
    await page.getByText('Thank you, your order is placed').waitFor();
    await checkState('order complete', ['name', 'dish-plain', 'comment']);

    const okey = new URL(page.url()).searchParams.get('v') ?? '';
    for (const state of ['accepted', 'preparing', 'out_for_delivery', 'completed'])
      await moveOrder(okey, state, { business: slug });
    await go(`/information/feedback/${slug}?key=${okey}`);
    for (const stars of await page.getByRole('radio', { name: /^5/ }).all()) await stars.check();
    await fill(page, 'Your review', write('written', 2_000));
    await fill(page, 'Your name', write('writer', 100));
    await checkState('writing a review', ['name']);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('link', { name: 'Read all reviews' }).click();
    await page.getByText(beginningOf(write, 'writer')).first().waitFor();
    await checkState('the review', ['written', 'writer', 'review']);
    await lookAtMessages('dish-plain');
    expect(await end()).toStrictEqual([]);
  });

  it.each(cases)('[G11] a guest of %s books a table', async (name, write, width) => {
    const { page, go, checkState, lookAtMessages, end } = await openVisit(write, width);
    await go(`/business/hostile-${name}/booking`);
    await chooseTable(page, { date: '2026-11-25', guests: '2', time: '19:00' });
    await page.getByLabel(/^Occasion/).selectOption('Birthday');
    await fill(page, /^Name/, write('guest', 100));
    await fill(page, /^Email/, 'booker@hostile.test');
    await fill(page, /^Mobile/, ownMobile());
    await fill(page, /^Postcode/, hostilePostcode);
    await fill(page, /^Message/, write('message', 1_000));
    await checkState('booking', ['name', 'booking-description', 'booking-notes']);
    const openCart = page.getByRole('button', { name: 'Book Now' });
    if (await openCart.isVisible()) await openCart.click();
    const ways = page.getByRole('radiogroup', { name: 'How would you like to pay?' }).last();
    await ways.getByRole('radio').first().check();
    await page.getByRole('checkbox', { name: /Terms/ }).last().check();
    await checkState('before booking', ['pay-booking-cod']);
    await page
      .getByRole('button', { name: /^Book with £ / })
      .last()
      .click();
    await page.waitForURL(/\/booking-complete\?v=/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await checkState('booking complete', ['name', 'guest', 'message']);
    await lookAtMessages('message');
    expect(await end()).toStrictEqual([]);
  });

  it.each(cases)('[G11] a user named by %s has an account and writes to us', async (_, write, width) => {
    const { page, go, checkState, lookAtMessages, end } = await openVisit(write, width);
    const mobile = ownMobile();
    await go('/account/profile');
    const popup = page.getByRole('dialog');
    await popup.getByRole('tab', { name: 'Register' }).click();
    await popup.getByLabel(/^Name/).fill(write('user', 100));
    await popup.getByLabel(/^Email/).fill(`user${mobile}@hostile.test`);
    await popup.getByLabel(/^Mobile/).fill(mobile);
    await popup.getByLabel(/^Password/).fill('correct-horse-battery');
    await popup.getByRole('button', { name: 'Create account' }).click();
    await confirmEmail(page, `user${mobile}@hostile.test`);
    await page.getByText(`Hello ${beginningOf(write, 'user')}`).waitFor();
    await checkState('account', ['user']);
    await fill(page, /^Name/, write('renamed', 100));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Your changes are saved.').waitFor();
    await checkState('renamed', ['renamed']);

    await go('/contact-us');
    await fill(page, /^Name/, write('sender', 100));
    await fill(page, /^Email/, 'sender@hostile.test');
    await fill(page, /^Subject/, write('subject', 200));
    await fill(page, /^Message/, write('words', 5_000));
    await checkState('contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Thank you, your message is on its way.').waitFor();
    await checkState('contact sent');
    await lookAtMessages('words');
    expect(await end()).toStrictEqual([]);
  });

  it('[G11] the head and the first data of a page hold markup as text', async () => {
    const { page, go, checkState, end } = await openVisit(markup, 1280);
    for (const path of ['', '/booking']) {
      const response = await go(`/business/hostile-markup${path}`);
      expect(await response?.text()).not.toMatch(/<script>hostile|<img src=x|<svg onload|<\/title><!--/);
      expect(await page.title()).toContain(markup('seo-title', 500).slice(0, 'seo-title'.length));
      const data = await page.locator('script[type="application/json"]').allTextContents();
      for (const text of data) expect(() => JSON.parse(text) as unknown).not.toThrow();
      await checkState('head');
    }
    expect(await end()).toStrictEqual([]);
  });

  it.each(['<script>hostile=1</script>', '"><svg onload=hostile=1>', '</title><!--', 'javascript:hostile=1'])(
    '[G11] %s as an address is the 404 page and nothing else',
    async (text) => {
      const { page, go, checkState, end } = await openVisit(markup, 375);
      for (const before of ['/', '/business/', '/information/feedback/']) {
        const response = await go(before + encodeURIComponent(text));
        expect(response?.status()).toBe(404);
        await page.getByText('We are sorry but the page you requested was not found.').waitFor();
        await checkState(before);
      }
      expect((await end()).filter((fault) => fault !== notFound)).toStrictEqual([]);
    },
  );

  it('[G11] a line break in a subject, which would begin a header, is refused', async () => {
    const response = await fetch(addressOf('marketplace', '/api/information/contact_us'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@hostile.test',
        subject: 'Hello\r\nBcc: everybody@hostile.test',
        message: 'Hello',
      }),
    });
    expect(await response.json()).toMatchObject({ responsecode: expect.not.stringMatching('200') as string });
    expect((await outbox()).filter(({ subject }) => subject.includes('Bcc'))).toStrictEqual([]);
  });

  it('[G11] a script in the place of a picture is refused by the importer, which names the field', async () => {
    const { businesses, ...catalogue } = hostileCatalogue();
    const bad = businesses.map((business) => ({ ...business, business_logo: 'javascript:hostile=1' }));
    await expect(importCatalogue({ ...catalogue, businesses: bad })).rejects.toThrow(
      '$.businesses[0].business_logo: ',
    );
  });
});
