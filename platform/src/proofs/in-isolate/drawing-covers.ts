import { coverRemedy, coversAsAttribute } from './page-covers';

const styleAttribute = /\sstyle="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };

/** The elements of a drawn page that lay a fixed layer over the whole page by their style (REL-4); `html` is as React writes it. */
export function drawingCovers(path: string, name: string, html: string): string[] {
  return [...html.matchAll(styleAttribute)]
    .map(([, value = '']) =>
      value.replace(/&(quot|#x27|amp|lt|gt);/g, (_all, key: string) => entities[key] ?? ''),
    )
    .filter(coversAsAttribute)
    .map(
      (style) =>
        `${path} draws ${name} with a fixed layer over the whole page, style="${style}"; ${coverRemedy}`,
    );
}
