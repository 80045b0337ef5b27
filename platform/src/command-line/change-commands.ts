import { readFile } from 'node:fs/promises';
import { parseCommand, registryCommandTable } from '@storefront/contract';
import type { CommandField, PublishCall, RegistryCommand } from '@storefront/contract';
import { unlessMissing } from '../files/write-atomically';
import type { Command, CommandContext, CommandOption, ExitCode, Options } from './command';
import { textOption, UsageError } from './options';
import { makeChange, outcome, printRefusal } from './print-answer';

/** The options of every change. */
const reason = { type: 'string', description: 'Why; recorded in the audit log' } as const;
const tryOut = { type: 'boolean', description: 'Only print what would change' } as const;

/** Every command that changes the registry, made from the table of the contract. */
export const changeCommands: readonly Command[] = registryCommandTable.map(changeCommand);

function changeCommand(command: RegistryCommand): Command {
  const argumentFields = command.fields.filter(({ argument }) => argument !== undefined);
  const optionFields = command.fields.filter(({ argument }) => argument === undefined);
  return {
    name: command.name,
    argumentNames: argumentFields.flatMap(({ argument }) => argument ?? []),
    title: command.title,
    description: command.description,
    options: {
      ...Object.fromEntries(optionFields.map((field) => [field.name, optionOf(field)])),
      ...(!command.hasNoReason && { reason }),
      'try-out': tryOut,
    },
    async run(context, args, options) {
      const texts = Object.fromEntries([
        ...argumentFields.map(({ name }, index) => [name, args[index]] as const),
        ...optionFields.map((field) => [field.name, optionText(field, options, context)] as const),
      ]);
      for (const { name, kind } of command.fields)
        if (kind === 'text' && texts[name]) texts[name] = await textOfFile(texts[name]);
      const parsed = parseCommand(command, texts);
      if (parsed.kind === 'faulty') throw new UsageError(Object.values(parsed.faults).join('\n'));
      const { call } = parsed;
      const isTryOut = options['try-out'] === true;
      if (call.name === 'release/publish')
        return publish(context, texts['folder'] ?? '', call.query, isTryOut);
      const common = { reason: textOption(options, 'reason') ?? 'no reason given', tryOut: isTryOut };
      return makeChange(context, call.name, { ...call.body, ...common });
    },
  };
}

async function textOfFile(path: string): Promise<string> {
  const text = await unlessMissing(readFile(path, 'utf8'));
  if (text === undefined) throw new UsageError(`There is no file ${path}.`);
  return text;
}

/** The fields that the command line knows when nobody gives them. */
function isKnown(name: string): name is 'author' | 'commit' {
  return name === 'author' || name === 'commit';
}

function optionOf({ name, kind, label, hint, initial, isOptional }: CommandField): CommandOption {
  if (kind === 'tick') return { type: 'boolean', description: label };
  const isRequired = !isOptional && initial === undefined && !isKnown(name);
  return {
    type: 'string',
    description: hint === undefined ? label : `${label}. ${hint}`,
    ...(initial !== undefined && { initial }),
    ...(isRequired && { isRequired }),
  };
}

function optionText({ name, kind }: CommandField, options: Options, context: CommandContext) {
  if (kind === 'tick') return options[name] === true ? 'yes' : '';
  return textOption(options, name) ?? (isKnown(name) ? context[name] : undefined);
}

/** Publishing proves the build instead of asking first: a refused one leaves nothing behind (REL-5). */
async function publish(
  { output, registry }: CommandContext,
  folder: string,
  query: PublishCall['query'],
  isTryOut: boolean,
): Promise<ExitCode> {
  output.line(`Publishing ${folder} to ${registry.location} …`);
  const answer = await registry.publish(folder, { ...query, ...(isTryOut && { tryOut: 'yes' as const }) });
  if (answer.kind === 'refused') return printRefusal(output, answer);
  if (answer.outcome !== 'published')
    output.line(`${answer.release} was published before, with the same content.`);
  for (const effect of answer.effects) output.line(effect);
  if (answer.kind === 'tried out') output.line('Nothing has been changed.');
  if (answer.waiting !== undefined) output.line(outcome(answer));
  output.value(answer);
  return 0;
}
