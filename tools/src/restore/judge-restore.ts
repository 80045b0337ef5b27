/** An order that a customer placed before the database was lost; times are of `performance.now()`. */
export interface PlacedOrder {
  readonly sentAt: number;
  readonly answeredAt: number;
  /** The order's key as the customer was told. */
  readonly okey: string;
  readonly orderNumber: number;
  /** What the customer is told who sends the same order again, with the same request key, after the restore. */
  readonly okeyOfRepeat: string;
}

/** What was found after the database was restored to a point in time. */
export interface Restored {
  /** The time of the point: it was asked for at the first and known at the second. */
  readonly pointFrom: number;
  readonly pointTo: number;
  readonly placed: readonly PlacedOrder[];
  /** The orders right after the restore, and when everybody had sent theirs again. */
  readonly okeys: ReadonlySet<string>;
  readonly numbersAfterRepeats: readonly number[];
  /** How often the system of the business received each message, by its id. */
  readonly receipts: readonly number[];
  /** How often it was told of an order that the restore has undone. */
  readonly receivedOfUndone: number;
}

interface RestoreCounts {
  readonly kept: number;
  /** Orders after the point, which were answered and are gone. */
  readonly undone: number;
  readonly messagesSentTwice: number;
  readonly messagesOfUndone: number;
}

export function countRestored({ placed, okeys, receipts, receivedOfUndone }: Restored): RestoreCounts {
  const kept = placed.filter(({ okey }) => okeys.has(okey)).length;
  return {
    kept,
    undone: placed.length - kept,
    messagesSentTwice: receipts.filter((times) => times > 1).length,
    messagesOfUndone: receivedOfUndone,
  };
}

/** What a restore must not do and did, in sentences. */
export function restoreFaults(restored: Restored): string[] {
  const { placed, okeys, pointFrom, pointTo, numbersAfterRepeats } = restored;
  const isKept = ({ okey }: PlacedOrder) => okeys.has(okey);
  const lost = placed.filter((order) => order.answeredAt < pointFrom && !isKept(order));
  const tooLate = placed.filter((order) => order.sentAt > pointTo && isKept(order));
  const changed = placed.filter((order) => isKept(order) && order.okeyOfRepeat !== order.okey);
  const notTaken = placed.filter(({ okeyOfRepeat }) => okeyOfRepeat === '');
  const undoneNumbers = new Set(
    placed.filter((order) => !isKept(order)).map(({ orderNumber }) => orderNumber),
  );
  const givenAgain = numbersAfterRepeats.filter((number) => undoneNumbers.has(number));
  const doubled = numbersAfterRepeats.length - placed.length;
  return [
    ...sentence(lost.length, 'orders that were answered before the point are lost'),
    ...sentence(tooLate.length, 'orders from after the point are there'),
    ...sentence(changed.length, 'orders that were kept were taken once more when they were sent again'),
    ...sentence(notTaken.length, 'orders were not taken when they were sent again'),
    ...sentence(givenAgain.length, 'numbers of undone orders were given to others'),
    ...sentence(Math.max(doubled, 0), 'orders are there twice'),
  ];
}

const sentence = (count: number, what: string) => (count === 0 ? [] : [`${count} ${what}.`]);
