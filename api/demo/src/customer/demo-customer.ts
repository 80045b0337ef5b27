/** The account to log in with while developing; `npm start` prints it. */
export const demoCustomer = { email: 'customer@example.test', password: 'correct-horse-battery' } as const;

/** An account as far as its history needs it. */
export interface DemoUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}
