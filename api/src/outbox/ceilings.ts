import type { Config } from '../config';
import type { SubjectLimit } from '../limits/rate-limit';

const hour = 3_600;

type CeilingConfig = Pick<Config, 'textsPerHour' | 'emailsPerHour'>;

/** The ceiling of all messages of an hour. */
export function findCeiling(channel: 'sms' | 'email', config: CeilingConfig): SubjectLimit {
  return ceiling(`${channel}-ceiling`, perHour(channel, config));
}

/** The part of it that unproven senders and recipients may use; the other half is kept for the proven (D116). */
export function findUnprovenCeiling(channel: 'sms' | 'email', config: CeilingConfig): SubjectLimit {
  return ceiling(`${channel}-ceiling-unproven`, Math.floor(perHour(channel, config) / 2));
}

const perHour = (channel: 'sms' | 'email', { textsPerHour, emailsPerHour }: CeilingConfig) =>
  channel === 'sms' ? textsPerHour : emailsPerHour;

const ceiling = (action: string, times: number): SubjectLimit => ({
  action,
  subject: 'everybody',
  limit: { times, seconds: hour },
});
