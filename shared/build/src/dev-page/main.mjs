/* global EventSource, location */
import './hook.mjs';
import { Faults } from './faults.mjs';
import { lendReact } from './lend-react.mjs';
import { loadScript, refreshStyles } from './newest-files.mjs';
import { Overlay } from './overlay.mjs';
import { Replacements } from './replace-modules.mjs';

// The script that `storefront dev` puts into each page, before the shell starts (DEV-5).
const overlay = new Overlay();
const faults = new Faults((all) => overlay.show('faults', all));
const threw = (title, error) => faults.threw(title, error);
const { isLent } = lendReact(threw);
// The newest build that the server has told of.
let newest;
// Set when an open page cannot come to the newest build by itself.
let mustReload = false;
let coming = Promise.resolve();
const replacements = new Replacements(comeToNewest);
let base;

function comeToNewest() {
  if (newest === undefined || !replacements.isReady) return;
  coming = replacements.update(newest).then((isThere) => {
    mustReload = !isThere || !isLent();
  });
}

/** Whether the page was opened before the server had a build to show. */
const isWithoutPreview = () => !/"preview":\[/.test(globalThis.storefrontState ?? '');

globalThis.storefrontDev = {
  threw,
  loadScript,
  refreshStyles: () => refreshStyles(base),
  registering: (module) => replacements.registering(module),
  loaded: (module) => replacements.loaded(module),
  join(container) {
    base = container.base;
    replacements.join(container);
  },
};

const events = new EventSource('/__dev/events');
const on = (kind, act) => events.addEventListener(kind, ({ data }) => act(JSON.parse(data)));

on('built', ({ hash }) => {
  overlay.show('build', []);
  newest = hash;
  comeToNewest();
});
on('shown', async () => {
  await coming;
  // What threw may have left the page without what it would show.
  if (mustReload || isWithoutPreview() || !faults.isEmpty) location.reload();
});
on('failed', ({ errors }) =>
  overlay.show(
    'build',
    errors.map((text) => ({ title: 'The build failed', text })),
  ),
);
on('types', ({ errors }) =>
  overlay.show(
    'types',
    errors.map((text) => ({ title: 'Types', text })),
  ),
);
