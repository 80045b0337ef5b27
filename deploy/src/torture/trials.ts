/** One kind of harm that is done to the product, and the tests that check the result. */
export interface Trial {
  readonly name: string;
  /** The test file, from the top of the project. */
  readonly file: string;
  /** Settings of the long form; without them both forms are the same. */
  readonly long?: Readonly<Record<string, string>>;
}

/**
 * What the product has to survive. Each test file starts what it needs, PostgreSQL too, and leaves nothing running.
 */
export const trials: readonly Trial[] = [
  {
    name: 'a server killed under 500 orders and 100 bookings, and one of two killed under load',
    file: 'deploy/src/killed-processes.test.ts',
  },
  {
    name: 'two processes: 200 parties for 12 covers, one request key 50 times, the database killed under 200 orders',
    file: 'deploy/src/two-processes.test.ts',
  },
  { name: 'a server told to stop with 200 orders under way', file: 'deploy/src/stopped-process.test.ts' },
  {
    name: 'PostgreSQL ended and started again under load, one connection ended inside a transaction',
    file: 'api/src/database/open-server.test.ts',
  },
  { name: 'the last covers of a slot asked for at the same instant', file: 'api/src/bookings/once.test.ts' },
  { name: 'one request key fifty times at once', file: 'api/src/orders/once.test.ts' },
  {
    name: 'a payment provider that calls twice, late, out of order, never',
    file: 'api/src/payments/payments.test.ts',
  },
  {
    name: 'generated bad requests over every call and every path',
    file: 'deploy/src/generated-requests.test.ts',
    long: { GENERATED_REQUESTS: '100000' },
  },
  {
    name: 'slow headers, slow bodies, readers that never read, idle connections, made-up proxy headers',
    file: 'api/src/serving/create-server.test.ts',
  },

  {
    name: 'a full disk, a read-only disk, a data folder of another user',
    file: 'api/src/database/data-folder.test.ts',
  },
  { name: 'a full disk under the log', file: 'deploy/src/log-file.test.ts' },
  {
    name: 'files of the data folder damaged',
    file: 'api/src/database/damaged-files.test.ts',
    long: { DAMAGED_FILES: '60' },
  },
  { name: 'damaged files of releases', file: 'platform/src/edge/damaged-files.test.ts' },
  { name: 'two processes on one data folder', file: 'api/src/database/folder-lock.test.ts' },
];
