import type { Config } from '../config';
import type { Limit, RateLimit } from '../limits/rate-limit';
import type { Log } from '../log';
import type { Channel, OutboxMessage } from './repository';
import { Undeliverable } from './senders/sender';
import { isTextable } from './textable';

const hour = 3_600;
const day = 24 * hour;

/** The most messages that one recipient gets in a day, whatever caused them. */
const perRecipient = {
  sms: { times: 40, seconds: day },
  email: { times: 100, seconds: day },
} as const satisfies Record<string, Limit>;

export interface GuardPorts {
  readonly rateLimit: RateLimit;
  readonly log: Log;
  /** Adds one to a metric. */
  readonly count: (name: string, labels: Readonly<Record<string, string>>) => void;
  readonly config: Pick<Config, 'textsPerHour' | 'emailsPerHour'>;
}

/** Why messages of a batch are not sent, by message id. */
export type Refusals = ReadonlyMap<string, Error>;

/**
 * The last limit before money is spent, whatever wrote the messages: text messages go to mobile numbers only, each recipient gets a
 * limited number a day, and all messages together have a ceiling for each hour. Messages above the ceiling wait, and an alarm is logged.
 */
export async function refuseSpending(
  channel: Channel,
  messages: readonly OutboxMessage[],
  { rateLimit, log, count, config }: GuardPorts,
): Promise<Refusals> {
  const refusals = new Map<string, Error>();
  if ((channel !== 'sms' && channel !== 'email') || messages.length === 0) return refusals;

  const isPossible = ({ recipient }: OutboxMessage) => channel === 'email' || isTextable(recipient);
  for (const message of messages)
    if (!isPossible(message))
      refusals.set(message.id, new Undeliverable('Text messages go to mobile numbers only'));

  // A repeated attempt counts once. Messages with a known reader do not count, since strangers cannot cause them.
  const counted = messages.filter(
    ({ id, attempts, details }) => !refusals.has(id) && attempts <= 1 && details['reader'] === undefined,
  );
  const recipientOf = ({ recipient }: OutboxMessage) => recipient.toLowerCase();
  const tooMany = await rateLimit.takeEach(
    `${channel}-recipient`,
    counted.map(recipientOf),
    perRecipient[channel],
  );
  for (const [recipient, excess] of tooMany)
    for (const { id } of counted.filter((one) => recipientOf(one) === recipient).slice(-excess)) {
      count('messages_refused_total', { channel });
      refusals.set(id, new Undeliverable('This recipient has had too many messages today'));
    }

  const remaining = messages.filter(({ id }) => !refusals.has(id));
  const times = channel === 'sms' ? config.textsPerHour : config.emailsPerHour;
  const everybody = remaining.map(() => 'everybody');
  const excess = (await rateLimit.takeEach(`${channel}-ceiling`, everybody, { times, seconds: hour })).get(
    'everybody',
  );
  if (excess !== undefined) {
    count('messages_over_ceiling_total', { channel });
    log.error(
      { event: 'sending-ceiling', channel, times, waiting: excess },
      'ALARM: the ceiling of messages is reached',
    );
    for (const { id } of remaining.slice(-excess))
      refusals.set(id, new Error(`The ceiling of ${times} an hour is reached`));
  }
  return refusals;
}
