import type { RegistryCall } from './registry-call';

/** How a field is filled in; `several` is 'all' or a selection from a list. */
type FieldKind =
  'release' | 'feature' | 'brand' | 'rollout' | 'team' | 'line' | 'several' | 'tick' | 'archive';

/** One field of a form. Its name is that of the command line's option, or of the argument after the command. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** The value follows the command's name on the command line. */
  readonly isWord?: true;
  readonly hint?: string;
  readonly isOptional?: true;
  readonly initial?: string;
  /** The choices of a `several` field; the brands by default. */
  readonly choices?: readonly string[];
}

/** The values that were filled in, by field name. A ticked box is `yes`, several values are `all` or names separated by commas. */
export type Values = Readonly<Record<string, string>>;

/** The fields that cannot be sent as they are, and why. */
export type Faults = Readonly<Record<string, string>>;

export type ParsedCall =
  | { readonly kind: 'call'; readonly call: RegistryCall }
  | { readonly kind: 'faulty'; readonly faults: Faults };

/** One command of the command line as a form: everything that the dialog needs to know about it. */
export interface CommandForm {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** It takes something away from visitors; the button shows that. */
  readonly isDanger?: true;
  readonly isForOperators?: true;
  /** Publishing names author and commit instead of a reason. */
  readonly hasNoReason?: true;
  readonly callOf: (values: Values, archive: Blob | undefined) => RegistryCall | { readonly faults: Faults };
}

/** The call that a form makes with the filled-in values, or which fields are missing or wrong. */
export function parseCall(form: CommandForm, values: Values, archive: Blob | undefined): ParsedCall {
  const missing = form.fields.filter(
    ({ name, kind, isOptional }) =>
      !isOptional && kind !== 'tick' && (kind === 'archive' ? archive === undefined : !values[name]?.trim()),
  );
  if (missing.length > 0) {
    const faults = missing.map(({ name, label }) => [name, `Fill in: ${label.toLowerCase()}.`] as const);
    return { kind: 'faulty', faults: Object.fromEntries(faults) };
  }
  const trimmed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
  const read = form.callOf(trimmed, archive);
  return 'faults' in read ? { kind: 'faulty', faults: read.faults } : { kind: 'call', call: read };
}

/** The initial values of a form: what is known where it was opened, then the defaults. */
export function initialValues({ fields }: CommandForm, known: Values): Values {
  return Object.fromEntries(fields.map(({ name, initial = '' }) => [name, known[name] ?? initial]));
}
