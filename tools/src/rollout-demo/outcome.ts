import type { RegistryAnswer } from '@storefront/contract';

type Rollout = RegistryAnswer<'rollout'>;

/** A rollout of a broken release, and how it ended. */
export interface StoppedRollout {
  readonly report: Pick<Rollout, 'state' | 'release'> & {
    readonly verdict: Pick<NonNullable<Rollout['verdict']>, 'signal'> | null;
  };
  /** Who ended it. */
  readonly abortedBy: string | undefined;
  /** The signal by which the guard has to notice that the release is broken. */
  readonly signal: NonNullable<Rollout['verdict']>['signal'];
}

/** The state of the registry at the end. */
export interface DemoOutcome {
  /** The history of stable releases, the latest last. */
  readonly turns: RegistryAnswer<'state'>['turns'];
  readonly broken: readonly StoppedRollout[];
}

/** The differences from what the demo promises, in sentences; empty when there are none. */
export function listFaults({ turns, broken }: DemoOutcome, good: string): string[] {
  const stable = turns.filter(({ name }) => name === 'checkout').at(-1);
  const faults: string[] = [];
  if (stable?.version !== good || stable.brands !== 'all')
    faults.push(`checkout@${good} did not become stable everywhere: ${stable?.version ?? 'nothing'} is.`);
  for (const { report, abortedBy, signal } of broken) {
    const { release, state, verdict } = report;
    if (state !== 'aborted') faults.push(`The rollout of ${release} is ${state}.`);
    if (abortedBy !== 'guard')
      faults.push(`The rollout of ${release} was ended by ${abortedBy ?? 'nobody'}, not by the guard.`);
    if (verdict?.signal !== signal)
      faults.push(
        `The rollout of ${release} was stopped for ${verdict?.signal ?? 'nothing'}, not for ${signal}.`,
      );
  }
  return faults;
}
