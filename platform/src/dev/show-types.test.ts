import type { DevEvent } from './dev-server';
import { showTypes } from './show-types';

it('[REL-16/dev] type errors are shown in the terminal and over the page until they are gone', () => {
  const printed: string[] = [];
  const sent: DevEvent[] = [];
  const show = showTypes({
    print: (line) => void printed.push(line),
    server: { send: (event) => void sent.push(event) },
  });
  show([]);
  show(['src/given.ts, line 1, column 41: TS2552: Cannot find name.']);
  show([]);
  expect(printed).toStrictEqual([
    'src/given.ts, line 1, column 41: TS2552: Cannot find name.',
    'The types are right again.',
  ]);
  expect(sent.map((event) => (event.kind === 'types' ? event.errors.length : event.kind))).toStrictEqual([
    0, 1, 0,
  ]);
});
