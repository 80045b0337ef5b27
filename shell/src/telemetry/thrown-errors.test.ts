import type { PageDecision } from '@storefront/contract';
import { autorun, observable, runInAction } from 'mobx';
import type { Report } from './reporter';
import { ThrownErrors } from './thrown-errors';
import type { ThrownError } from './thrown-errors';
import { whenThrown } from './when-thrown';

const origin = 'https://plate-street.test';

const releaseOf = (feature: string, version: string, files: readonly string[]) => ({
  name: feature,
  version,
  base: `/releases/${feature}/-/`,
  container: '',
  exposes: {},
  entry: files[0] ?? '',
  integrity: Object.fromEntries(files.map((file) => [file, 'sha384-of-it'])),
});

const decisions = {
  shell: { ...releaseOf('shell', '3.0.0', ['shell.1a.js']), lastGood: [] },
  checkout: {
    ...releaseOf('checkout', '2.1.0', ['checkout.2b.js', 'common.4d.js']),
    lastGood: [releaseOf('checkout', '2.0.0', ['checkout.3c.js', 'common.4d.js'])],
  },
} as unknown as Record<string, PageDecision>;

const shellFile = `${origin}/releases/shell/-/shell.1a.js`;
const checkoutFile = `${origin}/releases/checkout/-/checkout.2b.js`;

const errorFrom = (...lines: string[]) => {
  const error = new TypeError('asha@example.test is not a function');
  error.stack = ['TypeError: asha@example.test is not a function', ...lines].join('\n');
  return error;
};

const reportsOf = (...thrown: ThrownError[]) => {
  const reports: Report[] = [];
  const errors = new ThrownErrors({ decisions, origin, report: (report) => reports.push(report) });
  for (const one of thrown) errors.take(one);
  return reports;
};

const threw = { kind: 'threw', feature: 'checkout', version: '2.1.0', code: 'TypeError' } as const;

describe('an error that nothing caught', () => {
  it('[GRD-1/later][G14] is a failure of the remote whose code threw, also inside a library of the shell; its message is not reported', () => {
    const error = errorFrom(
      `    at autorun (${shellFile}:2:3000)`,
      `    at submit (${checkoutFile}:1:20)`,
      `    at dispatch (${shellFile}:2:99)`,
    );
    expect(reportsOf({ error, during: 'callback' })).toStrictEqual([
      { ...threw, during: 'callback', stack: ['checkout.2b.js:1:20'] },
    ]);
  });

  it('is found in the stack traces of other browsers', () => {
    const error = errorFrom(`submit@${checkoutFile}:1:20`, `dispatch@${shellFile}:2:99`);
    expect(reportsOf({ error, during: 'promise' })).toStrictEqual([
      { ...threw, during: 'promise', stack: ['checkout.2b.js:1:20'] },
    ]);
  });

  it('[OBS-1/positions][G14] is reported with the ten innermost positions in its release, and no other word of the trace', () => {
    const frames = Array.from({ length: 12 }, (_, index) => `    at asha (${checkoutFile}:1:${index})`);
    const error = errorFrom(
      `    at autorun (${shellFile}:2:3000)`,
      ...frames,
      `    at dispatch (${shellFile}:2:99)`,
    );
    const [report] = reportsOf({ error, during: 'callback' });
    expect(report).toMatchObject({
      stack: Array.from({ length: 10 }, (_, index) => `checkout.2b.js:1:${index}`),
    });
    expect(JSON.stringify(report)).not.toContain('asha');
  });

  it('counts against the last good release if that one runs', () => {
    const error = errorFrom(`    at submit (${origin}/releases/checkout/-/checkout.3c.js:1:20)`);
    expect(reportsOf({ error, during: 'callback' })).toMatchObject([{ version: '2.0.0' }]);
  });

  it('counts against the shell when no remote had a part in it', () => {
    const error = errorFrom(`    at press (${shellFile}:1:20)`);
    expect(reportsOf({ error, during: 'callback' })).toMatchObject([{ feature: 'shell', version: '3.0.0' }]);
  });

  it('counts by the position that the browser names if what was thrown is not an error', () => {
    expect(reportsOf({ error: 'text', during: 'callback', place: `${checkoutFile}:1:20` })).toStrictEqual([
      { ...threw, during: 'callback', code: 'string', stack: ['checkout.2b.js:1:20'] },
    ]);
  });

  it('counts against no release if it comes from a browser extension or has no position', () => {
    const foreign = errorFrom('    at inject (chrome-extension://abcdef/content.js:1:20)');
    const elsewhere = errorFrom(
      '    at inject (https://ads.example/releases/checkout/-/checkout.2b.js:1:20)',
    );
    expect(
      reportsOf(
        { error: foreign, during: 'callback' },
        { error: elsewhere, during: 'callback' },
        { error: 'text', during: 'promise' },
        { error: null, during: 'callback', place: ':0:0' },
      ),
    ).toStrictEqual([]);
  });

  it('is reported once, and a page that keeps throwing new errors is reported twenty times', () => {
    const errors = Array.from({ length: 30 }, (_, index) => {
      const error = errorFrom(`    at submit (${checkoutFile}:1:20)`);
      error.name = `Error${index}`;
      return { error, during: 'callback' as const };
    });
    expect(reportsOf(...errors.slice(0, 1), ...errors.slice(0, 1))).toHaveLength(1);
    expect(reportsOf(...errors)).toHaveLength(20);
  });

  it('counts against no release if React recovered from it by rendering again', () => {
    const reports: Report[] = [];
    const errors = new ThrownErrors({ decisions, origin, report: (report) => reports.push(report) });
    const error = errorFrom(`    at hydrate (${shellFile}:1:20)`);
    errors.ignore(error);
    errors.take({ error, during: 'callback' });
    expect(reports).toStrictEqual([]);
  });
});

describe('the page notices an error', () => {
  const error = new TypeError('a mistake');
  const hear = () => {
    const heard: ThrownError[] = [];
    whenThrown(window, (thrown) => heard.push(thrown));
    return heard;
  };

  it('[GRD-1/later] that a handler or a timer throws', () => {
    const heard = hear();
    window.dispatchEvent(new ErrorEvent('error', { error, filename: checkoutFile, lineno: 1, colno: 20 }));
    expect(heard).toStrictEqual([{ error, during: 'callback', place: `${checkoutFile}:1:20` }]);
  });

  it('[GRD-1/later] that a promise rejects with', () => {
    const heard = hear();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(heard).toStrictEqual([{ error, during: 'promise' }]);
  });

  it('[GRD-1/later] that a MobX reaction throws, which MobX only prints', () => {
    const heard = hear();
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const cart = observable.box(0);
    const end = autorun(() => {
      if (cart.get() > 0) throw error;
    });
    runInAction(() => cart.set(1));
    end();
    expect(heard).toStrictEqual([{ error, during: 'reaction' }]);
    expect(printed).toHaveBeenCalledTimes(1);
    printed.mockRestore();
  });
});
