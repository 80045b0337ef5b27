import type { Page } from 'playwright-core';
import { ownEmail, ownNumber } from './journey';

interface Table {
  /** One of the fourteen days from today on. */
  readonly date: string;
  readonly guests: string;
  /** Left alone where it is left out. */
  readonly time?: string;
}

/** Chooses guests, day and time in the booking form, as soon as the day's times are there. */
export async function chooseTable(page: Page, { date, guests, time }: Table): Promise<void> {
  const group = (name: string) => page.getByRole('radiogroup', { name });
  await group('Guests').getByRole('radio', { name: guests, exact: true }).check();
  await group('Date').locator(`input[value="${date}"]`).check();
  await page.getByText(/times? available$/).waitFor();
  if (time !== undefined) await chooseTime(page, time);
}

/** Chooses a time, also one that is not among the usual ones. */
export async function chooseTime(page: Page, time: string): Promise<void> {
  const all = page.getByRole('button', { name: /^Show all \d+ times$/ });
  const chip = page.getByRole('radio', { name: time, exact: true });
  await all.or(chip).first().waitFor();
  if (!(await chip.isVisible())) await all.click();
  await chip.check();
}

/** Fills in who comes to the table; the fields show once a time is chosen. */
export async function fillInGuest(page: Page, occasion: string, mobile = ownNumber()): Promise<void> {
  await page.getByLabel(/^Occasion/).selectOption(occasion);
  const values = { Name: 'Ada Moss', Email: ownEmail(), Mobile: mobile, Postcode: 'E1 6AN' };
  for (const [label, value] of Object.entries(values))
    await page
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(value);
}
