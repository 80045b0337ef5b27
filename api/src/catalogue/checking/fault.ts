/** A fault of a catalogue file: where, as a JSON path, and what was expected there. */
export interface CatalogueFault {
  readonly path: string;
  readonly expected: string;
}

/** Notes a fault at a place below the one it was made for. */
export interface Report {
  (place: string, expected: string): void;
}

/** A report that puts `prefix` before every place: '.menu' , '[3]'. */
export function reportBelow(report: Report, prefix: string): Report {
  return (place, expected) => report(`${prefix}${place}`, expected);
}

/** Reports every value but the first that has a key seen before. */
export function createUniqueness(what: string) {
  const seen = new Set<string>();
  return (key: string, place: string, report: Report) => {
    if (seen.has(key)) report(place, `${what} used once, "${key}" is used before`);
    seen.add(key);
  };
}
