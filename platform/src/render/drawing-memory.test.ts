import { aPoolOf, endPools } from '../testing/drawing';
import { aRemotePart } from '../testing/server-parts';

afterEach(endPools);

const megabyte = 1024 * 1024;
const releases = 60;
const draws = 240;

/** A distinct release that uses some hundred kilobytes once it is evaluated. */
const partOf = (release: number) =>
  aRemotePart(
    `'release ' + ${release} + held.length`,
    `const held = Array.from({ length: 8_000 }, (_, place) => ({ place, release: ${release} }));`,
  );

it('the memory of the server stays the same however many releases it draws with', async () => {
  const { draw } = aPoolOf({ workers: 1, pageTimeout: 5_000, deadline: 10_000, firstDeadline: 10_000 });
  const drawUpTo = async (from: number, to: number) => {
    for (let page = from; page < to; page += 1) {
      const { kind } = await draw({ remote: partOf(Math.floor(page / (draws / releases))) }).finalOutcome;
      if (kind !== 'drawn') throw new Error(`Page ${page} is ${kind}`);
    }
    return process.memoryUsage.rss() / megabyte;
  };
  const early = await drawUpTo(0, draws / 4);
  const late = await drawUpTo(draws / 4, draws);
  expect(late - early).toBeLessThan(48);
});
