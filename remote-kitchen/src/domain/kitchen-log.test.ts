import { withNewest, withOlder } from './kitchen-log';
import type { LogPart } from './kitchen-log';

const part = (ids: readonly number[], hasMore = true): LogPart => ({
  acts: ids.map((id) => ({
    id,
    at: id,
    actor: 'device',
    name: '',
    act: 'order moved',
    subject: '',
    changes: [],
  })),
  hasMore,
});
const idsOf = ({ acts, hasMore }: LogPart) => [acts.map(({ id }) => id), hasMore];

it('[KIT-12] newer lines come before those that are known, each once', () => {
  expect(idsOf(withNewest(undefined, part([5, 4])))).toStrictEqual([[5, 4], true]);
  expect(idsOf(withNewest(part([5, 4, 3, 2], false), part([6, 5])))).toStrictEqual([[6, 5, 4, 3, 2], false]);
  expect(idsOf(withNewest(part([2, 1], false), part([3, 2, 1], false)))).toStrictEqual([[3, 2, 1], false]);
  expect(idsOf(withNewest(part([2]), part([], false)))).toStrictEqual([[], false]);
});

it('[KIT-12] lines that are known fall away where others are missing between them and the newest', () => {
  expect(idsOf(withNewest(part([4, 3]), part([9, 8])))).toStrictEqual([[9, 8], true]);
});

it('[KIT-12] older lines follow', () => {
  expect(idsOf(withOlder(part([5, 4]), part([3], false)))).toStrictEqual([[5, 4, 3], false]);
});
