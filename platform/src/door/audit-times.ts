/** The period of an audit query, or the field with an invalid date. */
export type AuditTime =
  | { readonly kind: 'read'; readonly from: Date | undefined; readonly until: Date | undefined }
  | { readonly kind: 'refused'; readonly fault: string };

const day = 86_400_000;

/** Parses the period of an audit query; `to` as a date includes that whole day, in UTC. */
export function auditTimes(ends: {
  readonly from: string | undefined;
  readonly to: string | undefined;
}): AuditTime {
  const from = ends.from === undefined ? undefined : new Date(ends.from);
  const to = ends.to === undefined ? undefined : new Date(ends.to);
  if (from !== undefined && Number.isNaN(from.getTime())) return noDate('from', ends.from);
  if (to === undefined) return { kind: 'read', from, until: undefined };
  if (Number.isNaN(to.getTime())) return noDate('to', ends.to);
  return { kind: 'read', from, until: ends.to?.length === 10 ? new Date(to.getTime() + day) : to };
}

function noDate(field: string, text = ''): AuditTime {
  return { kind: 'refused', fault: `/${field}: "${text}" is not a date.` };
}
