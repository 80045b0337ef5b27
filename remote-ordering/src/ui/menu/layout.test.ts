import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rule of a class inside the media query of a style sheet of this folder. */
const ruleAt = (file: string, media: string, selector: string): string => {
  const sheet = readFileSync(join(__dirname, file), 'utf8');
  const from = sheet.indexOf(`@media ${media}`);
  const rule = sheet.indexOf(`${selector} {`, from);
  return from === -1 || rule === -1 ? '' : sheet.slice(rule, sheet.indexOf('}', rule));
};

it('[MNU-3] an offer takes the whole width, and half of it from 1200 px on', () => {
  expect(ruleAt('offers-strip.module.css', '(min-width: 1200px)', '.slide')).toContain('flex-basis: 50%');
  expect(readFileSync(join(__dirname, 'offers-strip.module.css'), 'utf8')).toContain('flex: 0 0 100%');
});

it('[LIM-2] the three columns stand side by side from 992 px on, and the bar at the bottom up to there', () => {
  expect(ruleAt('menu-tab.module.css', '(min-width: 992px)', '.columns')).toMatch(
    /grid-template-columns: \d+px minmax\(0, 1fr\) \d+px/,
  );
  expect(ruleAt('menu-tab.module.css', '(min-width: 992px)', '.bottom')).toContain('display: none');
});
