import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstDataElement, pageStateElement, pageStateIn } from '@storefront/contract';
import type { PageState } from '@storefront/contract';
import type { ChangePage, SentPage } from './front';

const elementOf = (id: string) => new RegExp(`<script type="application/json" id="${id}">.*?</script>`, 's');

/**
 * Removes from the edge's page what only the platform needs: the boot script, the links to releases and the decisions. What is left of the
 * state stands where the first data stood.
 */
const withoutPlatform = (page: SentPage, changes: Partial<PageState>, head: string): string => {
  const state = pageStateIn(page.html, page.serverTiming);
  if (state === undefined) throw new Error('This is no page of the product');
  const text = JSON.stringify({ ...state, decisions: {}, ...changes }).replaceAll('<', '\\u003c');
  return page.html
    .replace(elementOf(pageStateElement), '')
    .replace(
      elementOf(firstDataElement),
      () => `<script type="application/json" id="${pageStateElement}">${text}</script>`,
    )
    .replace(/<script>.*?<\/script>/s, '')
    .replace(/<link rel="(?:stylesheet|preload)"(?! as="image")[^>]*>/g, '')
    .replace('</head>', () => `${head}</head>`);
};

const fileOf = (folder: string, name: string, kind: 'js' | 'css'): string => {
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}.`) && one.endsWith(`.${kind}`));
  if (file === undefined) throw new Error(`The build has no ${name}.${kind}`);
  return file;
};

/** The entry of the bundle that contains the page of a path. */
const entryOf = (path: string): string => {
  if (path.endsWith('/booking')) return 'booking';
  if (path.startsWith('/business')) return 'business';
  return path === '/' ? 'home' : 'listing';
};

const scriptOf = (folder: string, path: string) =>
  `<script defer src="/variant/${fileOf(folder, entryOf(path), 'js')}"></script>`;

/**
 * The rival 'one bundle': the page names one script and one style sheet, and contains its first data like the edge's page.
 */
export function bundlePage(folder: string): ChangePage {
  return (page, path) => {
    requireDrawing(page, { isDrawn: false });
    const sheet = `<link rel="stylesheet" href="/variant/${fileOf(folder, entryOf(path), 'css')}">`;
    return withoutPlatform(page, {}, sheet + scriptOf(folder, path));
  };
}

/**
 * The rival 'one bundle, drawn on the server': what the product has drawn, with the bundle's class names and its one style sheet inlined,
 * as the product inlines its own.
 */
export function drawnBundlePage(folder: string): ChangePage {
  return (page, path) => {
    requireDrawing(page, { isDrawn: true });
    const css = readFileSync(join(folder, fileOf(folder, entryOf(path), 'css')), 'utf8').replaceAll(
      /url\((["']?)(?!data:|\/)/g,
      'url($1/variant/',
    );
    const own = page.html.replaceAll(
      /<style [^>]*data-href=.*?<\/style>|<noscript data-fonts.*?<\/noscript>/gs,
      '',
    );
    const [head = '', body = ''] = own.split('</head>');
    const html = `${head}</head>${withClassesOf(css, body)}`;
    return withoutPlatform({ ...page, html }, {}, `<style>${css}</style>${scriptOf(folder, path)}`);
  };
}

/**
 * The rival 'plain federation': the page names only the host's script, which requests remotes and data when it runs.
 */
export function plainPage(folder: string): ChangePage {
  return (page) => {
    requireDrawing(page, { isDrawn: false });
    const host = fileOf(`${folder}/host`, 'host', 'js');
    return withoutPlatform(page, { firstData: [] }, `<script defer src="/variant/host/${host}"></script>`);
  };
}

/** Thrown when a page lacks what the rival is made of. */
const requireDrawing = ({ html }: SentPage, { isDrawn }: { isDrawn: boolean }) => {
  if (html.includes('<div id="root" data-drawn="') !== isDrawn)
    throw new Error(isDrawn ? 'The page is not drawn' : 'The page is drawn');
};

const className = /[a-z][a-z_]*?_([\w-]+_[A-Za-z0-9]{5})(?![\w-])/g;

/**
 * Classes are called `feature_name_hash`. A bundle has another feature in its class names, so name and hash identify the class. Throws for a
 * class that the style sheet lacks: a rival without its styles paints another page.
 */
function withClassesOf(css: string, html: string): string {
  const classesByKey = new Map(
    [...css.matchAll(new RegExp(`\\.(${className.source})`, 'g'))].map(([, whole = '', key = '']) => [
      key,
      whole,
    ]),
  );
  return html.replaceAll(/ class="([^"]*)"/g, (_whole, classes: string) => {
    const own = classes.replaceAll(className, (whole, key: string) => {
      const known = classesByKey.get(key);
      if (known === undefined) throw new Error(`The bundle's style sheet has no class like ${whole}`);
      return known;
    });
    return ` class="${own}"`;
  });
}
