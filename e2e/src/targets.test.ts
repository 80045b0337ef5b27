import { withBrowser } from './harness/browser';
import { smallTargets } from './harness/targets';

const openPage = withBrowser();

const icon = 'style="width: 20px; height: 20px; padding: 0; border: 0"';
const text = 'style="font: 14px/18px Arial"';

/** The small targets of a page of this HTML. */
const smallIn = async (html: string) => {
  const { page, close } = await openPage({ width: 375, height: 812 });
  await page.setContent(`<!doctype html><title>Targets</title>${html}`);
  const found = await smallTargets(page);
  expect(await page.evaluate('scrollY')).toBe(0);
  await close();
  return found;
};

const tooSmall = {
  'a button beside another': `<button ${icon} id="close"></button><button ${icon}></button>`,
  'a link close below a large button': `<button style="height: 40px; display: block">Save</button><a href="/" ${text} id="close">Cancel</a>`,
  'links one below the other': `<p ${text}><a href="/" id="close">Terms</a><br /><a href="/">Help</a></p>`,
  'a checkbox without a label': `<input type="checkbox" style="margin: 0" id="close"><input type="checkbox" style="margin: 0">`,
  'a button far below the window': `<p style="height: 3000px"></p><button ${icon} id="close"></button><button ${icon}></button>`,
};

it.each(Object.entries(tooSmall))('[G22] too small: %s', async (_, html) => {
  expect(await smallIn(html)).toContainEqual(expect.stringContaining('id="close"'));
});

const allowed = {
  'a small button with room around it': `<button ${icon}></button><span style="display: inline-block; width: 20px"></span><button ${icon}></button>`,
  'a link in a sentence': `<p ${text}>Read our <a href="/">terms</a> and our <a href="/">privacy policy</a>.</p>`,
  'a checkbox whose label is large': `<label style="display: block; padding: 6px"><input type="checkbox"> First</label><label style="display: block; padding: 6px"><input type="checkbox"> Second</label>`,
  'a button that reaches beyond what is drawn': `<style>a::after { content: ''; position: absolute; inset: -6px }</style><a href="/" style="position: relative; display: block; height: 18px"></a><p style="margin: 8px"></p><a href="/" style="position: relative; display: block; height: 18px"></a>`,
  'buttons below a dialog': `<button ${icon}></button><button ${icon}></button><dialog></dialog><script>document.querySelector('dialog').showModal()</script>`,
  'what is not shown': `<div style="visibility: hidden"><button ${icon}></button><button ${icon}></button></div>`,
};

it.each(Object.entries(allowed))('[G22] large enough: %s', async (_, html) => {
  expect(await smallIn(html)).toStrictEqual([]);
});
