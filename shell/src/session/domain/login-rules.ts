/** What the login popup can be used for. */
export type LoginPurpose = 'log-in' | 'register' | 'confirm' | 'forgot';

export type LoginField = 'name' | 'email' | 'mobile' | 'password' | 'otp';
export type LoginFields = Readonly<Record<LoginField, string>>;

const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/;
const shortestPassword = 8;

/** Whether a text reads as an e-mail address, by the contract's own rule. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}

/** The code without the spaces that a customer may have copied with it. */
export function codeIn(text: string): string {
  return text.replace(/\s/g, '');
}

/** The fields that each purpose asks for, in their order on the screen. */
export const fieldsOf: Readonly<Record<LoginPurpose, readonly LoginField[]>> = {
  'log-in': ['email', 'password'],
  register: ['name', 'email', 'mobile', 'password'],
  confirm: ['otp'],
  forgot: ['email'],
};

/** What is wrong with the fields of a purpose, by field, in the words of the address form (ADR-12 to ADR-16). */
export function loginFaults(
  purpose: LoginPurpose,
  fields: Partial<LoginFields>,
): Partial<Record<LoginField, string>> {
  const rules: Record<LoginField, (text: string) => string | undefined> = {
    name: (text) => (text.trim() === '' ? 'Name is required' : undefined),
    email: (text) => {
      if (text.trim() === '') return 'Email is required';
      return isEmail(text) ? undefined : 'Please enter valid email';
    },
    mobile: (text) => {
      if (text.trim() === '') return 'Mobile Number is required';
      return /^0\d{10}$/.test(text.trim()) ? undefined : 'Phone number must have 11 digit and a leading 0';
    },
    password: (text) => {
      if (text === '') return 'Password is required';
      if (purpose === 'register' && text.length < shortestPassword) {
        return `Password must have at least ${shortestPassword} characters`;
      }
      return undefined;
    },
    otp: (text) => {
      if (codeIn(text) === '') return 'Code is required';
      return /^\d{6}$/.test(codeIn(text)) ? undefined : 'The code has 6 digits';
    },
  };
  const faults: Partial<Record<LoginField, string>> = {};
  for (const field of fieldsOf[purpose]) {
    const fault = rules[field](fields[field] ?? '');
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}
