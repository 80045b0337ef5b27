import { nameOf } from './mutant';
import type { Mutant } from './mutant';
import type { Result } from './results';

/** A result, or the reason why there is none, in words. */
export type Outcome = Result | `without any break ${string}`;

export function isNoticed(outcome: Outcome): boolean {
  return outcome === 'noticed' || outcome === 'hangs';
}

/**
 * The outcome of the mutants: a table by workspace, the mutants that no test noticed, and a summary in one sentence.
 */
export function reportOf(outcomes: ReadonlyMap<Mutant, Outcome>): {
  readonly holds: boolean;
  readonly text: string;
} {
  const areas = new Map<string, { breaks: number; noticed: number }>();
  for (const [{ file }, outcome] of outcomes) {
    const area = file.split('/src/', 1)[0] ?? file;
    const { breaks, noticed } = areas.get(area) ?? { breaks: 0, noticed: 0 };
    areas.set(area, { breaks: breaks + 1, noticed: noticed + Number(isNoticed(outcome)) });
  }
  const rows = [...areas].map(([area, { breaks, noticed }]) => `| ${area} | ${breaks} | ${noticed} |`);
  const unnoticed = [...outcomes].filter(([, outcome]) => !isNoticed(outcome));
  const sentence =
    unnoticed.length === 0
      ? `Tests notice each of the ${outcomes.size} breaks.`
      : `No test notices ${unnoticed.length} of the ${outcomes.size} breaks.`;
  const parts = [
    ['| code | breaks | noticed |', '| --- | ---: | ---: |', ...rows],
    unnoticed.map(([mutant, outcome]) => `- ${nameOf(mutant)} (${outcome})`),
    [sentence],
  ];
  return {
    holds: unnoticed.length === 0,
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  };
}
