/* global document, location, trustedTypes */

/** The path below which the development server has the newest files of the remote. */
const files = '/__dev/files/';

// The page's own policy passes scripts of releases alone; this one passes those of the development server, and nobody else can reach it.
const policy = globalThis.trustedTypes
  ? trustedTypes.createPolicy('storefront-dev', { createScriptURL: (url) => url })
  : { createScriptURL: (url) => url };

const hashOf = async (bytes) =>
  `sha384-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))))}`;

/** Runs a script of the development server; with its hash, as the page asks of every script. */
export async function loadScript(url) {
  const { href, origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !pathname.startsWith(files)) throw new Error(`${url} is another script`);
  const response = await fetch(href, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const script = document.createElement('script');
  script.integrity = await hashOf(await response.arrayBuffer());
  script.crossOrigin = 'anonymous';
  script.src = policy.createScriptURL(href);
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url} cannot be loaded`));
    document.head.append(script);
  });
  script.remove();
}

/** The name of the style sheet of this remote that an element shows; undefined for those of others. */
const nameOf = ({ href, dataset }, base) =>
  dataset.devStyles ?? (base !== undefined && href.startsWith(base) ? href.slice(base.length) : undefined);

/** Shows the newest style sheets of the remote whose files the page has from below `base`; each old one stays until the new one is there. */
export function refreshStyles(base) {
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
    const name = nameOf(link, base);
    if (name === undefined || link.dataset.devReplaced !== undefined) continue;
    link.dataset.devReplaced = '';
    const newer = document.createElement('link');
    newer.rel = 'stylesheet';
    newer.dataset.devStyles = name;
    newer.href = `${files}${name}?${Date.now()}`;
    newer.onload = () => link.remove();
    newer.onerror = () => newer.remove();
    link.after(newer);
  }
}
