import { and, eq, gte, isNull, like, lt, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AuditFilter } from './registry';
import { auditEntries } from './tables';

/** A filter of the audit log as an SQL condition. */
export function auditCondition(filter: Omit<AuditFilter, 'limit'>): SQL | undefined {
  const { actor, by, action, subject, feature, brand, refused, from, until, before } = filter;
  const { brands } = auditEntries;
  return and(
    actor === undefined ? undefined : eq(auditEntries.actor, actor),
    by === undefined ? undefined : or(eq(auditEntries.person, by), eq(auditEntries.machine, by)),
    action === undefined ? undefined : eq(auditEntries.action, action),
    subject === undefined ? undefined : or(eq(auditEntries.subject, subject), concernsRelease(subject)),
    feature === undefined
      ? undefined
      : or(
          eq(auditEntries.subject, feature),
          sql`starts_with(${auditEntries.subject}, ${`${feature}@`})`,
          isNamed('$.** ? (@ starts with $name)', `${feature}@`),
        ),
    brand === undefined
      ? undefined
      : or(
          sql`(${brands} = '"all"'::jsonb or ${brands} @> ${JSON.stringify([brand])}::jsonb)`,
          // An entry without stored brands may concern any of them, except that a change of a team concerns none.
          and(isNull(brands), not(like(auditEntries.action, 'team %'))),
        ),
    refused === undefined ? undefined : eq(auditEntries.refused, refused),
    from === undefined ? undefined : gte(auditEntries.at, from),
    until === undefined ? undefined : lt(auditEntries.at, until),
    before === undefined ? undefined : lt(auditEntries.id, before),
  );
}

/** A rollback, the end of preview links and a collection name the release only in the state before or after. */
function concernsRelease(subject: string): SQL | undefined {
  return subject.includes('@') ? isNamed('$.** ? (@ == $name)', subject) : undefined;
}

/** Whether the state before or after holds a text that the JSON path finds for `name`. */
function isNamed(path: string, name: string): SQL | undefined {
  const names = JSON.stringify({ name });
  return or(
    ...[auditEntries.before, auditEntries.after].map(
      (state) => sql`jsonb_path_exists(${state}, ${path}::jsonpath, ${names}::jsonb)`,
    ),
  );
}
