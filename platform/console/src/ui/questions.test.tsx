import { screen, within } from '@testing-library/react';
import { anAuditEntry } from '../testing/answers';
import { openConsole } from '../testing/open-console';

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('why did this visitor get this?', () => {
  it('[CON-4][RES-7/console] answers for a pasted visitor id and brand', async () => {
    const because = 'checkout@2.1.0 because bucket 412 < 1000 of rollout r7';
    const checkout = {
      release: 'checkout@2.1.0',
      step: 'rollout',
      because,
      lastGood: ['checkout@2.0.0'],
    } as const;
    const resolve = { brand: 'northbank', visitor: 'v-412', decisions: { checkout } };
    const { user, gateway } = await openConsole('/why', { resolve });
    await screen.findByRole('option', { name: 'northbank' });
    await user.selectOptions(screen.getByLabelText('Brand'), 'northbank');
    await user.click(screen.getByLabelText('Visitor’s id'));
    await user.paste(' v-412 ');
    await user.click(screen.getByRole('button', { name: 'Tell me why' }));
    expect(cells(await screen.findByRole('row', { name: /^checkout/ }))).toStrictEqual([
      'checkout@2.1.0',
      because,
      'checkout@2.0.0',
    ]);
    expect(gateway.queries).toContainEqual({
      name: 'resolve',
      query: { brand: 'northbank', visitor: 'v-412' },
    });
  });
});

describe('the audit log', () => {
  it('[CON-5/filters] is filtered by who, action, subject, feature, brand, outcome and time', async () => {
    const { user, gateway } = await openConsole('/audit?actor=checkout-team');
    await screen.findByRole('option', { name: 'northbank' });
    expect(gateway.queries).toContainEqual({ name: 'audit', query: { actor: 'checkout-team' } });
    await user.type(screen.getByLabelText('Action'), 'rollback');
    await user.type(screen.getByLabelText('Subject'), 'checkout@2.1.0');
    await user.type(screen.getByLabelText('Feature'), 'checkout');
    await user.selectOptions(screen.getByLabelText('Brand'), 'northbank');
    await user.selectOptions(screen.getByLabelText('Outcome'), 'Refused');
    await user.type(screen.getByLabelText('From'), '2026-11-20');
    await user.type(screen.getByLabelText('To'), '2026-11-21');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(gateway.queries.at(-1)).toStrictEqual({
      name: 'audit',
      query: {
        actor: 'checkout-team',
        action: 'rollback',
        subject: 'checkout@2.1.0',
        feature: 'checkout',
        brand: 'northbank',
        refused: 'yes',
        from: '2026-11-20',
        to: '2026-11-21',
      },
    });
  });

  it('[CON-5/pages] shows refusals with their faults, and older entries on request', async () => {
    const page = Array.from({ length: 200 }, (_, index) => anAuditEntry({ id: 400 - index }));
    page[0] = anAuditEntry({ id: 400, refused: true, faults: ['It does not fit.'], reason: '' });
    const { user, gateway } = await openConsole('/audit', { audit: page });
    expect(cells(await screen.findByRole('row', { name: /It does not fit/ }))).toStrictEqual([
      'operators',
      'rollback',
      'checkout',
      'market',
      'refusedIt does not fit.',
    ]);
    gateway.answers.audit = [anAuditEntry({ id: 200, reason: 'the oldest' })];
    await user.click(screen.getByRole('button', { name: 'Older entries' }));
    expect(await screen.findByText('the oldest')).toBeVisible();
    expect(gateway.queries.at(-1)).toStrictEqual({ name: 'audit', query: { before: '201' } });
    expect(screen.getByText('It does not fit.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
  });
});
