import type { AcceptedBreaks } from './accepted/accepted-breaks';
import type { FileResult, Survivor } from './result';

/** The share of breaks in per cent that the tests of a part have to notice. */
const minScore = 90;

/** A part with its files, and the results of those that were broken. */
export interface ReportedPart {
  readonly name: string;
  readonly files: readonly string[];
}

/** The page of all parts, and whether each part that was run is as good as it has to be. */
export function toReport(
  parts: readonly ReportedPart[],
  results: Readonly<Record<string, FileResult>>,
  accepted: AcceptedBreaks,
): { readonly holds: boolean; readonly text: string } {
  const summaries = parts.map(({ name, files }) => summarise(name, files, results, accepted));
  const table = [
    '| part | files run | breaks | noticed | of these by the time limit | score |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...summaries.map(({ row }) => row),
  ];
  const sections = summaries.flatMap(({ name, survivors }) =>
    survivors.length === 0 ? [] : [[`## ${name}: breaks that no test notices`, '', ...survivors]],
  );
  return {
    holds: summaries.every(({ holds }) => holds),
    text: [table, ...sections].map((lines) => lines.join('\n')).join('\n\n'),
  };
}

function summarise(
  name: string,
  files: readonly string[],
  results: Readonly<Record<string, FileResult>>,
  accepted: AcceptedBreaks,
) {
  const run = files.flatMap((file) => {
    const result = results[file];
    return result ? [{ file, result }] : [];
  });
  const sum = (count: (result: FileResult) => number) =>
    run.reduce((total, { result }) => total + count(result), 0);
  const noticed = sum((result) => result.noticed);
  const survivors = run.flatMap(({ file, result }) =>
    result.survivors.map((survivor) => ({ file, survivor, reason: findReason(accepted, file, survivor) })),
  );
  const breaks = noticed + survivors.length;
  const score = breaks === 0 ? 100 : (100 * noticed) / breaks;
  const timedOut = sum((result) => result.timedOut);
  const figures =
    run.length === 0 ? ['', '', '', 'not run'] : [breaks, noticed, timedOut, `${score.toFixed(1)} %`];
  return {
    name,
    holds: score >= minScore && survivors.every(({ reason }) => reason !== undefined),
    row: `| ${[name, `${run.length} of ${files.length}`, ...figures].join(' | ')} |`,
    survivors: survivors.map(
      ({ file, survivor, reason }) =>
        `- ${file}, line ${survivor.line}: ${asCode(survivor.code)} becomes ${asCode(survivor.replacement)}. ` +
        (reason ?? '**No reason is known.**'),
    ),
  };
}

/** Why nobody has to notice a break; undefined when no reason is known. */
export function findReason(
  accepted: AcceptedBreaks,
  file: string,
  { code, replacement }: Survivor,
): string | undefined {
  return accepted[file]?.find((entry) => entry.code === code && entry.replacement === replacement)?.reason;
}

/** Code in a line of Markdown, which may itself contain backticks. */
function asCode(code: string): string {
  if (code === '') return 'nothing';
  if (!code.includes('`')) return `\`${code}\``;
  const longest = Math.max(...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence} ${code} ${fence}`;
}
