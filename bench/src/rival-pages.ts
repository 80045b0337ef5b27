import { readdirSync } from 'node:fs';
import { pageStateElement, type PageState } from '@storefront/contract';
import type { ChangePage } from './front';

const state = new RegExp(`(<script type="application/json" id="${pageStateElement}">)(.*?)(</script>)`, 's');

/** Takes out of the edge's page what is the house's own: the boot script, the links to releases and the decisions. */
const bare = (html: string, keep: (state: PageState) => Partial<PageState>, head: string): string =>
  html
    .replace(state, (_whole, open: string, json: string, close: string) => {
      const page = JSON.parse(json) as PageState;
      return `${open}${JSON.stringify({ ...page, decisions: {}, ...keep(page) }).replaceAll('<', '\\u003c')}${close}`;
    })
    .replace(/<script nonce="[^"]*">.*?<\/script>/s, '')
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>/g, '')
    .replace('</head>', `${head}</head>`);

const fileOf = (folder: string, name: string, kind: 'js' | 'css'): string => {
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}.`) && one.endsWith(`.${kind}`));
  if (file === undefined) throw new Error(`The build has no ${name}.${kind}`);
  return file;
};

/** One bundle: the page names its one script and style sheet, and carries its first data as the edge's own page does. */
export const bundlePage =
  (folder: string): ChangePage =>
  (html, path) => {
    const name = path.startsWith('/business') ? 'business' : 'listing';
    const head =
      `<link rel="stylesheet" href="/variant/${fileOf(folder, name, 'css')}">` +
      `<script defer src="/variant/${fileOf(folder, name, 'js')}"></script>`;
    return bare(html, () => ({}), head);
  };

/** Plain federation: the page names the host's script alone; remotes and data are asked for by what runs. */
export const plainPage =
  (folder: string): ChangePage =>
  (html) =>
    bare(
      html,
      () => ({ firstData: [] }),
      `<script defer src="/variant/host/${fileOf(`${folder}/host`, 'host', 'js')}"></script>`,
    );
