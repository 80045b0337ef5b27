import { chooseBadge } from './badge';

type Row = [
  rule: string,
  status: 'open' | 'closed',
  collection: 'yes' | 'no' | 'pre',
  delivery: 'yes' | 'no' | 'pre',
  badge: string,
];

const table: Row[] = [
  ['LST-38', 'closed', 'no', 'no', 'Closed'],
  ['LST-39', 'closed', 'pre', 'yes', 'Pre-order'],
  ['LST-39', 'closed', 'yes', 'pre', 'Pre-order'],
  ['LST-40', 'open', 'pre', 'no', 'Pre-order'],
  ['LST-40', 'open', 'no', 'pre', 'Pre-order'],
  ['LST-40', 'closed', 'pre', 'no', 'Pre-order'],
  ['LST-40', 'closed', 'no', 'pre', 'Pre-order'],
  ['LST-41', 'open', 'pre', 'pre', 'Pre-order'],
  ['LST-41', 'closed', 'pre', 'pre', 'Pre-order'],
  ['LST-42', 'open', 'yes', 'yes', 'Order-now'],
  ['LST-42', 'open', 'yes', 'no', 'Order-now'],
  ['LST-42', 'open', 'no', 'yes', 'Order-now'],
  ['LST-42', 'open', 'yes', 'pre', 'Order-now'],
  ['LST-42', 'open', 'pre', 'yes', 'Order-now'],
  ['LST-43', 'closed', 'yes', 'yes', 'Order-now'],
  ['LST-43', 'closed', 'yes', 'no', 'Order-now'],
  ['LST-43', 'closed', 'no', 'yes', 'Order-now'],
  ['LST-44', 'open', 'no', 'no', 'Closed'],
];

describe('[LST-37][LST-38][LST-39][LST-40][LST-41][LST-42][LST-43][LST-44] the badge of every status and mode', () => {
  it.each(table)('%s: %s, collection %s, delivery %s reads %s', (_, status, collection, delivery, badge) => {
    expect(chooseBadge({ open: status === 'open', collection, delivery })).toBe(badge);
  });

  it('the table holds every combination once', () => {
    expect(new Set(table.map(([, ...row]) => row.slice(0, 3).join())).size).toBe(18);
  });
});
