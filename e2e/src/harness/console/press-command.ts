import { registryCommand } from '@storefront/contract';
import type { CommandField } from '@storefront/contract';
import type { Locator, Page } from 'playwright-core';
import { addressOf } from '../browser';

/** A press of a button of the console, with what is filled in afterwards, by the names of the fields. */
export interface Press {
  /** The page with the button, such as `/releases`. */
  readonly path: string;
  readonly button: string | RegExp;
  readonly values?: Readonly<Record<string, string>>;
}

/** The reason that is given for every change. */
export const pressReason = 'a press in the console';

/**
 * Presses the button of a command, fills in its form, reads what will change and does it, as a person does.
 *
 * @returns the token or the link that is shown once
 */
export async function pressCommand(
  page: Page,
  name: string,
  { path, button, values = {} }: Press,
): Promise<string> {
  const { title, fields, hasNoReason } = registryCommand(name);
  await page.goto(addressOf('marketplace', `/console${path}`));
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await dialog.waitFor();
  for (const field of fields) {
    const value = values[field.name];
    if (value !== undefined) await fillIn(dialog, field, value);
  }
  const effects = dialog.getByText('What will change', { exact: true });
  const refused = dialog.getByText('This cannot be done', { exact: true });
  // A form that is complete when it is opened is tried out by itself.
  if (Object.keys(values).length > 0)
    await dialog.getByRole('button', { name: 'See what will change' }).click();
  await effects.or(refused).waitFor({ timeout: 60_000 });
  if (await refused.isVisible()) throw new Error(`${name} is refused: ${await dialog.innerText()}`);
  if (!hasNoReason) await dialog.getByLabel(/^Reason/).fill(pressReason);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  // It is done, or waits for a second person.
  await dialog.getByText(/^(Done|It waits for approval as w\d+)$/).waitFor({ timeout: 60_000 });
  const token = dialog.getByText('Shown this once').locator('xpath=following-sibling::p');
  const shown = (await token.isVisible()) ? await token.innerText() : '';
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'detached' });
  return shown;
}

async function fillIn(dialog: Locator, { kind, label }: CommandField, value: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: false }).first();
  switch (kind) {
    case 'folder':
      return field.setInputFiles(value);
    case 'brand':
      await field.selectOption(value);
      return;
    case 'tick':
      return field.check();
    case 'brands':
    case 'signals': {
      const group = dialog.getByRole('group', { name: label });
      const all = group.getByLabel('All', { exact: true });
      if (await all.isChecked()) await all.uncheck();
      for (const one of value.split(',')) await group.getByLabel(one, { exact: true }).check();
      return;
    }
    default:
      return field.fill(value);
  }
}
