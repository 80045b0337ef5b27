import { loginFaults } from './login-rules';
import type { LoginPurpose } from './login-rules';

const good = {
  name: 'Asha',
  email: 'asha@example.test',
  mobile: '07700900123',
  password: 'correct-horse',
  otp: '123 456',
};
const empty = { name: '', email: '', mobile: '', password: '', otp: '' };

describe('what the login popup asks for', () => {
  it.each<LoginPurpose>(['log-in', 'register', 'confirm', 'forgot'])(
    'takes what is filled in well (%s)',
    (purpose) => {
      expect(loginFaults(purpose, good)).toStrictEqual({});
    },
  );

  it('says what is missing, in the words of the address form', () => {
    expect(loginFaults('register', empty)).toStrictEqual({
      name: 'Name is required',
      email: 'Email is required',
      mobile: 'Mobile Number is required',
      password: 'Password is required',
    });
  });

  it('asks for no more than the purpose needs', () => {
    expect(Object.keys(loginFaults('log-in', empty))).toStrictEqual(['email', 'password']);
    expect(Object.keys(loginFaults('forgot', empty))).toStrictEqual(['email']);
    expect(loginFaults('confirm', empty)).toStrictEqual({ otp: 'Code is required' });
  });

  it.each(['asha', 'asha@', 'asha@example', 'asha @example.test', 'asha@example.'])(
    '%s is no e-mail address',
    (email) => {
      expect(loginFaults('forgot', { ...good, email })).toStrictEqual({ email: 'Please enter valid email' });
    },
  );

  it.each(['7700900123', '077009001234', '17700900123', '0770090012a'])(
    '%s is no mobile number',
    (mobile) => {
      expect(loginFaults('register', { ...good, mobile })).toStrictEqual({
        mobile: 'Phone number must have 11 digit and a leading 0',
      });
    },
  );

  it('a new password has 8 characters or more; one to log in with may be of any length', () => {
    expect(loginFaults('register', { ...good, password: '1234567' })).toStrictEqual({
      password: 'Password must have at least 8 characters',
    });
    expect(loginFaults('log-in', { ...good, password: '1' })).toStrictEqual({});
  });

  it.each(['12345', '1234567', '12345a'])('%s is no code', (otp) => {
    expect(loginFaults('confirm', { otp })).toStrictEqual({ otp: 'The code has 6 digits' });
  });

  it('spaces around are no fault, spaces alone are', () => {
    expect(
      loginFaults('register', { ...good, email: ' asha@example.test ', mobile: ' 07700900123' }),
    ).toStrictEqual({});
    expect(loginFaults('register', { ...good, name: '   ' })).toStrictEqual({ name: 'Name is required' });
  });
});
