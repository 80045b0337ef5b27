import { watchPauses } from './watch-pauses';

const standStill = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

describe('the watch over pauses', () => {
  it('[GRD-8/machine] notices each pause of a process whose other timers are due first', async () => {
    const others = setInterval(() => undefined, 1);
    let seen = 0;
    let notice = () => {};
    const end = watchPauses(() => {
      seen += 1;
      notice();
    });
    try {
      for (let pause = 0; pause < 3; pause += 1) {
        const noticed = new Promise<void>((resolve) => (notice = resolve));
        standStill(1_200);
        await noticed;
      }
      expect(seen).toBe(3);
    } finally {
      end();
      clearInterval(others);
    }
  });
});
