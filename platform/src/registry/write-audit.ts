import type { RegistryDatabase } from './database';
import type { AuditNote } from './attempt';
import { auditEntries } from './tables';

/** Writes a line of the audit log. */
export async function writeAudit(
  writer: Pick<RegistryDatabase['database'], 'insert'>,
  { actor, person, machine, action, subject, brands, reason }: AuditNote,
  outcome: { before?: unknown; after?: unknown; faults: readonly string[] },
  at: Date,
): Promise<void> {
  await writer
    .insert(auditEntries)
    .values({
      at,
      actor,
      person: person ?? null,
      machine: machine ?? null,
      action,
      subject,
      brands: brands ?? null,
      reason,
      before: outcome.before ?? null,
      after: outcome.after ?? null,
      refused: outcome.faults.length > 0,
      faults: outcome.faults,
    });
}
