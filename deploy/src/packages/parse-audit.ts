import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

const Audit = Type.Object({
  vulnerabilities: Type.Record(Type.String(), Type.Object({ severity: Type.String(), range: Type.String() })),
});

/**
 * The vulnerabilities that the npm registry knows in our packages; `unknown` when it does not offer such reports.
 */
export type AuditAnswer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly serious: readonly string[]; readonly otherCount: number };

const serious = new Set(['high', 'critical']);

/** Reads what `npm audit --json` prints (G16). */
export function parseAudit(output: string): AuditAnswer {
  const audit = parse(output);
  if (!Value.Check(Audit, audit)) return { kind: 'unknown' };
  const found = Object.entries(audit.vulnerabilities);
  const seriousEntries = found.filter(([, { severity }]) => serious.has(severity));
  return {
    kind: 'known',
    serious: seriousEntries.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
    otherCount: found.length - seriousEntries.length,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
