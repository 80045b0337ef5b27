import type { RegistryQuery } from '@storefront/contract';

/** The fields that the audit log can be filtered by; the command line's options have the same names. */
export const auditFields = [
  { name: 'actor', label: 'Team', hint: 'checkout-team' },
  { name: 'by', label: 'Person or machine', hint: 'ann' },
  { name: 'action', label: 'Action', hint: 'rollout start' },
  { name: 'subject', label: 'Subject', hint: 'checkout@2.1.0' },
  { name: 'feature', label: 'Feature', hint: 'checkout' },
  { name: 'brand', label: 'Brand', hint: '' },
  { name: 'refused', label: 'Outcome', hint: '' },
  { name: 'from', label: 'From', hint: '' },
  { name: 'to', label: 'To', hint: '' },
  { name: 'hours', label: 'Last hours', hint: '12' },
] as const;

type AuditField = (typeof auditFields)[number]['name'];
export type AuditFilters = Readonly<Partial<Record<AuditField, string>>>;

/** Parses the filters from the query of an address, so that a filtered list can be linked to. */
export function filtersIn(search: URLSearchParams): AuditFilters {
  return Object.fromEntries(
    auditFields.flatMap(({ name }) => {
      const value = search.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

/** The query that is sent to the door; the door reports what is wrong with a value. */
export function toAuditQuery(filters: AuditFilters): RegistryQuery<'audit'> {
  const { refused, ...rest } = filters;
  return { ...rest, ...((refused === 'yes' || refused === 'no') && { refused }) };
}
