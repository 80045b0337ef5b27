/** A fault of a catalogue file: its JSON path, and what was expected there. */
export interface CatalogueFault {
  readonly path: string;
  readonly expected: string;
}

/** Reports a fault at a path relative to the place that the report is for. */
export interface Report {
  (path: string, expected: string): void;
}

/** A report that puts `prefix`, such as '.menu' or '[3]', before every path. */
export function reportBelow(report: Report, prefix: string): Report {
  return (path, expected) => report(`${prefix}${path}`, expected);
}

/** Returns a check that reports every repetition of a key. */
export function createUniqueness(description: string) {
  const seen = new Set<string>();
  return (key: string, path: string, report: Report) => {
    if (seen.has(key)) report(path, `${description} used once, "${key}" is used before`);
    seen.add(key);
  };
}
