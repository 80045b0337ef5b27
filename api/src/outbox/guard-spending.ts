import type { Clock } from '../clock';
import type { Config } from '../config';
import { endOfWindow } from '../limits/rate-limit';
import type { Limit, RateLimit, SubjectLimit } from '../limits/rate-limit';
import type { Log } from '../log';
import { findCeiling, findUnprovenCeiling } from './ceilings';
import type { Channel, OutboxMessage } from './repository';
import { MustWait, Undeliverable } from './senders/sender';
import { isTextable } from './textable';

const day = 86_400;

/** The most messages that one recipient gets in a day: of one sender, of all unproven senders, and of everybody. */
const perRecipient = {
  sms: { sender: 10, unproven: 20, everybody: 40 },
  email: { sender: 20, unproven: 50, everybody: 100 },
} as const;

export interface GuardPorts {
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
  /** Adds one to a metric. */
  readonly count: (name: string, labels: Readonly<Record<string, string>>) => void;
  readonly config: Pick<Config, 'textsPerHour' | 'emailsPerHour'>;
}

/** What the guard says about a batch of messages. */
export interface Admission {
  /** Why messages are not sent, by message id. */
  readonly refusals: ReadonlyMap<string, Error>;
  /** Gives back what the guard counted for messages that could not be sent. */
  release(unsent: readonly OutboxMessage[]): Promise<void>;
}

/** Admits every message. */
export const admitAll: Admission = { refusals: new Map(), release: () => Promise.resolve() };

/** One limit, the subject that it counts a message for (undefined: it does not concern the message), and what happens to messages above it. */
interface Rule {
  readonly action: string;
  readonly limit: Limit;
  subjectOf(message: OutboxMessage): string | undefined;
  refuse(excess: number): Error;
}

/** One message that a rule has counted. */
interface Counted {
  readonly rule: Rule;
  readonly id: string;
  readonly subject: string;
}

/**
 * The last limit before money is spent, whatever wrote the messages: text messages go to mobile numbers only, each recipient gets a
 * limited number a day, and all messages together have a ceiling for each hour, half of which is kept for the proven (D116). Messages above
 * the ceiling wait for the next hour, and an alarm is logged. Only what was sent counts: a try that failed is given back.
 */
export async function guardSpending(
  channel: Channel,
  messages: readonly OutboxMessage[],
  ports: GuardPorts,
): Promise<Admission> {
  if ((channel !== 'sms' && channel !== 'email') || messages.length === 0) return admitAll;
  const { rateLimit, clock } = ports;
  const now = clock.now();
  const refusals = new Map<string, Error>();
  for (const message of messages) {
    const fault = faultOf(message, now);
    if (fault !== undefined) refusals.set(message.id, new Undeliverable(fault));
  }

  const rules = rulesOf(channel, ports, now);
  const counted: Counted[] = [];
  for (const rule of rules) {
    const concerned = messages.flatMap((message): Counted[] => {
      const subject = refusals.has(message.id) ? undefined : rule.subjectOf(message);
      return subject === undefined ? [] : [{ rule, id: message.id, subject }];
    });
    counted.push(...concerned);
    const subjects = concerned.map(({ subject }) => subject);
    for (const [subject, excess] of await rateLimit.takeEach(rule.action, subjects, rule.limit)) {
      const refusal = rule.refuse(excess);
      for (const { id } of concerned.filter((one) => one.subject === subject).slice(-excess))
        refusals.set(id, refusal);
    }
  }

  async function release(isUnsent: (id: string) => boolean) {
    for (const rule of rules) {
      const subjects = counted
        .filter((one) => one.rule === rule && isUnsent(one.id))
        .map(({ subject }) => subject);
      await rateLimit.releaseEach(rule.action, subjects, rule.limit, now);
    }
  }
  await release((id) => refusals.has(id));
  return {
    refusals,
    release: (unsent) => {
      const ids = new Set(unsent.map(({ id }) => id));
      return release((id) => ids.has(id) && !refusals.has(id));
    },
  };
}

/** Why a message cannot be sent at all; undefined when it can. */
function faultOf({ channel, recipient, details }: OutboxMessage, now: Date): string | undefined {
  if (channel === 'sms' && !isTextable(recipient)) return 'Text messages go to mobile numbers only';
  const { uselessAfter } = details;
  return uselessAfter !== undefined && new Date(uselessAfter) <= now
    ? 'It is too late to be of use'
    : undefined;
}

function rulesOf(channel: 'sms' | 'email', { count, log, config }: GuardPorts, now: Date): readonly Rule[] {
  const { sender, unproven, everybody } = perRecipient[channel];
  const isOfStranger = ({ details }: OutboxMessage) => details['proven'] === 'no';
  // Strangers cannot cause messages with a known reader, and codes were counted when they were written.
  const isCounted = ({ details }: OutboxMessage) => details['reader'] === undefined;
  const isCode = ({ details }: OutboxMessage) => details['reader'] === 'code';
  const recipientOf = ({ recipient }: OutboxMessage) => recipient.toLowerCase();
  const ofRecipient = (action: string, times: number, subjectOf: Rule['subjectOf']): Rule => ({
    action: `${channel}-${action}`,
    limit: { times, seconds: day },
    subjectOf: (message) => (isCounted(message) ? subjectOf(message) : undefined),
    refuse(excess) {
      for (let refused = 0; refused < excess; refused += 1) count('messages_refused_total', { channel });
      return new Undeliverable('This recipient has had too many messages today');
    },
  });
  const ofAll = (
    { action, subject, limit }: SubjectLimit,
    isConcerned: (message: OutboxMessage) => boolean,
  ): Rule => ({
    action,
    limit,
    subjectOf: (message) => (isConcerned(message) && !isCode(message) ? subject : undefined),
    refuse(excess) {
      count('messages_over_ceiling_total', { channel });
      const alarm = {
        event: 'sending-ceiling',
        channel,
        ceiling: action,
        times: limit.times,
        waiting: excess,
      };
      log.error(alarm, 'ALARM: the ceiling of messages is reached');
      return new MustWait(
        `The ceiling of ${limit.times} an hour is reached`,
        endOfWindow(limit.seconds, now.getTime()),
      );
    },
  });
  return [
    ofRecipient('recipient-of-sender', sender, (message) =>
      message.details['sender'] === undefined
        ? undefined
        : `${recipientOf(message)} ${message.details['sender']}`,
    ),
    ofRecipient('recipient-of-unproven', unproven, (message) =>
      isOfStranger(message) ? recipientOf(message) : undefined,
    ),
    ofRecipient('recipient', everybody, recipientOf),
    ofAll(findUnprovenCeiling(channel, config), isOfStranger),
    ofAll(findCeiling(channel, config), () => true),
  ];
}
