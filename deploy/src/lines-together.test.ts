import { linesTogether } from './lines-together';

const answered = '{"level":30,"msg":"answered"}\n';
const failed = '{"level":50,"msg":"failed"}\n';

const aLog = () => {
  const written: string[] = [];
  return { written, log: linesTogether({ write: (lines) => written.push(lines) }) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the lines of a log', () => {
  it('are written together ten milliseconds after the first of them', () => {
    const { written, log } = aLog();
    log.write(answered);
    jest.advanceTimersByTime(9);
    log.write(answered);
    expect(written).toStrictEqual([]);
    jest.advanceTimersByTime(1);
    expect(written).toStrictEqual([answered + answered]);
  });

  it('begin a new ten milliseconds after they were written', () => {
    const { written, log } = aLog();
    log.write(answered);
    jest.advanceTimersByTime(15);
    log.write(answered);
    jest.advanceTimersByTime(9);
    expect(written).toStrictEqual([answered]);
    jest.advanceTimersByTime(1);
    expect(written).toStrictEqual([answered, answered]);
  });

  it('are written at once with the line of a fault, in their order, and not again', () => {
    const { written, log } = aLog();
    log.write(answered);
    log.write(failed);
    expect(written).toStrictEqual([answered + failed]);
    jest.advanceTimersByTime(20);
    expect(written).toHaveLength(1);
  });

  it('are written when the log is flushed, and nothing when there are none', () => {
    const { written, log } = aLog();
    log.flush();
    log.write(answered);
    log.flush();
    expect(written).toStrictEqual([answered]);
  });
});
