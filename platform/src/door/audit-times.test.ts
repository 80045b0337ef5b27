import { auditTimes } from './audit-times';

const now = new Date('2026-12-27T03:00:00Z');

describe('the period of an audit query', () => {
  it('includes a whole day for a date and ends exactly at an instant', () => {
    expect(auditTimes({ from: '2026-12-27', to: '2026-12-27' }, now)).toStrictEqual({
      kind: 'read',
      from: new Date('2026-12-27T00:00:00Z'),
      until: new Date('2026-12-28T00:00:00Z'),
    });
    expect(auditTimes({ to: '2026-12-27T06:00:00Z' }, now)).toMatchObject({
      from: undefined,
      until: new Date('2026-12-27T06:00:00Z'),
    });
  });

  it('counts the last hours back from now', () => {
    expect(auditTimes({ hours: '12' }, now)).toStrictEqual({
      kind: 'read',
      from: new Date('2026-12-26T15:00:00Z'),
      until: undefined,
    });
  });

  it.each([
    [{ from: '2026-12-27', hours: '12' }, 'Give /from or /hours, not both.'],
    [{ from: '2026-13-01' }, '/from: "2026-13-01" is not a date.'],
    [{ to: '2026-12-99' }, '/to: "2026-12-99" is not a date.'],
  ])('refuses an invalid date and names the field: %j', (ends, fault) => {
    expect(auditTimes(ends, now)).toStrictEqual({ kind: 'refused', fault });
  });
});
