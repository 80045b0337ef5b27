/** The period of an audit query, or the field with an invalid date. */
export type AuditTime =
  | { readonly kind: 'read'; readonly from: Date | undefined; readonly until: Date | undefined }
  | { readonly kind: 'refused'; readonly fault: string };

const hour = 3_600_000;
const day = 24 * hour;

interface AuditPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly hours?: string | undefined;
}

/** Parses the period of an audit query; `to` as a date includes that whole day, in UTC, and `hours` are the last ones. */
export function auditTimes(ends: AuditPeriod, now: Date): AuditTime {
  if (ends.hours !== undefined && ends.from !== undefined)
    return { kind: 'refused', fault: 'Give /from or /hours, not both.' };
  const lastHours =
    ends.hours === undefined ? undefined : new Date(now.getTime() - Number(ends.hours) * hour);
  const from = ends.from === undefined ? lastHours : new Date(ends.from);
  const to = ends.to === undefined ? undefined : new Date(ends.to);
  if (from !== undefined && Number.isNaN(from.getTime())) return noDate('from', ends.from);
  if (to === undefined) return { kind: 'read', from, until: undefined };
  if (Number.isNaN(to.getTime())) return noDate('to', ends.to);
  return { kind: 'read', from, until: ends.to?.length === 10 ? new Date(to.getTime() + day) : to };
}

function noDate(field: string, text = ''): AuditTime {
  return { kind: 'refused', fault: `/${field}: "${text}" is not a date.` };
}
