/**
 * A British mobile number. All others cost more to send to, or cannot take text messages: 070 and 076 are not mobile numbers, save
 * for those of the Isle of Man.
 */
export function isTextable(number: string): boolean {
  return /^07(?:[1-57-9]\d{8}|624\d{6})$/.test(number);
}
