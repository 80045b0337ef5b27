/** What is wrong with a mobile number, `''` where nothing is (OTP-24 to OTP-26). */
export const mobileError = (mobile: string): string => {
  if (mobile === '') return 'Mobile Number is required';
  if (/\s/.test(mobile)) return 'Space is not allowed';
  return /^0\d{10}$/.test(mobile) ? '' : 'Mobile number must have 11 digit and a leading 0';
};

/** What is wrong with a code, `''` where nothing is (OTP-28 to OTP-30, D78). */
export const codeError = (code: string): string => {
  if (code === '') return 'Verification code is required';
  if (/\s/.test(code)) return 'Space is not allowed';
  return /^\d{6}$/.test(code) ? '' : 'Verify number must have 6 digit';
};

/** Seconds as minutes and seconds, 299 as '04:59'. */
export const minutesAndSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
