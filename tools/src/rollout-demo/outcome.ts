import type { RegistryAnswer } from '@storefront/contract';

/** The state of the registry at the end. */
export interface DemoOutcome {
  /** The history of stable releases, the latest last. */
  readonly turns: RegistryAnswer<'state'>['turns'];
  readonly broken: Pick<RegistryAnswer<'rollout'>, 'state' | 'release'>;
  /** Who ended the rollout of the broken release. */
  readonly abortedBy: string | undefined;
}

/** The differences from what the demo promises, in sentences; empty when there are none. */
export function faultsOf({ turns, broken, abortedBy }: DemoOutcome, good: string): string[] {
  const stable = turns.filter(({ name }) => name === 'checkout').at(-1);
  const faults: string[] = [];
  if (stable?.version !== good || stable.brands !== 'all')
    faults.push(`checkout@${good} did not become stable everywhere: ${stable?.version ?? 'nothing'} is.`);
  if (broken.state !== 'aborted') faults.push(`The rollout of ${broken.release} is ${broken.state}.`);
  if (abortedBy !== 'guard')
    faults.push(`The rollout of ${broken.release} was ended by ${abortedBy ?? 'nobody'}, not by the guard.`);
  return faults;
}
