import { addressOf } from '../harness/browser';
import { answerConsole, busyNight, nothingYet } from '../harness/console/answer-console';
import { reports } from '../harness/console/rollouts';
import { testEveryState } from '../harness/states';

testEveryState('console', ['marketplace'], async (page, checkState) => {
  const open = async (path: string) => {
    await page.goto(addressOf('marketplace', `/console${path}`));
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await open('/');
  await checkState('signed out');

  await answerConsole(page, busyNight);
  await open('/');
  await page.getByText('Verdict inconclusive:').waitFor();
  await checkState('a busy night');
  await page.getByRole('heading', { name: 'Northbank Eats' }).scrollIntoViewIfNeeded();
  await checkState('brands');
  for (const [name, path] of [
    ['rollouts', '/rollouts'],
    ['releases', '/releases'],
    ['an aborted release', '/releases/ordering%403.1.0'],
    ['a feature', '/history/marketplace/checkout'],
    ['audit', '/audit'],
    ['teams', '/teams'],
    ['the data of a brand', '/brands/northbank'],
  ] as const) {
    await open(path);
    await page.getByRole('table').first().waitFor();
    await checkState(name);
  }
  for (const [name, rollout] of Object.entries(reports)) {
    await answerConsole(page, { ...busyNight, rollout });
    await open(`/rollouts/${rollout.id}`);
    await page.locator('canvas').first().waitFor();
    await checkState(`a rollout ${name}`);
  }
  await open('/why');
  await page.getByLabel('Visitor’s id').fill('a81c44e0');
  await page.getByRole('button', { name: 'Tell me why' }).click();
  await page.getByRole('table').waitFor();
  await checkState('why');

  await answerConsole(page, nothingYet);
  for (const path of ['/', '/rollouts', '/releases', '/audit', '/teams']) {
    await open(path);
    await page.getByText('Loading').first().waitFor({ state: 'detached' });
    await checkState(`nothing yet ${path}`);
  }
  await open('/nowhere');
  await checkState('a page that is not there');
});
