/** A place in a file of a build; `line` begins at 1, `column` at 0. */
export interface BuiltPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** A fault that showed when a build was run. */
export interface RunFault {
  readonly what: string;
  /** Where in the build it was thrown, if that is known. */
  readonly at?: BuiltPlace | undefined;
  readonly remedy: string;
}

/** The sentence of a fault; `nameOf` names its place, in the sources where there is a map (REL-18). */
export function describeRunFault(
  { what, at, remedy }: RunFault,
  nameOf: (place: BuiltPlace) => string,
): string {
  return `${what}${at === undefined ? '' : `, at ${nameOf(at)}`}; ${remedy}`;
}

/** A place as it is in the build. */
export function nameInBuild({ path, line, column }: BuiltPlace): string {
  return `${path}, line ${line}, column ${column + 1}`;
}
