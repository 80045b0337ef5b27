/** A span of a trace, with its times in milliseconds. */
export interface DrawnSpan {
  readonly id: string;
  readonly parent: string | undefined;
  readonly name: string;
  readonly part: 'edge' | 'API' | 'database' | 'job';
  readonly start: number;
  readonly end: number;
}

const colours: Readonly<Record<DrawnSpan['part'], string>> = {
  edge: '#2a5bd7',
  API: '#0a6858',
  database: '#8a6d1f',
  job: '#a3357a',
};
const rowHeight = 24;
const nameWidth = 330;
const barsWidth = 620;
const top = 54;
// Time in which nothing happened is cut to this width.
const cutWidth = 26;
const shortestCut = 25;
const shortestBar = 2;

/** The spans in the order of a call tree, each with its depth. */
function inTreeOrder(spans: readonly DrawnSpan[]): { readonly span: DrawnSpan; readonly depth: number }[] {
  const ids = new Set(spans.map(({ id }) => id));
  const below = (parent: string | undefined, depth: number): ReturnType<typeof inTreeOrder> =>
    spans
      .filter((span) => (ids.has(span.parent ?? '') ? span.parent : undefined) === parent)
      .sort((one, other) => one.start - other.start)
      .flatMap((span) => [{ span, depth }, ...below(span.id, depth + 1)]);
  return below(undefined, 0);
}

interface Busy {
  readonly start: number;
  readonly end: number;
}

/** The times in which something ran, with short pauses between. */
function busyTimes(spans: readonly DrawnSpan[]): Busy[] {
  return [...spans]
    .sort((one, other) => one.start - other.start)
    .reduce<Busy[]>((busy, { start, end }) => {
      const last = busy.at(-1);
      if (last === undefined || start - last.end > shortestCut) return [...busy, { start, end }];
      return [...busy.slice(0, -1), { start: last.start, end: Math.max(last.end, end) }];
    }, []);
}

const inWords = (milliseconds: number) =>
  milliseconds >= 1_000
    ? `${(milliseconds / 1_000).toFixed(1)} s`
    : `${milliseconds < 10 ? milliseconds.toFixed(1) : Math.round(milliseconds)} ms`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A trace as a picture (SVG): a row for each span, below the one that it belongs to; long pauses are cut out. */
export function drawTrace(spans: readonly DrawnSpan[]): string {
  const busy = busyTimes(spans);
  const total = busy.reduce((sum, { start, end }) => sum + end - start, 0);
  const scale = (barsWidth - cutWidth * (busy.length - 1)) / Math.max(total, 1);
  const xOf = (instant: number) => {
    const before = busy.filter(({ end }) => end < instant);
    const inside = busy[before.length];
    const width = before.reduce((sum, { start, end }) => sum + (end - start) * scale + cutWidth, 0);
    return nameWidth + width + Math.max(0, instant - (inside?.start ?? instant)) * scale;
  };
  const rows = inTreeOrder(spans).map(({ span: { name, part, start, end }, depth }, row) => {
    const y = top + row * rowHeight;
    const x = xOf(start);
    const width = Math.max(shortestBar, xOf(end) - x);
    const took = inWords(end - start);
    const isNearEdge = x + width > nameWidth + barsWidth - 60;
    const labelAt = isNearEdge
      ? `x="${(x - 6).toFixed(1)}" text-anchor="end"`
      : `x="${(x + width + 6).toFixed(1)}"`;
    return [
      `<text x="${12 + depth * 14}" y="${y + 14}">${escaped(name)}</text>`,
      `<rect x="${x.toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="13" rx="2" fill="${colours[part]}"/>`,
      `<text ${labelAt} y="${y + 14}" class="took">${took}</text>`,
    ].join('');
  });
  const height = top + rows.length * rowHeight + 14;
  const cuts = busy.slice(1).map(({ start }, index) => {
    const x = xOf(start) - cutWidth / 2;
    const pause = inWords(start - (busy[index]?.end ?? start));
    return `<line x1="${x.toFixed(1)}" x2="${x.toFixed(1)}" y1="${top - 6}" y2="${height - 10}" stroke="#b9b2aa" stroke-dasharray="3 4"/><text x="${x.toFixed(1)}" y="${top - 12}" text-anchor="middle" class="took">${pause}</text>`;
  });
  const legend = Object.entries(colours).map(
    ([part, colour], index) =>
      `<rect x="${12 + index * 92}" y="12" width="12" height="12" rx="2" fill="${colour}"/><text x="${30 + index * 92}" y="22">${part}</text>`,
  );
  const width = nameWidth + barsWidth + 20;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12.5" fill="#1f1a17">`,
    '<style>.took{fill:#6b625c;font-size:11px}</style>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...legend,
    ...cuts,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
