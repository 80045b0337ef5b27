import type { Config } from '../config';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandbox-provider';
import { stripeProvider } from './stripe-provider';

/** Stripe when it is configured, else the sandbox; none in production, where the sandbox would give meals away (D41). */
export function createProvider({
  stripe,
  production,
  codeSecret,
}: Pick<Config, 'stripe' | 'production' | 'codeSecret'>): PaymentProvider | undefined {
  if (stripe) return stripeProvider(stripe);
  return production ? undefined : sandboxProvider(codeSecret);
}
