// Loaded before a process (`node --import`): at SIGUSR2 its system clock is moved by the milliseconds in the file STEPPED_CLOCK, as a
// correction of the clock or a paused machine does. What measures durations goes on as before.
import { readFileSync } from 'node:fs';

const SystemDate = Date;
let step = 0;
process.on('SIGUSR2', () => {
  step = Number(readFileSync(process.env.STEPPED_CLOCK, 'utf8'));
});

globalThis.Date = class extends SystemDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [SystemDate.now() + step] : parts));
  }

  static now() {
    return SystemDate.now() + step;
  }
};
