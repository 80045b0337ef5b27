const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;

/** Whether the text may be an e-mail address, checked as the server checks it. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
