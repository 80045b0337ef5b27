import { aPoolOf, endPools, htmlOf } from '../testing/drawing';
import { aRemotePart } from '../testing/server-parts';

afterEach(endPools);

it('code of a release keeps every character on its way into an isolate', async () => {
  const characters = ['"', '\\', '\t', '\u0001', '\u007f', '\u0085', '\u009f', '\u2028', 'é', '🍜'];
  const codes = characters.map((character) => character.codePointAt(0)).join();
  // In the code the characters stand as they are, save those that would end a text of JavaScript.
  const text = characters
    .map((character) => ('"\\'.includes(character) ? `\\${character}` : character))
    .join('');
  const { draw } = aPoolOf();
  const remote = aRemotePart(`[...\`${text}\`].map((one) => one.codePointAt(0)).join()`);
  expect(htmlOf(await draw({ remote }).finalOutcome)).toContain(codes);
});
