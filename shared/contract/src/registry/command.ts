import type { PublishQuery, RegistryCommandBody, RegistryCommandName } from './registry-calls';
import { parseSteps } from './rollout-steps';
import { rolloutSignals } from './rollout-signals';

/**
 * What a field holds, and how its text becomes a value of the call: `brands` and `signals` are `all` or names separated by commas,
 * `releases` and `names` are lists, a ticked box is `yes`, and `folder` is the build that is sent beside the call.
 */
type FieldKind =
  | 'release'
  | 'releases'
  | 'feature'
  | 'brand'
  | 'brands'
  | 'rollout'
  | 'team'
  | 'line'
  | 'names'
  | 'whole number'
  | 'steps'
  | 'signals'
  | 'tick'
  /** A file's text on the command line, a large field in the console. */
  | 'text'
  | 'folder';

/** One field of a command: an argument or an option on the command line, a field of a form in the console. */
export interface CommandField {
  /** The name of its option. */
  readonly name: string;
  /** The name in the body of the call, when it is another. */
  readonly key?: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  /** Its value follows the command's name on the command line, where the usage shows this word for it. */
  readonly argument?: string;
  readonly isOptional?: true;
  /** The value when nobody gives one. */
  readonly initial?: string;
  /** What an unticked and a ticked box mean in the call; false and true by default. */
  readonly ticks?: readonly [string, string];
}

/** A command without its reason and without whether it is only tried out. */
export type CommandCall = {
  [Name in RegistryCommandName]: {
    readonly name: Name;
    readonly body: Omit<RegistryCommandBody<Name>, 'reason' | 'tryOut'>;
  };
}[RegistryCommandName];

/** Publishing a build, which is sent beside the call. */
export interface PublishCall {
  readonly name: 'release/publish';
  readonly query: Omit<PublishQuery, 'tryOut'>;
}

/** Something that changes the registry, by command line, HTTP and console alike (REL-13, CON-3). */
export interface RegistryCommand {
  /** Its name on the command line. */
  readonly name: string;
  readonly call: RegistryCommandName | PublishCall['name'];
  readonly title: string;
  /** What it changes, in a sentence. */
  readonly description: string;
  readonly fields: readonly CommandField[];
  /** Values of the call that the command itself decides. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** It takes something away from visitors. */
  readonly isDanger?: true;
  readonly isForOperators?: true;
  /** Publishing names author and commit instead of a reason. */
  readonly hasNoReason?: true;
}

/** The texts that were filled in, by field name. */
export type FieldTexts = Readonly<Record<string, string | undefined>>;

export type ParsedCommand =
  | { readonly kind: 'call'; readonly call: CommandCall | PublishCall }
  /** The fields that cannot be sent as they are, and why. */
  | { readonly kind: 'faulty'; readonly faults: Readonly<Record<string, string>> };

type ParsedField = { readonly value: unknown } | { readonly fault: string };

/** The call that a command makes with the texts that were filled in, or which of them are missing or wrong. */
export function parseCommand(command: RegistryCommand, texts: FieldTexts): ParsedCommand {
  const missing = command.fields.filter(
    ({ name, kind, isOptional }) => kind !== 'tick' && !isOptional && !texts[name]?.trim(),
  );
  if (missing.length > 0) {
    const faults = missing.map(({ name, label }) => [name, `Fill in: ${label.toLowerCase()}.`] as const);
    return { kind: 'faulty', faults: Object.fromEntries(faults) };
  }
  const body: Record<string, unknown> = { ...command.fixed };
  const faults: Record<string, string> = {};
  for (const field of command.fields) {
    const text = texts[field.name]?.trim() ?? '';
    const parsed = parseField(field, text);
    if ('fault' in parsed) faults[field.name] = parsed.fault;
    else if (parsed.value !== undefined) body[field.key ?? field.name] = parsed.value;
  }
  if (Object.keys(faults).length > 0) return { kind: 'faulty', faults };
  const { call } = command;
  // Safe: a test checks the fields of every command against the schema of its call.
  return {
    kind: 'call',
    call: (call === 'release/publish' ? { name: call, query: body } : { name: call, body }) as CommandCall,
  };
}

function parseField(field: CommandField, text: string): ParsedField {
  const { kind, label, ticks = [false, true] } = field;
  if (kind === 'tick') return { value: ticks[text === 'yes' ? 1 : 0] };
  if (text === '') return { value: undefined };
  switch (kind) {
    case 'folder':
      return { value: undefined };
    case 'brands':
      return { value: text === 'all' ? 'all' : listOf(text) };
    case 'releases':
    case 'names':
      return { value: listOf(text) };
    case 'whole number':
      return Number.isInteger(Number(text))
        ? { value: Number(text) }
        : { fault: `${label}: write a whole number.` };
    case 'steps': {
      const parsed = parseSteps(text);
      return parsed.kind === 'read' ? { value: parsed.steps } : { fault: `${parsed.fault}.` };
    }
    case 'signals':
      return text === 'all' ? { value: undefined } : parseSignals(listOf(text));
    default:
      return { value: text };
  }
}

function parseSignals(words: readonly string[]): ParsedField {
  const unknown = words.find((word) => !rolloutSignals.some((signal) => signal === word));
  return unknown === undefined
    ? { value: words }
    : { fault: `"${unknown}" cannot be watched; choose from ${rolloutSignals.join(', ')}.` };
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
