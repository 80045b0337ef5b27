/**
 * Whether a number is a British mobile number. Others cost more or cannot get text messages. 070 and 076 are not mobile numbers, except
 * those of the Isle of Man.
 */
export function isTextable(number: string): boolean {
  return /^07(?:[1-57-9]\d{8}|624\d{6})$/.test(number);
}
