/** The words of the verification remote; the specification's own are exact, misspellings included. */
export const copy = {
  title: (brand: string) => `Confirm your order | ${brand}`,
  heading: 'Confirm your order',
  lead: 'We have sent a code to your phone. Type it in, and the restaurant begins to cook.',
  loading: 'Loading your order',
  failedTitle: 'Your order did not load',
  mobile: 'Mobile Number',
  edit: 'Edit',
  cancel: 'Cancel',
  send: 'Send',
  resend: 'Resend',
  code: 'Verification code',
  verify: 'Verify',
  validFor: 'Your code is valid for',
  expired: 'No code is valid any more. Press Edit, then Resend, for a new one.',
  sent: 'We have sent the code to your number, please verify.',
  enterCode: 'Please enter verification code.',
  enterMobile: 'Please enter valid mobile number.',
  sameMobile: 'New mobile number is same with old mobile number',
  wait: (time: string) =>
    `Please wait, we have already send a verification code. If you not receved then try after ${time} minute`,
  unreachable: 'We could not reach the server. Please try again.',
} as const;
