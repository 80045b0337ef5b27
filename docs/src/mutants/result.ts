import { createHash } from 'node:crypto';

/** A break that no test noticed. */
export interface Survivor {
  readonly line: number;
  /** The code and what stood in its place, each on one line. */
  readonly code: string;
  readonly replacement: string;
}

/** What came of the breaks of a file. */
export interface FileResult {
  /** Stands for the text of the file: a result counts only as long as the file is the same. */
  readonly text: string;
  readonly noticed: number;
  /** How many of the noticed breaks ran until the time limit, as an endless loop does. */
  readonly timedOut: number;
  readonly survivors: readonly Survivor[];
}

/** A break as the mutation tester reports it; lines and columns begin at 1. */
export interface TestedMutant {
  readonly status: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: Position; readonly end: Position };
}

// No run reaches the end of a switch over a closed set: it is there for the compiler.
const unreachable = /^default: (return )?assertNever\(/;

interface Position {
  readonly line: number;
  readonly column: number;
}

function breakOf({ location, replacement = '' }: TestedMutant, text: string): Survivor {
  return {
    line: location.start.line,
    code: onOneLine(textBetween(text, location)),
    replacement: onOneLine(replacement),
  };
}

interface EarlierReport {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly TestedMutant[] }>
  >;
}

/** Adds up the breaks of a file; `text` is the file without a break. */
export function toResult(mutants: readonly TestedMutant[], text: string): FileResult {
  const withStatus = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const timedOut = withStatus('Timeout').length;
  const survivors = mutants
    .filter(isSurvivor)
    .map((mutant) => breakOf(mutant, text))
    .filter(({ code }) => !unreachable.test(code));
  return { text: hashText(text), noticed: withStatus('Killed').length + timedOut, timedOut, survivors };
}

/** A short hash of a file's text. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/**
 * The report of an earlier run without the breaks that are to be tried again: those that no test noticed, unless one has a reason. The
 * mutation tester does not know which tests a break at the top of a file concerns, and would keep such a result although there is a new
 * test.
 */
export function withoutSurvivors(
  report: string,
  hasReason: (file: string, survivor: Survivor) => boolean,
): string {
  const { files, ...rest } = JSON.parse(report) as EarlierReport;
  const kept = Object.entries(files).map(([path, { source, mutants }]) => {
    const isKept = (mutant: TestedMutant) => !isSurvivor(mutant) || hasReason(path, breakOf(mutant, source));
    return [path, { ...files[path], mutants: mutants.filter(isKept) }];
  });
  return JSON.stringify({ ...rest, files: Object.fromEntries(kept) });
}

function isSurvivor({ status }: TestedMutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function textBetween(text: string, { start, end }: TestedMutant['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => {
      const from = index === 0 ? start.column - 1 : 0;
      return index === last ? line.slice(from, end.column - 1) : line.slice(from);
    })
    .join('\n');
}

function onOneLine(code: string): string {
  return code.replace(/\s+/g, ' ').trim();
}
