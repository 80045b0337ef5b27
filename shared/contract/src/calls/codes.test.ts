import type { Answer } from './calls';
import { Codes, hasCode, isOk } from './codes';

const numbered = JSON.parse(
  '{"responsecode":200,"status":"done"}',
) as Answer<'business/cash_order_otp_verify'>;

describe('codes', () => {
  it('[API-5][API2-6][API2-25] success is 200 by string value, so the number 200 is success too', () => {
    expect(isOk({ responsecode: '200', status: 'done' })).toBe(true);
    expect(isOk(numbered)).toBe(true);
    expect(isOk({ responsecode: '201', status: 'no' })).toBe(false);
    expect(isOk({ responsecode: '0200', status: 'no' })).toBe(false);
  });

  it('[API2-6] any other code is compared by string value too', () => {
    expect(hasCode(JSON.parse('{"responsecode":221}') as { responsecode: '221' | '200' }, '221')).toBe(true);
    expect(hasCode({ responsecode: '204' } as { responsecode: '221' | '204' }, '221')).toBe(false);
  });

  it('the codes are those of the specification and the decisions', () => {
    expect(Codes).toMatchObject({
      OK: '200',
      REFUSED: '201',
      CHANGED: '202',
      VERIFY: '203',
      NOTHING_FOUND: '204',
      SESSION_OVER: '221',
      BAD_BODY: '400',
      CONFLICT: '409',
    });
  });
});
