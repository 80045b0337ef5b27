/** Texts of the login popup. */
export const copy = {
  title: {
    'log-in': 'Welcome back',
    register: 'Create your account',
    confirm: 'Check your email',
    forgot: 'Forgotten your password?',
  },
  /** Shown where the customer may continue as guest: most of them are here for the first time. */
  checkoutTitle: 'How would you like to check out?',
  lead: {
    'log-in': 'Log in to use your addresses and see your orders.',
    register: 'Your addresses, orders and bookings in one place.',
    forgot: 'Tell us your email and we send you a link to choose a new one.',
  },
  confirmLead: (email: string) =>
    `We have sent an email to ${email}. Type in its code to open your account, or log in if it says that you have one.`,
  logIn: 'Log in',
  register: 'Register',
  submit: {
    'log-in': 'Log in',
    register: 'Create account',
    confirm: 'Open my account',
    forgot: 'Send me the link',
  },
  tabs: 'Log in or register',
  fields: {
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile number',
    password: 'Password',
    otp: 'Code from the email',
  },
  mobileHint: '11 digits, starting with 0',
  passwordHint: 'At least 8 characters',
  otpHint: '6 digits. Look among the junk, too.',
  sendAgain: 'No email? Check the address',
  forgot: 'Forgotten your password?',
  backToLogIn: 'Back to log in',
  or: 'or',
  guest: 'Continue as guest',
  guestHint: 'No account needed. We only ask what we need to serve you.',
  passwordMessageSent: 'If we know that address, a link is on its way to it.',
  unreachable: 'We could not reach the server. Please try again.',
  loggedOut: 'You are logged out.',
  sessionOver: 'Please log in again.',
} as const;
