/** A position in a built file; `line` and `column` begin at 1, as in the stack traces of browsers. */
export interface BuiltPosition {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The form of a position as pages report it: the path inside the release, line, and column. */
const form = /^([\w./@-]{1,200}):(\d{1,7})(?::(\d{1,8}))?$/;

/** Parses `pages-home.1a2b.js:1:2345`; undefined for anything else. */
export function parsePosition(text: string): BuiltPosition | undefined {
  const [, path, line, column] = form.exec(text) ?? [];
  return path === undefined ? undefined : { path, line: Number(line), column: Number(column ?? 1) };
}
