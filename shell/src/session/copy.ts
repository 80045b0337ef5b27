/** The words of the login popup. */
export const copy = {
  title: { 'log-in': 'Welcome back', register: 'Create your account', forgot: 'Forgotten your password?' },
  /** Where the customer may go on as a guest, most have not been here before. */
  checkoutTitle: 'How would you like to check out?',
  lead: {
    'log-in': 'Log in to use your addresses and see your orders.',
    register: 'Your addresses, orders and bookings in one place.',
    forgot: 'Tell us your email and we send you a link to choose a new one.',
  },
  logIn: 'Log in',
  register: 'Register',
  submit: { 'log-in': 'Log in', register: 'Create account', forgot: 'Send me the link' },
  tabs: 'Log in or register',
  fields: { name: 'Name', email: 'Email', mobile: 'Mobile number', password: 'Password' },
  mobileHint: '11 digits, starting with 0',
  passwordHint: 'At least 8 characters',
  forgot: 'Forgotten your password?',
  backToLogIn: 'Back to log in',
  or: 'or',
  guest: 'Continue as guest',
  guestHint: 'No account needed. We only ask where to bring your food.',
  passwordMessageSent: 'If we know that address, a link is on its way to it.',
  unreachable: 'We could not reach the server. Please try again.',
  loggedOut: 'You are logged out.',
  sessionOver: 'Please log in again.',
} as const;
