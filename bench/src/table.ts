/** A row of a table in Markdown. */
export function row(...cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table in Markdown; all columns but the first are right-aligned. */
export function table(headings: readonly string[], rows: readonly string[]): string {
  return [
    row(...headings),
    row(...headings.map((_head, index) => (index === 0 ? '---' : '---:'))),
    ...rows,
  ].join('\n');
}
