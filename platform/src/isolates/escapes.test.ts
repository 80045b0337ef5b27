import { existsSync } from 'node:fs';
import { aPoolOf, endPools, htmlOf } from '../testing/drawing';
import {
  changesOfOthers,
  marksOfEscape,
  nothingReached,
  payloadNames,
  payloadOf,
  reachedBy,
  surroundings,
  waysOut,
} from '../testing/hostile-parts';
import { describeHosts } from '../testing/isolates';
import { aRemotePart } from '../testing/server-parts';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(async () => {
  await endPools();
  await removeTemporaryFolders();
});

const soundPage = '<header>Market</header><main>drawn by /releases/listing/1.0.0/</main>';

describeHosts('escapes that worked once', (host) => {
  it.each(payloadNames)('[ISO-3] %s reaches nothing, and other pages stay as they were', async (name) => {
    const around = await surroundings();
    const code = payloadOf(name, around.reachedFile);
    const { draw } = aPoolOf({}, host);
    expect(htmlOf(await draw().finalOutcome)).toBe(soundPage);
    const drawn: string[] = [];
    for (const remote of [code, aRemotePart(`'the page of the payload'`, code)])
      for (let page = 0; page < 3; page += 1) {
        drawn.push(JSON.stringify(await draw({ remote }).finalOutcome));
        expect(htmlOf(await draw().finalOutcome)).toBe(soundPage);
      }
    expect(drawn.join()).not.toMatch(marksOfEscape);
    expect(existsSync(around.reachedFile)).toBe(false);
    expect(around.connections()).toBe(0);
    await around.end();
  });
});

describeHosts('the ways out of an isolate', (host) => {
  it('[ISO-1/reach] lead nowhere: no code, process, file, network, clock or module of others', async () => {
    const around = await surroundings();
    const ways = waysOut(around);
    const { draw } = aPoolOf({}, host);
    const html = htmlOf(await draw({ remote: aRemotePart(reachedBy(ways)) }).finalOutcome);
    expect(Object.keys(ways).length).toBeGreaterThan(40);
    expect(html).toContain(nothingReached);
    expect(around.connections()).toBe(0);
    await around.end();
  });

  it.each(changesOfOthers)(
    '[ISO-2/apart] a release that replaces %s changes no page of another pair',
    async (_what, change) => {
      const { draw } = aPoolOf({}, host);
      const tried = aRemotePart(`'its own page'`, `try { ${change} } catch {}`);
      await draw({ remote: tried }).finalOutcome;
      expect(htmlOf(await draw().finalOutcome)).toBe(soundPage);
      await draw({ remote: tried }).finalOutcome;
      const other = aRemotePart(`'another ' + typeof left + String(new Map([[1, 'm']]).get(1))`);
      expect(htmlOf(await draw({ remote: other }).finalOutcome)).toContain('another undefinedm');
    },
  );
});
