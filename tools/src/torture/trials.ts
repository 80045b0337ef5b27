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
    file: 'tools/src/torture/killed-processes.test.ts',
  },
  {
    name: 'two processes: 200 parties for 12 covers, one request key 50 times, the database killed under 200 orders',
    file: 'tools/src/torture/two-processes.test.ts',
  },
  {
    name: 'a server told to stop with 200 orders under way',
    file: 'tools/src/torture/stopped-process.test.ts',
  },
  {
    name: 'PostgreSQL ended and started again under load, one connection ended inside a transaction',
    file: 'api/src/database/open-server.test.ts',
  },
  {
    name: 'a network to the database that goes silent, stalls, or cuts connections after 300, 3,000 and 30,000 bytes',
    file: 'api/src/database/silent-network.test.ts',
  },
  {
    name: 'a process under load whose network to the database goes silent, stalls, cuts connections',
    file: 'tools/src/torture/silent-database.test.ts',
  },
  {
    name: 'a system clock that is corrected by ten minutes',
    file: 'tools/src/torture/stepped-clock.test.ts',
  },
  {
    name: 'an edge that is not told of a rollback and a revocation, and a registry restored from a backup',
    file: 'platform/src/edges.test.ts',
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
  { name: 'damaged files of releases', file: 'platform/src/edge/files/damaged-files.test.ts' },
  {
    name: 'a store of releases that trickles, never ends, or is a login page',
    file: 'tools/src/torture/ill-storage.test.ts',
  },
  { name: 'two processes on one data folder', file: 'api/src/database/folder-lock.test.ts' },
];
