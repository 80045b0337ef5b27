import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value, ValuePointer } from '@sinclair/typebox/value';
import { LineCounter, isNode, parseDocument } from 'yaml';
import type { Document } from 'yaml';

type Path = readonly (string | number)[];

/** What a data file says, and a way to report what is wrong with it. */
export interface DataFile<T> {
  readonly value: T;
  /** An error that names the file and the line of what stands at the path. */
  faultAt(path: Path, sentence: string): Error;
}

/** The place in the text of what stands at the path, or of the nearest thing around it. */
function offsetOf(document: Document, path: Path): number {
  const node = document.getIn(path, true);
  if (isNode(node)) return node.range?.[0] ?? 0;
  return path.length === 0 ? 0 : offsetOf(document, path.slice(0, -1));
}

/** Parses the YAML text of a data file; the error of a faulty one names the file, the line and what is wrong. */
export function parseData<Schema extends TSchema>(
  file: string,
  text: string,
  schema: Schema,
): DataFile<Static<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const fault = (offset: number, sentence: string) =>
    new Error(`${file}:${lines.linePos(offset).line}: ${sentence}`);
  const faultAt = (path: Path, sentence: string) => fault(offsetOf(document, path), sentence);

  const [unreadable] = [...document.errors, ...document.warnings];
  if (unreadable !== undefined) throw fault(unreadable.pos[0], unreadable.message);
  const value: unknown = document.toJS();
  if (Value.Check(schema, value)) return { value, faultAt };

  const wrong = Value.Errors(schema, value).First();
  const path = [...ValuePointer.Format(wrong?.path ?? '')];
  const expected = wrong?.schema.description ?? wrong?.message ?? '';
  const found = wrong?.value === undefined ? '' : `, found ${JSON.stringify(wrong.value)}`;
  throw faultAt(path, `${path.join('.')}: ${expected}${found}`);
}

/** Reads a file of the data folder. */
export function readData<Schema extends TSchema>(name: string, schema: Schema): DataFile<Static<Schema>> {
  const path = join(import.meta.dirname, '../data', name);
  return parseData(`api/demo/data/${name}`, readFileSync(path, 'utf8'), schema);
}
