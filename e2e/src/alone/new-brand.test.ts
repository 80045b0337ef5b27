import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../harness/accessibility';
import { addressOf, withBrowser } from '../harness/browser';
import { emptyProject } from '../harness/empty-project';
import { addButtonOf } from '../harness/journey';
import { storefront } from '../harness/publish';

const openPage = withBrowser();

const addressOn = (path: string) =>
  addressOf('marketplace', path).replace('localhost', 'riverside.localhost');
const listing = '/listing?search_by_postcode=E1+6AN';

/** Loads the page again until it shows what it should, because a changed brand is seen within a second. */
const waitUntil = async (page: Page, path: string, condition: (listing: string) => boolean) => {
  for (;;) {
    await page.goto(addressOn(path));
    const name = await page.evaluate<string>(
      "JSON.parse(document.getElementById('storefront-page')?.textContent ?? '{}').decisions?.listing?.name ?? ''",
    );
    if (condition(name)) return;
  }
};

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Builds a copy of our listing as a partner's and publishes it with the partner's own token, as docs/brands.md says. */
const releaseListingOf = async (partner: string) => {
  await storefront('team', 'add', partner, '--features', `${partner}/*,brand:${partner}`);
  const output = await storefront('team', 'token', partner, '--reason', 'a test');
  const token = /sft_\S+/.exec(output)?.[0] ?? '';
  const { folder, addRemote, run, remove } = emptyProject();
  try {
    const remote = 'remote-listing';
    addRemote(remote);
    edit(join(folder, remote, 'webpack.config.mjs'), (text) =>
      text.replace("feature: 'listing'", `feature: '${partner}/listing'`),
    );
    await run('npm', ['run', 'build'], remote);
    await run('npm', ['run', 'release'], remote, { STOREFRONT_TOKEN: token });
  } finally {
    remove();
  }
};

it('[BRD-2][BRD-5] a partner gets a brand by one command, shows a listing of its own there, and no other brand shows it', async () => {
  await storefront('brand', 'new', 'riverside', '--name', 'Riverside Plates');
  const { page, pageErrors, close } = await openPage();
  await waitUntil(page, '/', (name) => name === 'listing');
  pageErrors.length = 0;
  await page.goto(addressOn('/'));
  expect(await page.title()).toBe('Riverside Plates · restaurants near you');
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page)).toStrictEqual([]);
    expect(
      await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    ).toBe(0);
  }

  await releaseListingOf('riverside');
  const file = join(process.env['BRANDS_DIR'] ?? '', 'riverside.json');
  const brand = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...brand, remotes: { listing: 'riverside/listing' } }));
  await waitUntil(page, listing, (name) => name === 'riverside/listing');
  await page.getByText(/^\d+ Restaurents Open$/).waitFor();
  await page.getByRole('link', { name: 'Saffron Yard', exact: true }).click();
  await addButtonOf(page, 'Tandoori Salmon').waitFor();
  expect(pageErrors).toStrictEqual([]);

  const requestedFiles: string[] = [];
  page.on('request', (request) => requestedFiles.push(new URL(request.url()).pathname));
  await page.goto(addressOf('marketplace', listing));
  await page.getByText(/^\d+ Restaurents Open$/).waitFor();
  expect(requestedFiles.filter((path) => path.includes('riverside'))).toStrictEqual([]);
  await close();
});
