import type { Page } from 'playwright-core';

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>(
      `(() => { const it = document.activeElement; return [it.getAttribute('aria-label'), it.labels?.[0]?.textContent, it.getAttribute('placeholder'), it.textContent].filter(Boolean).join(' | '); })()`,
    );
    if (name.test(focused)) return;
  }
  throw new Error(`The keyboard does not reach ${String(name)}`);
}
