/** A place in a module of an isolate; `line` begins at 1, `column` at 0. */
interface Frame {
  readonly module: string;
  readonly line: number;
  readonly column: number;
}

/** Code of a release stands on the second line of its module: the first begins the function around it. */
const linesBefore = 1;

/** The first place in one of these modules that the stack of an error names; undefined when it names none. */
export function firstFrame(error: unknown, modules: readonly string[]): Frame | undefined {
  try {
    const { stack } = error as { readonly stack?: unknown };
    for (const [, module = '', line, column] of String(stack).matchAll(/([\w-]+\.cjs):(\d+):(\d+)/g)) {
      if (modules.includes(module))
        return { module, line: Number(line) - linesBefore, column: Number(column) - 1 };
    }
  } catch {
    // A release can throw anything, such as an object whose properties throw.
  }
  return undefined;
}
