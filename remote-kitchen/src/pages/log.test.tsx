import type { KitchenAct, OkAnswer } from '@storefront/contract';
import { screen } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { LogPageModel } from '../stores/log-page-model';
import { openPage } from '../testing/open-kitchen';
import { listing } from '../testing/orders';
import { LogPage } from '../ui/log/log-page';

const anAct = (id: number, parts: Partial<KitchenAct> = {}): KitchenAct => ({
  id,
  at: '2026-11-21T17:30:00.000Z',
  actor: 'device',
  person: '',
  device: 'Pass',
  act: 'order moved',
  subject: String(id),
  before: { state: 'placed' },
  after: { state: 'accepted', reason: 'It will take about 20 minutes.' },
  ...parts,
});
const log = (more_status: 'yes' | 'no', ...acts: KitchenAct[]): OkAnswer<'kitchen/acts'> => ({
  responsecode: '200',
  acts,
  more_status,
});
const open = (api: FakeApi) => openPage((frame) => new LogPageModel(frame), LogPage, { api });
const subjects = () =>
  screen.getAllByRole('listitem').flatMap((item) => /moved (\d+)/.exec(item.textContent)?.[1] ?? []);

describe('the log', () => {
  it('[KIT-12] says who did what, when, and how it was before and after', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/acts': () =>
        log(
          'no',
          anAct(2, { person: 'Asha' }),
          anAct(1, { actor: 'clock', device: '', after: { state: 'cancelled' } }),
        ),
    });
    await open(api);
    const [first, second] = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('moved'));
    expect(first).toContain('Sat 21 Nov, 17:30');
    expect(first).toContain('Asha, Pass');
    expect(first).toContain('from New to Accepted');
    expect(first).toContain('It will take about 20 minutes.');
    expect(second).toContain('The clock');
    expect(second).toContain('from New to Cancelled');
  });

  it('[KIT-12] shows older lines on request, and new ones by itself', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/acts': ({ before }) => (before === 3 ? log('no', anAct(2)) : log('yes', anAct(4), anAct(3))),
    });
    const { press, events } = await open(api);
    await press('Show more');
    expect(subjects()).toStrictEqual(['4', '3', '2']);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    api.answer('kitchen/acts', () => log('yes', anAct(5), anAct(4)));
    await events.send('change');
    expect(subjects()).toStrictEqual(['5', '4', '3', '2']);
  });

  it('[KIT-12] shows money in pounds, and a thing that is no more', async () => {
    const parts = { before: { refunded: '0.00', note: 'late' }, after: { refunded: '9.50' } };
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/acts': () => log('no', anAct(1, parts)),
    });
    await open(api);
    expect(screen.getByText('from £0.00 to £9.50')).toBeInTheDocument();
    expect(screen.getByText('late no more')).toBeInTheDocument();
  });

  it('[KIT-12] is empty until something was done', async () => {
    await open(new FakeApi({ 'kitchen/orders': () => listing(), 'kitchen/acts': () => log('no') }));
    expect(screen.getByText('Nothing was done yet')).toBeInTheDocument();
  });
});
