/** A row of a table in Markdown. */
export const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table in Markdown; all columns but the first are right-aligned. */
export const table = (heads: readonly string[], rows: readonly string[]): string =>
  [row(...heads), row(...heads.map((_head, index) => (index === 0 ? '---' : '---:'))), ...rows].join('\n');
