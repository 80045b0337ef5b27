import { codeError, minutesAndSeconds, mobileError } from './fields';

describe('the fields of the verification page', () => {
  it.each([
    ['', 'Mobile Number is required'],
    ['0770 0900123', 'Space is not allowed'],
    ['7700900123', 'Mobile number must have 11 digit and a leading 0'],
    ['077009001234', 'Mobile number must have 11 digit and a leading 0'],
    ['07700900123', ''],
  ])('[OTP-24][OTP-25][OTP-26] the mobile "%s" gives "%s"', (mobile, message) => {
    expect(mobileError(mobile)).toBe(message);
  });

  it.each([
    ['', 'Verification code is required'],
    ['12 456', 'Space is not allowed'],
    ['12345', 'Verify number must have 6 digit'],
    ['1234567', 'Verify number must have 6 digit'],
    ['12345a', 'Verify number must have 6 digit'],
    ['012345', ''],
  ])('[OTP-28][OTP-29][OTP-30] the code "%s" gives "%s"', (code, message) => {
    expect(codeError(code)).toBe(message);
  });

  it('time is written with two digits each', () => {
    expect([0, 9, 60, 299].map(minutesAndSeconds)).toEqual(['00:00', '00:09', '01:00', '04:59']);
  });
});
