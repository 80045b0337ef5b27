// Takes pictures of the gallery in every brand at four widths: `npm run gallery:look -w @storefront/ui` after `npm run gallery`.
// Exits with 1 on an accessibility fault or a violation of the content security policy.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserFlags } from '@storefront/build/browser-flags';
import axe from 'axe-core';
import { chromium } from 'playwright-core';

const output = fileURLToPath(new URL('../dist/gallery/', import.meta.url));
const brands = JSON.parse(await readFile(join(output, 'brands.json'), 'utf8'));
const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = pathname === '/' ? 'index.html' : pathname.slice(1);
  readFile(join(output, file)).then(
    (content) =>
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content),
    () => response.writeHead(404).end(),
  );
});
await new Promise((ready) => {
  server.listen(0, '127.0.0.1', ready);
});
const origin = `http://127.0.0.1:${server.address().port}`;

const faults = [];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: browserFlags,
});

const check = async (page, where) => {
  const { violations } = await page.evaluate(
    'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })',
  );
  for (const { id, nodes } of violations)
    faults.push(`${where}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  if (sideways) faults.push(`${where}: scrolls sideways`);
};

for (const brand of brands) {
  for (const width of [320, 375, 768, 1280]) {
    for (const open of ['', 'options', 'postcode', 'cart', 'alert', 'notice']) {
      if (open !== '' && ![375, 1280].includes(width)) continue;
      const where = `${brand}-${width}${open && `-${open}`}`;
      const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on(
        'console',
        (message) => message.type() === 'error' && faults.push(`${where}: ${message.text()}`),
      );
      page.on('pageerror', (error) => faults.push(`${where}: ${error.message}`));
      await page.goto(`${origin}/?brand=${brand}${open && `&open=${open}`}`);
      await page.evaluate('document.fonts.ready');
      await page.waitForTimeout(150);
      await page.screenshot({ path: join(output, `${where}.png`), fullPage: open === '' });
      await page.evaluate(axe.source);
      await check(page, where);
      await context.close();
    }
  }
}

await browser.close();
server.close();
process.stdout.write(faults.length === 0 ? 'nothing found\n' : `${faults.join('\n')}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
