import type { RegistryCall } from './registry-call';

/** How a field is filled in; `several` is all or a choice of what there is. */
type FieldKind =
  'release' | 'feature' | 'brand' | 'rollout' | 'team' | 'line' | 'several' | 'tick' | 'archive';

/** One field of a form. Its name is that of the command line's option, or of the word after the command. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Stands after the command's name on the command line. */
  readonly isWord?: true;
  readonly hint?: string;
  readonly isOptional?: true;
  readonly initial?: string;
  /** Of `several`: what can be chosen; brands unless told. */
  readonly choices?: readonly string[];
}

/** What has been filled in, by the names of the fields. A tick is `yes` or nothing, several are `all` or names with commas. */
export type Values = Readonly<Record<string, string>>;

/** A field that cannot be sent as it is, and why. */
export type Faults = Readonly<Record<string, string>>;

export type ParsedCall =
  | { readonly kind: 'call'; readonly call: RegistryCall }
  | { readonly kind: 'faulty'; readonly faults: Faults };

/** One command of the command line as a form: everything that the dialog needs to know of it. */
export interface CommandForm {
  /** Its name on the command line. */
  readonly name: string;
  readonly title: string;
  readonly what: string;
  readonly fields: readonly Field[];
  /** It takes something from visitors: the button says so. */
  readonly isDanger?: true;
  readonly isForOperators?: true;
  /** Publishing says author and commit in the place of a reason. */
  readonly hasNoReason?: true;
  readonly callOf: (values: Values, archive: Blob | undefined) => RegistryCall | { readonly faults: Faults };
}

/** The call that a form makes of what is filled in, or which fields are missing or wrong. */
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

/** What a form starts with: what is known where it was opened, then what is usual. */
export function initialValues({ fields }: CommandForm, known: Values): Values {
  return Object.fromEntries(fields.map(({ name, initial = '' }) => [name, known[name] ?? initial]));
}
