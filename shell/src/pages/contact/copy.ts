/** Texts of the contact page. */
export const copy = {
  title: (brand: string) => `Contact us · ${brand}`,
  heading: 'Contact us',
  lead: 'A question, praise, or something that went wrong: we read everything and answer within a working day.',
  direct: 'Or straight to us',
  fields: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
  send: 'Send message',
  sent: 'Thank you, your message is on its way.',
  sentText: (email: string) => `We answer to ${email}.`,
  another: 'Write another',
  unreachable: 'We could not reach the server. Nothing was sent. Please try again.',
  required: {
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  },
  invalidEmail: 'Please enter valid email',
} as const;
