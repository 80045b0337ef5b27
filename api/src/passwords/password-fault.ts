import { isCommonPassword } from './common-passwords';

export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'personal';

/** Why a new password is refused: by its length and by how early it would be guessed, not by its kinds of characters (G9). */
export function passwordFault(
  password: string,
  person: { readonly email: string; readonly name: string },
): PasswordFault | undefined {
  const length = [...password].length;
  if (length < 8) return 'too-short';
  if (length > 128) return 'too-long';
  if (isCommonPassword(password)) return 'common';
  return isPersonal(password.toLowerCase(), person) ? 'personal' : undefined;
}

/** Whether little remains of a password without the person's own words. */
function isPersonal(
  lower: string,
  { email, name }: { readonly email: string; readonly name: string },
): boolean {
  const ownWords = [
    ...email.toLowerCase().split(/[@.]/),
    ...name.toLowerCase().split(/\s+/),
    name.toLowerCase().replace(/\s+/g, ''),
  ]
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length);
  const remaining = ownWords.reduce((text, word) => text.replaceAll(word, ''), lower);
  return remaining.length < lower.length && remaining.replace(/[^a-z]/g, '').length < 4;
}
