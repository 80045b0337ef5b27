import { aWireAddress } from '@storefront/contract/testing';
import type { Locator, Page } from 'playwright-core';
import { interceptAnswers } from './harness/answers';
import { addressOf, withBrowser } from './harness/browser';
import {
  addButtonOf,
  addPlain,
  chooseMode,
  fillCart,
  leaveCart,
  openCart,
  openSaffronYard,
  ownEmail,
  ownNumber,
} from './harness/journey';
import { register } from './harness/member';

const openPage = withBrowser();

const height = 800;
const resize = (page: Page, width: number) => page.setViewportSize({ width, height });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** A cart of two dishes to collect, at a width of 1280 px. */
const openCartOfTwo = async () => {
  const { page, close } = await openPage({ width: 1280, height });
  await openSaffronYard(page, 'marketplace');
  await addButtonOf(page, 'Pilau Rice').click();
  await chooseMode(page, 'Collection');
  await addPlain(page, 'Pilau Rice', 1);
  return { page, close };
};

/** How many of some boxes lie wholly inside another, once two frames agree. */
const wholeIn = (page: Page, frame: string, boxes: string): Promise<number> =>
  page.evaluate(
    `new Promise((resolve) => {
      const { left, right } = document.querySelector('${frame}').getBoundingClientRect();
      const count = () =>
        [...document.querySelectorAll('${boxes}')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      let before = -1;
      const look = () => {
        const now = count();
        if (now > 0 && now === before) resolve(now);
        else requestAnimationFrame(look);
        before = now;
      };
      requestAnimationFrame(look);
    })`,
  );

describe('the business page', () => {
  it('[LIM-2] has three columns from 992 px on, and one below', async () => {
    const { page, close } = await openCartOfTwo();
    const rail = page.getByRole('navigation', { name: 'Categories' });
    const dishes = page.getByRole('region', { name: 'Menu' });
    const cart = page.getByRole('region', { name: 'Your basket' });
    await resize(page, 992);
    const [left, middle, right] = [await boxOf(rail), await boxOf(dishes), await boxOf(cart)];
    expect(left.right).toBeLessThan(middle.x);
    expect(middle.right).toBeLessThan(right.x);
    expect(right.right).toBeLessThanOrEqual(992);
    await resize(page, 991);
    await rail.waitFor({ state: 'hidden' });
    await cart.waitFor({ state: 'hidden' });
    expect((await boxOf(dishes)).width).toBeGreaterThan(900);
    await close();
  });

  it('[LIM2-5] the cart stays in sight beside the menu at 992 px, and is a bar that opens a sheet at 991 px', async () => {
    const { page, close } = await openCartOfTwo();
    const cart = page.getByRole('region', { name: 'Your basket' });
    const bar = page.getByRole('button', { name: /2 ITEMS/ });
    await resize(page, 992);
    await bar.waitFor({ state: 'hidden' });
    for (const by of [1500, 3000]) {
      await page.evaluate(`scrollTo({ top: ${by}, behavior: 'instant' })`);
      const { y, bottom } = await boxOf(cart);
      expect(y).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    await resize(page, 991);
    await cart.waitFor({ state: 'hidden' });
    const { y, bottom } = await boxOf(bar);
    expect(y).toBeGreaterThan(height - 100);
    expect(bottom).toBeLessThanOrEqual(height);
    const sheet = await openCart(page);
    await sheet.getByText('Pilau Rice').waitFor();
    await close();
  });

  const strip = '[aria-roledescription="carousel"]';

  it('[MNU-3] two offers stand in the strip from 1200 px on, and one below', async () => {
    const { page, close } = await openPage({ width: 1200, height });
    await openSaffronYard(page, 'marketplace');
    await page.getByRole('button', { name: 'Pause the offers' }).click();
    const inStrip = () => wholeIn(page, `${strip} div:has(> ul)`, `${strip} li > *`);
    expect(await inStrip()).toBe(2);
    await resize(page, 1199);
    expect(await inStrip()).toBe(1);
    await close();
  });

  it('[MNU-2] the offers move on by themselves every 2000 ms, and rest while they are pointed at', async () => {
    const { page, close } = await openPage({ width: 1280, height });
    await page.clock.install();
    await openSaffronYard(page, 'marketplace');
    const offers = page.locator(strip);
    await offers.scrollIntoViewIfNeeded();
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
    /** The offer at the left end of the strip. */
    const firstOffer = () =>
      offers.getByRole('list').evaluate((list) => {
        const edge = (list.parentElement ?? list).getBoundingClientRect().left - 1;
        const inView = [...list.children].filter((offer) => offer.getBoundingClientRect().left >= edge);
        const leftOf = (offer: Element) => offer.getBoundingClientRect().left;
        return inView.sort((one, other) => leftOf(one) - leftOf(other))[0]?.textContent ?? '';
      });

    /** The moments at which another offer comes to stand first within some time, in milliseconds. */
    const movesWithin = async (milliseconds: number): Promise<number[]> => {
      const step = 100;
      const moves: number[] = [];
      let before = await firstOffer();
      for (let at = step; at <= milliseconds; at += step) {
        await page.clock.runFor(step);
        const now = await firstOffer();
        if (now !== before) moves.push(at);
        before = now;
      }
      return moves;
    };

    const [first = 0, second, third] = await movesWithin(7_000);
    expect([second, third]).toStrictEqual([first + 2_000, first + 4_000]);
    await page.locator(`${strip} div:has(> ul)`).hover();
    await page.clock.runFor(2_000);
    expect(await movesWithin(5_000)).toStrictEqual([]);
    await page.mouse.move(0, 0);
    expect(await movesWithin(5_000)).toHaveLength(2);
    await close();
  });
});

it('[LST-9] the filters of the listing are folded away below 991 px, and the toggle opens and closes them', async () => {
  const { page, close } = await openPage({ width: 991, height });
  await page.goto(addressOf('marketplace', '/listing?search_by_postcode=E1+6AN'));
  const cuisines = page.getByRole('group', { name: 'Cuisines' });
  const toggle = page.getByRole('button', { name: 'Filters' });
  await cuisines.getByRole('checkbox').first().waitFor();
  await toggle.waitFor({ state: 'hidden' });
  await resize(page, 990);
  await cuisines.waitFor({ state: 'hidden' });
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('group', { name: 'Cuisines' }).waitFor();
  const opener = page.locator('button[aria-haspopup="dialog"]');
  // By its attribute: the open sheet hides it from roles.
  await opener.and(page.locator('[aria-expanded="true"]')).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await toggle.and(page.locator('[aria-expanded="false"]')).waitFor();
  await close();
});

it('[ADR-10] one saved address is in view from 375 px on, and two from 1000 px on', async () => {
  const { page, close } = await openPage({ width: 1000, height });
  const answers = await interceptAnswers(page);
  answers.change('users/details', ({ userdata }) => {
    userdata.address_book_list = ['a-1', 'a-2', 'a-3'].map((address_id, at) =>
      aWireAddress({ address_id, address: `${at + 1} Brick Lane`, is_default: at === 0 ? 'yes' : 'no' }),
    );
  });
  await register(page, 'marketplace', {
    name: 'Ada Moss',
    email: ownEmail(),
    mobile: ownNumber(),
    password: 'old-lighthouse-17',
  });
  await fillCart(page, 'marketplace', 'Delivery');
  await leaveCart(page);
  await page
    .getByText(/^3 Brick Lane/)
    .first()
    .waitFor();
  const group = '[aria-label="Saved addresses"]';
  const inView = () => wholeIn(page, `div:has(> ${group})`, `${group} > *`);
  for (const [width, count] of [
    [375, 1],
    [999, 1],
    [1000, 2],
  ] as const) {
    await resize(page, width);
    expect(await inView()).toBe(count);
  }
  await close();
});
