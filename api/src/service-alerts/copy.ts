/** The sentences about alerts. The texts of e-mails are in `messages.ts`. */
export const copy = {
  served: (postcode: string) => `A restaurant serves ${postcode} already. Please search again.`,
  tooMany: (alerts: number) =>
    `This address already waits for ${alerts} places. Take one of them back by the link in its e-mail first.`,
} as const;
