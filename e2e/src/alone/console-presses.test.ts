import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryCommandTable } from '@storefront/contract';
import type { Page } from 'playwright-core';
import { askPage } from '../harness/ask-page';
import { withBrowser } from '../harness/browser';
import { stableRelease } from '../harness/built';
import { bookingBuild, publishAsPartner, tokenIn } from '../harness/console/pressed-builds';
import { pressCommand, pressReason } from '../harness/console/press-command';
import type { Press } from '../harness/console/press-command';
import {
  brandOf,
  bookingOf,
  latestEntry,
  openRollout,
  registryAnswerOf,
  releaseOf,
  whoHas,
} from '../harness/console/registry-answers';
import { storefront } from '../harness/publish';
import { operatorToken } from '../harness/registry';
import { runProgram } from '../harness/run-program';

const openPage = withBrowser();
const partners = 'pressed/booking@9.0.3';
const first = 'booking@9.0.1';
const later = 'booking@9.0.2';
const scratch = mkdtempSync(join(tmpdir(), 'storefront-presses-'));

let page: Page;
/** The console of Bob, an operator with a token of his own: somebody else than who presses the rest. */
let second: Page;
let before = '';
let pageErrors: string[] = [];
let secondErrors: string[] = [];
/** The rollout that is being pressed through. */
let rollout = '';
/** The token that was made last. */
let made = '';

const buildOf = (release: string) => bookingBuild(join(scratch, release), release);

beforeAll(async () => {
  before = stableRelease('booking');
  await storefront('release', 'publish', await buildOf(later));
  await runProgram('tar', ['czf', join(scratch, 'build.tar.gz'), '-C', await buildOf(first), '.']);
  await publishAsPartner(join(scratch, 'partner'), partners);
  const opened = await openPage();
  ({ page, pageErrors } = opened);
  await signIn(page, operatorToken());
  const bob = ['bob', '--team', 'operators', '--reason', 'a second person'];
  await storefront('member', 'add', ...bob);
  const printed = await storefront('member', 'token', ...bob);
  const openedSecond = await openPage({ width: 375, height: 720 });
  second = openedSecond.page;
  secondErrors = openedSecond.pageErrors;
  await signIn(second, tokenIn(printed));
});

const signIn = (of: Page, token: string) =>
  of.addInitScript(`sessionStorage.setItem('console-token', ${JSON.stringify(token)})`);

afterAll(async () => {
  // Other files of the same server begin with the stable release and nothing before it.
  await storefront('release', 'promote', before, '--reason', 'the end of a test');
  for (const release of [first, later, partners])
    await storefront('release', 'revoke', release, '--reason', 'the end of a test').catch(() => '');
  rmSync(scratch, { recursive: true, force: true });
});

const rolloutNow = () => registryAnswerOf('rollout', `?id=${rollout}`);
const northbank = () => registryAnswerOf('brand', '?brand=northbank');
const pageOfRelease = (release: string) => `/releases/${encodeURIComponent(release)}`;

const press = (name: string, how: Press) => pressCommand(page, name, how);
const start = async (release: string) => {
  await press('rollout start', {
    path: '/releases',
    button: `Roll out: ${release}`,
    values: { steps: '10%/60/1000,50%/60/1000,100%/60/1000' },
  });
  rollout = await openRollout();
};

/** Pins a brand that asks for a second person, and returns the number under which that waits. */
const pinWaiting = async (): Promise<string> => {
  await press('pin', { path: '/releases', button: `Pin: ${later}`, values: { brand: 'northbank' } });
  expect(await bookingOf('northbank')).not.toHaveProperty('pin');
  const [waiting] = (await registryAnswerOf('approvals')).waiting;
  expect(waiting).toMatchObject({ action: 'pin', because: ['brand:northbank'], isOwn: true });
  return waiting?.id ?? '';
};

/** A press for every command, in the order of an evening; each begins with what those before it have left. */
const presses: Readonly<Record<string, () => Promise<void>>> = {
  async 'release publish'() {
    await press('release publish', {
      path: '/releases',
      button: 'Publish',
      values: { folder: join(scratch, 'build.tar.gz'), author: 'ann', commit: '4be1c0a' },
    });
    expect((await releaseOf(first)).manifest).toMatchObject({ author: 'ann', commit: '4be1c0a' });
    expect((await bookingOf('marketplace'))?.stable).toBe(before);
  },
  async preview() {
    const link = await press('preview', {
      path: '/releases',
      button: `Preview: ${first}`,
      values: { brand: 'northbank' },
    });
    expect(link).toContain('?preview=');
    expect(await latestEntry('preview')).toMatchObject({
      actor: 'operators',
      reason: pressReason,
      refused: false,
    });
  },
  async 'preview end'() {
    await press('preview end', {
      path: pageOfRelease(first),
      button: 'End previews',
      values: { brand: 'northbank' },
    });
    expect(await latestEntry('preview end')).toMatchObject({ brands: ['northbank'], reason: pressReason });
  },
  async 'release accept'() {
    const { hash } = await releaseOf(partners);
    const values = { brands: 'northbank', hash };
    await press('release accept', { path: pageOfRelease(partners), button: 'Accept', values });
    expect((await releaseOf(partners)).accepted).toStrictEqual(['northbank']);
  },
  async 'release reject'() {
    const values = { brands: 'northbank' };
    await press('release reject', { path: pageOfRelease(partners), button: 'Reject', values });
    expect((await releaseOf(partners)).accepted).toStrictEqual([]);
  },
  async 'staff link'() {
    const link = await press('staff link', {
      path: '/rollouts',
      button: 'Make a link',
      values: { brand: 'northbank' },
    });
    expect(link).toContain('?preview=');
    expect(await latestEntry('staff link')).toMatchObject({ brands: ['northbank'], reason: pressReason });
  },
  async 'staff end'() {
    await press('staff end', { path: '/rollouts', button: 'End the marks', values: { brand: 'northbank' } });
    expect(await latestEntry('staff end')).toMatchObject({ brands: ['northbank'], reason: pressReason });
  },
  async 'partner trust'() {
    const values = { partner: 'pressed', brand: 'northbank' };
    await press('partner trust', { path: '/teams', button: 'Trust a partner', values });
    expect((await registryAnswerOf('state')).trusted).toContainEqual({
      brand: 'northbank',
      partner: 'pressed',
    });
  },
  async 'partner distrust'() {
    await press('partner distrust', { path: '/teams', button: /^End the trust.*pressed/ });
    expect((await registryAnswerOf('state')).trusted).not.toContainEqual(
      expect.objectContaining({ partner: 'pressed' }),
    );
  },
  async pin() {
    await press('pin', { path: '/releases', button: `Pin: ${first}`, values: { brand: 'northbank' } });
    expect(await bookingOf('northbank')).toMatchObject({
      release: first,
      pin: { release: first, by: 'registry' },
    });
  },
  async unpin() {
    await press('unpin', { path: '/history/northbank/booking', button: 'Unpin' });
    expect(await bookingOf('northbank')).not.toHaveProperty('pin');
  },
  async freeze() {
    await press('freeze', { path: '/', button: 'Freeze: Northbank Eats', values: { until: '2027-01-02' } });
    expect((await brandOf('northbank')).frozenUntil).toBe('2027-01-02T00:00:00.000Z');
  },
  async unfreeze() {
    await press('unfreeze', { path: '/', button: 'End the freeze: Northbank Eats' });
    expect(await brandOf('northbank')).not.toHaveProperty('frozenUntil');
  },
  async 'rollout start'() {
    await start(first);
    expect(await rolloutNow()).toMatchObject({ release: first, state: 'running', step: 0, brands: 'all' });
  },
  async 'rollout pause'() {
    await press('rollout pause', { path: `/rollouts/${rollout}`, button: `Pause: ${rollout}` });
    expect((await rolloutNow()).state).toBe('paused');
  },
  async 'rollout resume'() {
    // The first page has one button for it.
    await press('rollout resume', { path: '/', button: `Resume: ${rollout}` });
    expect((await rolloutNow()).state).toBe('running');
  },
  async 'rollout advance'() {
    await press('rollout advance', { path: '/rollouts', button: `Next step: ${rollout}` });
    expect((await rolloutNow()).step).toBe(1);
  },
  async 'rollout abort'() {
    await press('rollout abort', { path: '/', button: `Abort: ${rollout}` });
    expect((await rolloutNow()).state).toBe('aborted');
    expect(await releaseOf(first)).toMatchObject({
      aborted: { rollout, by: 'operators', reason: pressReason },
    });
  },
  async 'release promote'() {
    // It was aborted: its page offers this, and only when the reason is repeated.
    await press('release promote', {
      path: pageOfRelease(first),
      button: 'Make stable nevertheless',
      values: { despite: pressReason },
    });
    expect((await bookingOf('marketplace'))?.stable).toBe(first);
  },
  async rollback() {
    await press('rollback', { path: '/history/marketplace/booking', button: 'Roll back' });
    expect((await bookingOf('marketplace'))?.stable).toBe(before);
    expect((await bookingOf('saffron-yard'))?.stable).toBe(first);
  },
  async 'rollout promote'() {
    await start(later);
    await press('rollout promote', { path: `/rollouts/${rollout}`, button: `Promote: ${rollout}` });
    expect((await bookingOf('marketplace'))?.stable).toBe(later);
    // While it is watched, the same command ends that.
    if ((await rolloutNow()).state === 'watched')
      await press('rollout promote', { path: `/rollouts/${rollout}`, button: `Stop watching: ${rollout}` });
    expect((await rolloutNow()).state).toBe('promoted');
  },
  async 'schedule remove'() {
    const values = { brand: 'northbank', at: '2026-12-01T09:00+00:00' };
    await press('pin', { path: '/releases', button: `Pin: ${later}`, values });
    const [set] = await registryAnswerOf('scheduled');
    expect(set).toMatchObject({ action: 'pin', subject: later, at: '2026-12-01T09:00:00.000Z', faults: [] });
    expect(await bookingOf('northbank')).not.toHaveProperty('pin');
    await press('schedule remove', { path: '/rollouts', button: `Take back: ${set?.id ?? ''}` });
    expect(await registryAnswerOf('scheduled')).toStrictEqual([]);
  },
  async 'team add'() {
    const values = { team: 'pressed-team', features: 'booking, brand:northbank' };
    await press('team add', { path: '/teams', button: 'Add a team', values });
    expect(await registryAnswerOf('teams')).toContainEqual(
      expect.objectContaining({ id: 'pressed-team', features: ['booking', 'brand:northbank'] }),
    );
  },
  async 'team token'() {
    const token = await press('team token', {
      path: '/teams',
      button: 'New token: pressed-team',
      values: { 'revoke-others': 'yes' },
    });
    expect(await whoHas(token)).toMatchObject({ id: 'pressed-team' });
  },
  async 'member add'() {
    const values = { person: 'carol', team: 'pressed-team', role: 'owner' };
    await press('member add', { path: '/teams', button: 'Add a person', values });
    expect(await registryAnswerOf('members')).toContainEqual(values);
  },
  async 'member token'() {
    made = await press('member token', { path: '/teams', button: 'First token: carol' });
    expect(await whoHas(made)).toMatchObject({ id: 'pressed-team', person: 'carol', role: 'owner' });
  },
  async 'member remove'() {
    await press('member remove', { path: '/teams', button: 'Remove: carol' });
    expect(await registryAnswerOf('members')).not.toContainEqual(
      expect.objectContaining({ person: 'carol' }),
    );
    expect(await whoHas(made)).toBeUndefined();
  },
  async 'token mine'() {
    // A token belongs to who presses it, so it is a person's: the operators' token in the data folder is a machine's.
    const values = { name: 'laptop' };
    made = await pressCommand(second, 'token mine', { path: '/teams', button: 'A token of my own', values });
    expect(await whoHas(made)).toMatchObject({ id: 'operators', person: 'bob' });
  },
  async 'token end'() {
    const laptop = (await registryAnswerOf('tokens')).find(({ name }) => name === 'laptop');
    await press('token end', { path: '/teams', button: new RegExp(`^End: ${laptop?.id}$`) });
    expect(await whoHas(made)).toBeUndefined();
  },
  async 'brand draft'() {
    const data = JSON.stringify({ ...JSON.parse((await northbank()).data), name: 'Northbank Winter' });
    await press('brand draft', { path: '/brands/northbank', button: 'Change', values: { data } });
    const { draft, latest, versions, data: visible } = await northbank();
    expect(draft).toBe(latest);
    expect(versions[0]).toMatchObject({ number: draft, kind: 'draft', reason: pressReason });
    expect(JSON.parse(visible)).toMatchObject({ name: 'Northbank Eats' });
  },
  async 'brand preview'() {
    const link = await press('brand preview', { path: '/brands/northbank', button: 'Preview link' });
    const { html } = await askPage('northbank', `/${link.slice(link.indexOf('?'))}`);
    expect(html).toContain(`northbank, draft ${(await northbank()).draft}`);
  },
  async 'brand publish'() {
    await press('brand publish', { path: '/brands/northbank', button: 'Publish' });
    const { source, draft, data } = await northbank();
    expect([source, draft]).toStrictEqual(['version', null]);
    expect(JSON.parse(data)).toMatchObject({ name: 'Northbank Winter' });
  },
  async 'brand restore'() {
    const file = (await northbank()).versions.at(-1);
    const button = new RegExp(`^Restore: version ${file?.number}$`);
    await press('brand restore', { path: '/brands/northbank', button });
    expect(JSON.parse((await northbank()).data)).toMatchObject({ name: 'Northbank Eats' });
  },
  async 'approval require'() {
    const values = { of: 'brand:northbank' };
    await press('approval require', { path: '/teams', button: 'Ask for a second person', values });
    expect((await registryAnswerOf('approvals')).required).toStrictEqual(['brand:northbank']);
  },
  async 'approval withdraw'() {
    const id = await pinWaiting();
    await press('approval withdraw', { path: '/', button: `Withdraw: ${id}` });
    expect((await registryAnswerOf('approvals')).waiting).toStrictEqual([]);
  },
  async 'approval refuse'() {
    const id = await pinWaiting();
    // On a phone, on the first page.
    await pressCommand(second, 'approval refuse', { path: '/', button: `Reject: ${id}` });
    expect((await registryAnswerOf('approvals')).waiting).toStrictEqual([]);
    expect(await bookingOf('northbank')).not.toHaveProperty('pin');
    expect(await latestEntry('approval refuse')).toMatchObject({ person: 'bob', reason: pressReason });
  },
  async 'approval give'() {
    const id = await pinWaiting();
    await pressCommand(second, 'approval give', { path: '/', button: `Approve: ${id}` });
    expect(await bookingOf('northbank')).toMatchObject({ pin: { release: later, by: 'registry' } });
    await press('unpin', { path: '/history/northbank/booking', button: 'Unpin' });
  },
  async 'approval lift'() {
    await press('approval lift', { path: '/teams', button: 'No longer ask: brand:northbank' });
    const { required, waiting } = await registryAnswerOf('approvals');
    expect(required).toStrictEqual(['brand:northbank']);
    const button = `Approve: ${waiting[0]?.id ?? ''}`;
    await pressCommand(second, 'approval give', { path: '/', button });
    expect((await registryAnswerOf('approvals')).required).toStrictEqual([]);
  },
  async 'release collect'() {
    await press('release collect', { path: '/releases', button: 'Remove old files' });
    expect(await latestEntry('release collect')).toMatchObject({ actor: 'operators', reason: pressReason });
  },
  async 'release revoke'() {
    await press('release revoke', { path: pageOfRelease(first), button: 'Revoke' });
    expect(await releaseOf(first)).toMatchObject({ revoked: { reason: pressReason } });
  },
};

describe('the commands of the console, pressed one after the other', () => {
  it('[CON-3/pressed] are all that there are', () => {
    expect(Object.keys(presses).sort()).toStrictEqual(registryCommandTable.map(({ name }) => name).sort());
  });

  it.each(Object.entries(presses))('[CON-3/pressed] %s does what it says', async (name, pressIt) => {
    await pressIt();
    // Only a release that was aborted is refused first, until the reason is repeated.
    const isExpected = (error: string) => name === 'release promote' && error.includes('409 (Conflict)');
    expect(
      [...pageErrors.splice(0), ...secondErrors.splice(0)].filter((error) => !isExpected(error)),
    ).toStrictEqual([]);
  });
});
