import { countRestored, restoreFaults } from './judge-restore';
import type { PlacedOrder, Restored } from './judge-restore';

const anOrderOf = (okey: string, parts: Partial<PlacedOrder> = {}): PlacedOrder => ({
  sentAt: 10,
  answeredAt: 20,
  okey,
  orderNumber: 1,
  okeyOfRepeat: okey,
  ...parts,
});

/** Two orders before the point, of which one was sent again, and one after it. */
const aRestore = (parts: Partial<Restored> = {}): Restored => ({
  pointFrom: 100,
  pointTo: 110,
  placed: [
    anOrderOf('first', { orderNumber: 1 }),
    anOrderOf('second', { orderNumber: 2 }),
    anOrderOf('after', { sentAt: 120, answeredAt: 130, orderNumber: 3, okeyOfRepeat: 'after-again' }),
  ],
  okeys: new Set(['first', 'second']),
  numbersAfterRepeats: [1, 2, 1003],
  receipts: [1, 2, 1],
  receivedOfUndone: 1,
  ...parts,
});

describe('a restore to a point in time', () => {
  it('[SCL-4/point] is whole when all before the point is kept and the rest is taken again', () => {
    expect(restoreFaults(aRestore())).toStrictEqual([]);
  });
  it('[SCL-4/twice] counts what is kept, undone and sent twice', () => {
    expect(countRestored(aRestore())).toStrictEqual({
      kept: 2,
      undone: 1,
      messagesSentTwice: 1,
      messagesOfUndone: 1,
    });
  });
  it('may keep or undo an order that was under way at the point', () => {
    const underWay = anOrderOf('under-way', { sentAt: 90, answeredAt: 105, orderNumber: 4 });
    const { placed, okeys } = aRestore();
    for (const isKept of [true, false])
      expect(
        restoreFaults(
          aRestore({
            placed: [...placed, isKept ? underWay : { ...underWay, okeyOfRepeat: 'taken-again' }],
            okeys: isKept ? new Set([...okeys, 'under-way']) : okeys,
            numbersAfterRepeats: [1, 2, 1003, 1004],
          }),
        ),
      ).toStrictEqual([]);
  });
  it.each<[string, Partial<Restored>]>([
    ['1 orders that were answered before the point are lost.', { okeys: new Set(['first']) }],
    ['1 orders from after the point are there.', { okeys: new Set(['first', 'second', 'after']) }],
    [
      '1 orders that were kept were taken once more when they were sent again.',
      { placed: [anOrderOf('first', { okeyOfRepeat: 'other' })], numbersAfterRepeats: [1] },
    ],
    [
      '1 orders were not taken when they were sent again.',
      { placed: [anOrderOf('gone', { sentAt: 120, answeredAt: 130, okeyOfRepeat: '' })] },
    ],
    ['1 numbers of undone orders were given to others.', { numbersAfterRepeats: [1, 2, 3] }],
    ['1 orders are there twice.', { numbersAfterRepeats: [1, 2, 1003, 1004] }],
  ])('says that %s', (fault, parts) => {
    expect(restoreFaults(aRestore(parts))).toContain(fault);
  });
});
