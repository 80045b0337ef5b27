import type { OkAnswer } from '@storefront/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '@storefront/host/testing';
import { FiguresPageModel } from '../stores/figures-page-model';
import { openPage } from '../testing/open-kitchen';
import { listing } from '../testing/orders';
import { drawTakings } from '../ui/figures/draw-takings';
import type * as Drawing from '../ui/figures/draw-takings';
import { FiguresPage } from '../ui/figures/figures-page';

// jsdom has no canvas.
jest.mock<typeof Drawing>('../ui/figures/draw-takings', () => ({ drawTakings: jest.fn() }));

const aDay = (date: string) => ({
  date,
  orders: 4,
  refused: 1,
  sales: '68.25',
  refunded: '9.50',
  accepted: 3,
  accept_seconds: 65,
});
const answer = (...dates: string[]): OkAnswer<'kitchen/figures'> => ({
  responsecode: '200',
  days: dates.map(aDay),
  best: [{ name: 'Dal', quantity: 6, sales: '57.00' }],
});
const open = (api: FakeApi) => openPage((frame) => new FiguresPageModel(frame), FiguresPage, { api });
const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the figures', () => {
  it('[KIT-11] show takings, orders, refusals and the time to accept of today, and what was sold most', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/figures': () => answer('2026-11-21'),
    });
    await open(api);
    expect(api.bodies('kitchen/figures')).toStrictEqual([
      { kitchen_token: 'session-1', date: '2026-11-21', days: 1 },
    ]);
    expect(tile('Takings')).toHaveTextContent('£58.75');
    expect(tile('Orders')).toHaveTextContent('4');
    expect(tile('Refused')).toHaveTextContent('1');
    expect(tile('Refunded')).toHaveTextContent('£9.50');
    expect(tile('Time to accept')).toHaveTextContent('1 min 5 s');
    expect(screen.getByRole('row', { name: 'Dal 6 £57.00' })).toBeInTheDocument();
  });

  it('[KIT-11] of several days come as a chart, as a table and together', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/figures': ({ days }) =>
        days === 1 ? answer('2026-11-21') : answer('2026-11-20', '2026-11-21'),
    });
    await open(api);
    await act(async () => screen.getByLabelText('7 days').click());
    expect(api.bodies('kitchen/figures').at(-1)).toMatchObject({ date: '2026-11-21', days: 7 });
    expect(tile('Takings')).toHaveTextContent('£117.50');
    const rows = within(screen.getByRole('group', { name: 'By day' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toStrictEqual([
      expect.stringContaining('Day'),
      expect.stringContaining('21 November 2026'),
      expect.stringContaining('20 November 2026'),
    ]);
    await waitFor(() =>
      expect(drawTakings).toHaveBeenCalledWith(
        expect.any(HTMLElement),
        expect.arrayContaining([expect.objectContaining({ date: '2026-11-20', sales: 6_825 })]),
      ),
    );
  });

  it('[KIT-11] follow what happens, and stay in sight meanwhile', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/figures': () => answer('2026-11-21'),
    });
    const { events } = await open(api);
    api.answer('kitchen/figures', () => ({ ...answer('2026-11-21'), best: [] }));
    await events.send('change');
    expect(screen.getByText('Nothing was sold yet.')).toBeInTheDocument();
    expect(tile('Orders')).toHaveTextContent('4');
  });

  it('[KIT-11] that are refused say why, and can be asked for again', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/figures': () => ({ responsecode: '429', status: 'Too many requests.' }),
    });
    const { press } = await open(api);
    expect(screen.getByText('Too many requests.')).toBeInTheDocument();
    api.answer('kitchen/figures', () => answer('2026-11-21'));
    await press('Try again');
    expect(tile('Orders')).toHaveTextContent('4');
  });

  it('[KIT-1] ask for a login once the session has ended', async () => {
    const api = new FakeApi({
      'kitchen/orders': () => listing(),
      'kitchen/figures': () => ({ responsecode: '221', status: 'No longer logged in.' }),
    });
    await open(api);
    expect(screen.getByText('No longer logged in.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });
});
