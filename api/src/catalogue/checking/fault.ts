/** A fault of a catalogue file: its JSON path, and what was expected there. */
export interface CatalogueFault {
  readonly path: string;
  readonly expected: string;
}

/** Reports a fault at a path relative to the place that the report is for. */
export interface Report {
  (place: string, expected: string): void;
}

/** A report that puts `prefix`, such as '.menu' or '[3]', before every path. */
export function reportBelow(report: Report, prefix: string): Report {
  return (place, expected) => report(`${prefix}${place}`, expected);
}

/** Returns a check that reports every repetition of a key. */
export function createUniqueness(what: string) {
  const seen = new Set<string>();
  return (key: string, place: string, report: Report) => {
    if (seen.has(key)) report(place, `${what} used once, "${key}" is used before`);
    seen.add(key);
  };
}
