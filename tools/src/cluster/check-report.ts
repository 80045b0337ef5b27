/** The outcome of one step of a check. */
export interface CheckedStep {
  readonly name: string;
  readonly outcome: 'holds' | 'fails' | 'not tried';
  readonly seconds: number;
  /** What was measured, or what went wrong. */
  readonly detail: string;
}

interface Step {
  readonly name: string;
  /** Returns what was measured; rejects when the step fails. */
  readonly check: () => Promise<string>;
}

/** Runs the steps one after the other and stops after the first that fails. */
export async function checkSteps(
  steps: readonly Step[],
  say: (sentence: string) => void,
): Promise<CheckedStep[]> {
  const checked: CheckedStep[] = [];
  for (const { name, check } of steps) {
    if (checked.some(({ outcome }) => outcome === 'fails')) {
      checked.push({ name, outcome: 'not tried', seconds: 0, detail: '' });
      continue;
    }
    say(`${name} …`);
    const since = performance.now();
    const result = await check().then(
      (detail) => ({ outcome: 'holds', detail }) as const,
      (fault: unknown) =>
        ({ outcome: 'fails', detail: fault instanceof Error ? fault.message : String(fault) }) as const,
    );
    checked.push({ name, ...result, seconds: (performance.now() - since) / 1000 });
  }
  return checked;
}

const marks = { holds: '✓', fails: '✗', 'not tried': '–' };

/**
 * The steps as a table, followed by one sentence that says whether the thing checked, such as 'The cluster', passed.
 */
export function writeReport(
  subject: string,
  steps: readonly CheckedStep[],
): { readonly hasPassed: boolean; readonly text: string } {
  const widest = Math.max(...steps.map(({ name }) => name.length));
  const rows = steps.map(({ name, outcome, seconds, detail }) => {
    const took = outcome === 'not tried' ? '' : `${seconds.toFixed(1)} s`;
    // The full text of a fault follows below the table.
    const [firstLine = ''] = detail.split('\n');
    return `${marks[outcome]} ${name.padEnd(widest)}  ${took.padStart(7)}  ${firstLine}`.trimEnd();
  });
  const failed = steps.find(({ outcome }) => outcome === 'fails');
  const sentence =
    failed === undefined
      ? `${subject} holds: all ${steps.length} steps passed.`
      : `${subject} does not hold: "${failed.name}" failed. ${failed.detail}`;
  return { hasPassed: failed === undefined, text: [...rows, '', sentence].join('\n') };
}
