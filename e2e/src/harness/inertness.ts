import type { Page } from 'playwright-core';

// Runs in the page; the debugger evaluates it, so the content security policy stays as it is.
const inspect = `(() => {
  const faults = [];
  const all = [...document.querySelectorAll('*')];
  if ('hostile' in window) faults.push('a hostile text has run');
  for (const element of all) {
    if (element.getAttributeNames().some((name) => name.startsWith('on'))) faults.push('a handler in ' + element.tagName);
    if (/^\\s*javascript:/i.test(element.getAttribute('href') ?? '')) faults.push('a javascript: link');
  }
  if (document.querySelector('img[src="x"]')) faults.push('an image made of text');
  for (const script of document.scripts) {
    const isFirst = script.previousElementSibling?.id === 'storefront-page' && script.parentElement === document.head;
    const isData = /^application\\/(ld\\+)?json$/.test(script.type);
    if (!isFirst && !isData && script.integrity === '') faults.push('a script without a hash');
  }

  const shown = document.title + document.body.textContent;
  if (/[\\u202A-\\u202E\\u2066-\\u2069]/.test(shown)) faults.push('a character that changes the direction of the text beside it');

  const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  for (const box of boxes)
    if (box.scrollWidth > box.clientWidth) faults.push('sideways scroll of ' + (box.scrollWidth - box.clientWidth) + ' px in ' + box.tagName);

  const blockOf = (node) => {
    let box = node.parentElement;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement;
    return box;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let before;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const places = [...range.getClientRects()];
    if (places.length === 0) continue;
    const now = { node, block: blockOf(node), first: places[0], last: places.at(-1) };
    const sameLine = before && before.block === now.block && Math.abs(before.last.top - now.first.top) < 6;
    if (sameLine && now.first.left < before.last.left - 1)
      faults.push('turned around: ' + before.node.data.slice(0, 40) + ' | ' + node.data.slice(0, 40));
    before = now;
  }
  return faults;
})()`;

/** What hostile text has done to the page, one line each; empty when it did nothing (G11). */
export function inertnessFaults(page: Page): Promise<string[]> {
  return page.evaluate(inspect);
}

/** Returns the texts that the page does not show as they were written. */
export async function missingFrom(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate<string>('document.body.textContent');
  return texts.filter((text) => !shown.includes(text));
}
