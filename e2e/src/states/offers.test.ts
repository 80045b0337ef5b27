import type { Page } from 'playwright-core';
import { interceptAnswers } from '../harness/answers';
import { isPhone } from '../harness/journey';
import { openYard } from '../harness/restaurant';
import { testEveryState } from '../harness/states';

const brands = ['marketplace', 'saffronYard', 'northbank'] as const;
const strip = '[aria-roledescription="carousel"]';

const buttonOf = (page: Page, name: string) => page.locator(strip).getByRole('button', { name });

/** Scrolls the strip to where nothing covers it, once it is there. */
const centre = (page: Page) =>
  page.locator(strip).evaluate((part) => part.scrollIntoView({ block: 'center' }));

/** How many offers are fully visible in the strip at a width, once it has stopped moving. */
const offersInView = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(
    `new Promise((resolve) => {
      const { left, right } = document.querySelector('${strip} ul').parentElement.getBoundingClientRect();
      const inView = () =>
        [...document.querySelectorAll('${strip} li > *')].filter((offer) => {
          const box = offer.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      let before = -1;
      const look = () => {
        const now = inView();
        if (now > 0 && now === before) resolve(now);
        else requestAnimationFrame(look);
        before = now;
      };
      requestAnimationFrame(look);
    })`,
  );
};

testEveryState(
  'offers',
  [...brands],
  async (page, checkState, brand) => {
    await openYard(page, brand);
    await buttonOf(page, 'Pause the offers').click();
    await buttonOf(page, 'Play the offers').waitFor();
    await centre(page);
    await checkState('paused', strip);

    // Checked once, on the widest screen.
    const isWide = !isPhone(page);
    const size = page.viewportSize() ?? { width: 1280, height: 900 };
    expect(await offersInView(page, 1199)).toBe(1);
    if (isWide) await checkState('one at 1199 px', strip);
    expect(await offersInView(page, 1200)).toBe(2);
    if (isWide) await checkState('two at 1200 px', strip);
    await page.setViewportSize(size);
    await page.locator(`${strip} li button`).first().click();
    await page.getByRole('alertdialog', { name: 'Offers' }).waitFor();
    await checkState('in full', '[role="alertdialog"]');
  },
  [],
  { withMotion: true },
);

testEveryState('offers at rest', [...brands], async (page, checkState, brand) => {
  await openYard(page, brand);
  await buttonOf(page, 'Play the offers').waitFor();
  await centre(page);
  await checkState('less motion', strip);
});

testEveryState('offer alone', [...brands], async (page, checkState, brand) => {
  const answers = await interceptAnswers(page);
  answers.change('business/discount', ({ discounts }) => {
    discounts.delivery.splice(0);
    discounts.pickup.splice(1);
  });
  answers.change('business/menu', ({ dishes }) => {
    dishes.amount.splice(0);
    dishes.group.splice(0);
  });
  await openYard(page, brand);
  await centre(page);
  await checkState('alone', strip);
});
