import type { CommandAnswer, RegistryCommandBody, RegistryCommandName } from '@storefront/contract';
import type { CommandContext, ExitCode } from './command';

/** Prints what a change will do, then makes it (REL-13); a refusal prints every fault and ends with 1. */
export async function makeChange<Name extends RegistryCommandName>(
  { registry, output }: Pick<CommandContext, 'registry' | 'output'>,
  name: Name,
  body: RegistryCommandBody<Name>,
): Promise<ExitCode> {
  const tried = await registry.command(name, { ...body, tryOut: true });
  for (const effect of tried.effects) output.line(effect);
  if (tried.kind === 'refused') return printRefusal(output, tried);
  if (body.tryOut) {
    output.line('Nothing has been changed.');
    output.value(tried);
    return 0;
  }
  const answer = await registry.command(name, body);
  if (answer.kind === 'refused') return printRefusal(output, answer);
  if (answer.token !== undefined) output.line(answer.token);
  output.line(outcome(answer));
  output.value(answer);
  return 0;
}

/** The last line: what is done, or that it waits for a second person and how it goes on (ROL-8). */
export function outcome({ waiting }: Pick<CommandAnswer, 'waiting'>): string {
  return waiting === undefined
    ? 'Done.'
    : `It is not done yet: it waits as ${waiting}. Somebody else types: storefront approval give ${waiting}`;
}

/** Prints every fault and returns the exit code of a refusal. */
export function printRefusal(output: CommandContext['output'], answer: CommandAnswer): ExitCode {
  for (const fault of answer.faults) output.line(fault);
  output.value({ kind: 'refused', faults: answer.faults });
  return 1;
}
