/** The sentences about deleting an account. */
export const copy = {
  wrongPassword: 'The password is not right.',
  orderRuns: (orderNumber: number, businessName: string) =>
    `Your order ${orderNumber} with ${businessName} is still under way. Please delete your account when it is done.`,
  bookingRuns: (businessName: string, date: string, time: string) =>
    `You have a table at ${businessName} on ${date} at ${time}. Please cancel it first, or delete your account after your visit.`,
} as const;
