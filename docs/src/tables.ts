/** The cells of a Markdown table's row, without the space around them. */
const cellsOf = (row: string) =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The tables of a Markdown text, each as its rows, the header first. */
export function tablesIn(text: string): string[][][] {
  const tables: string[][][] = [];
  let open = false;
  for (const line of text.split('\n')) {
    const isRow = line.startsWith('|');
    if (isRow && !open) tables.push([]);
    if (isRow) tables.at(-1)?.push(cellsOf(line));
    open = isRow;
  }
  return tables;
}

const isSeparator = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell));

/**
 * Finds what a wrong merge leaves in a table: a second header, or a row with the same first cell as another row.
 */
export function repeatedIn(table: readonly string[][]): string[] {
  const [, ...extraSeparators] = table.filter(isSeparator);
  const names = table.filter((cells) => !isSeparator(cells)).map(([first = '']) => first);
  return [
    ...extraSeparators.map(() => 'a second header'),
    ...names.filter((name, index) => name !== '' && names.indexOf(name) < index),
  ];
}
