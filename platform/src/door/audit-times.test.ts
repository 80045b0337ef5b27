import { auditTimes } from './audit-times';

describe('the period of an audit query', () => {
  it('includes a whole day for a date and ends exactly at an instant', () => {
    expect(auditTimes({ from: '2026-12-27', to: '2026-12-27' })).toEqual({
      kind: 'read',
      from: new Date('2026-12-27T00:00:00Z'),
      until: new Date('2026-12-28T00:00:00Z'),
    });
    expect(auditTimes({ from: undefined, to: '2026-12-27T06:00:00Z' })).toMatchObject({
      from: undefined,
      until: new Date('2026-12-27T06:00:00Z'),
    });
  });

  it.each([
    [{ from: '2026-13-01', to: undefined }, '/from: "2026-13-01" is not a date.'],
    [{ from: undefined, to: '2026-12-99' }, '/to: "2026-12-99" is not a date.'],
  ])('refuses an invalid date and names the field: %j', (ends, fault) => {
    expect(auditTimes(ends)).toEqual({ kind: 'refused', fault });
  });
});
