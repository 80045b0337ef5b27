import { brotliCompressSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** Code without a source file: what webpack itself writes around modules. */
const withoutSource = 'webpack';

/** The parts of a built file that came from each source, by the file's source map. */
export function textBySource(code: string, map: string): Map<string, string> {
  const lines = code.split('\n');
  const texts = new Map<string, string>();
  let start = { line: 1, column: 0, source: withoutSource };
  const addText = (source: string, text: string) => texts.set(source, (texts.get(source) ?? '') + text);
  const addUntil = (line: number, column: number) => {
    if (start.line === line)
      return addText(start.source, (lines[line - 1] ?? '').slice(start.column, column));
    addText(start.source, (lines[start.line - 1] ?? '').slice(start.column));
    for (let lineNumber = start.line + 1; lineNumber < line; lineNumber += 1)
      addText(start.source, lines[lineNumber - 1] ?? '');
    addText(start.source, (lines[line - 1] ?? '').slice(0, column));
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    addUntil(generatedLine, generatedColumn);
    start = { line: generatedLine, column: generatedColumn, source: source ?? withoutSource };
  });
  addUntil(lines.length, lines.at(-1)?.length ?? 0);
  return texts;
}

export function brotliBytes(text: string | Buffer): number {
  return brotliCompressSync(text).length;
}

/**
 * Divides the compressed size of a built file among groups of its sources; `groupOf` names the group of a source. A compressed file
 * cannot be split by source, so each group is compressed alone and the sizes are scaled to the size of the file.
 */
export function bytesByGroup(
  code: string,
  map: string,
  groupOf: (source: string) => string,
): Map<string, number> {
  const texts = new Map<string, string>();
  for (const [source, text] of textBySource(code, map))
    texts.set(groupOf(source), (texts.get(groupOf(source)) ?? '') + text);
  const separateSizes = [...texts].map(([group, text]) => [group, brotliBytes(text)] as const);
  const scale = brotliBytes(code) / separateSizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  return new Map(separateSizes.map(([group, bytes]) => [group, bytes * scale]));
}
