/** The sentences around the information pages, whose texts are in `pages.ts`, and of the message that the contact form sends. */
export const copy = {
  unknownPage: 'There is no such page.',
  contact: {
    subject: (subject: string) => `Contact form: ${subject}`,
    from: (name: string, email: string) => `From ${name} <${email}>`,
  },
} as const;
