// Loaded into the process under load: on SIGUSR2 the process collects its garbage and writes what it uses into the file named by
// VITALS_FILE.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
let warnings = 0;
process.on('warning', ({ name }) => {
  // The name of Node's warning about too many listeners.
  if (name === 'MaxListenersExceededWarning') warnings += 1;
});

process.on('SIGUSR2', () => {
  collectGarbage();
  const handles = {};
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1;
  const vitals = { heap: process.memoryUsage().heapUsed, handles, warnings };
  writeFileSync(`${process.env.VITALS_FILE}.new`, JSON.stringify(vitals));
  renameSync(`${process.env.VITALS_FILE}.new`, process.env.VITALS_FILE);
});
