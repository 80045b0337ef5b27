import { parseCommand } from '@storefront/contract';
import type { RegistryCommand } from '@storefront/contract';
import type { RegistryCall } from './registry-call';

/** The values that were filled in, by field name. A ticked box is `yes`, several values are `all` or names separated by commas. */
export type Values = Readonly<Record<string, string>>;

/** The fields that cannot be sent as they are, and why. */
export type Faults = Readonly<Record<string, string>>;

export type ParsedCall =
  | { readonly kind: 'call'; readonly call: RegistryCall }
  | { readonly kind: 'faulty'; readonly faults: Faults };

/** The call that a form makes with the filled-in values, or which fields are missing or wrong. */
export function parseCall(form: RegistryCommand, values: Values, archive: Blob | undefined): ParsedCall {
  const parsed = parseCommand(form, { ...values, ...(archive && { folder: 'chosen' }) });
  if (parsed.kind === 'faulty') return parsed;
  const { call } = parsed;
  if (call.name !== 'release/publish') return { kind: 'call', call };
  return archive === undefined
    ? { kind: 'faulty', faults: { folder: 'Choose a .tar.gz.' } }
    : { kind: 'call', call: { ...call, archive } };
}

/** The initial values of a form: what is known where it was opened, then the defaults. */
export function initialValues({ fields }: RegistryCommand, known: Values): Values {
  return Object.fromEntries(fields.map(({ name, initial = '' }) => [name, known[name] ?? initial]));
}
