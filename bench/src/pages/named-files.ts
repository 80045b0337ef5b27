const linkOrScript = /<(?:link|script)\b[^>]*?\s(?:href|src)="([^"]+)"[^>]*>/g;
const inlineStyle = /<style\b[^>]*>(.*?)<\/style>/gs;
const urlInStyle = /url\(["']?([^"')]+)["']?\)/g;

/** The addresses in the HTML, and in the style sheets that it links or contains. */
export async function filesNamedBy(html: string, base: string): Promise<Set<string>> {
  const named = new Set<string>();
  const addAddresses = (text: string, pattern: RegExp, from: string) => {
    for (const [, address = ''] of text.matchAll(pattern)) named.add(new URL(address, from).href);
  };
  addAddresses(html, linkOrScript, base);
  for (const [, text = ''] of html.matchAll(inlineStyle)) addAddresses(text, urlInStyle, base);
  for (const sheet of [...named].filter((address) => address.endsWith('.css')))
    addAddresses(await (await fetch(sheet)).text(), urlInStyle, sheet);
  return named;
}

export function findPreloads(html: string, base: string): string[] {
  return [...html.matchAll(/<link rel="preload"[^>]*?\shref="([^"]+)"/g)].map(
    ([, address = '']) => new URL(address, base).href,
  );
}
