import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePlace } from './place';

describe('where the process listens', () => {
  it('is port 3000 and the brand’s own origin, unless set otherwise', () => {
    expect(parsePlace({})).toStrictEqual({
      kind: 'read',
      place: {
        port: 3000,
        publicPort: undefined,
        cataloguePath: undefined,
        apiOrigin: '',
        assetOrigin: '',
        consoleHosts: ['localhost', '127.0.0.1'],
        internalApiUrl: undefined,
        retentionDays: 30,
        allowDevelopmentBuilds: false,
        drawingWorkers: 2,
        drawingProcesses: 12,
        isolatesFolder: undefined,
        allowUnconfinedReleases: false,
        login: undefined,
        telemetryEndpoint: undefined,
        guard: {},
      },
    });
  });

  it('serves the console on this machine’s own names in development, and in production only on the names that are set', () => {
    const hostsOf = (environment: Record<string, string>) => {
      const reading = parsePlace(environment);
      return reading.kind === 'read' ? reading.place.consoleHosts : reading.faults;
    };
    expect(hostsOf({ NODE_ENV: 'production' })).toStrictEqual([]);
    expect(
      hostsOf({ NODE_ENV: 'production', CONSOLE_HOSTS: 'Console.example.com, b.example' }),
    ).toStrictEqual(['console.example.com', 'b.example']);
    expect(hostsOf({ CONSOLE_HOSTS: 'https://a.example' })).toStrictEqual([
      'CONSOLE_HOSTS must be host names with commas between, not "https://a.example".',
    ]);
  });

  it('[OBS-2/off] knows no collector of traces and metrics unless one is named by its address', () => {
    const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
    expect(parsePlace(named)).toMatchObject({ place: { telemetryEndpoint: 'http://localhost:4318' } });
    expect(parsePlace({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toStrictEqual({
      kind: 'refused',
      faults: ['OTEL_EXPORTER_OTLP_ENDPOINT must look like http://localhost:4318, not "localhost:4318".'],
    });
  });

  it('[REL-17/production] reads whether builds of development are taken in production too', () => {
    expect(parsePlace({ NODE_ENV: 'production', DEVELOPMENT_BUILDS: 'allowed' })).toMatchObject({
      place: { allowDevelopmentBuilds: true },
    });
  });

  it('reads how the guard of rollouts judges, for a demonstration that takes minutes', () => {
    const environment = {
      GUARD_SECONDS: '1',
      GUARD_CHECKOUT_SECONDS: '20',
      GUARD_WATCH_MINUTES: '0',
      GUARD_MIN_VITALS: '30',
    };
    expect(parsePlace(environment)).toMatchObject({
      place: {
        guard: { lookSeconds: 1, pointSeconds: 12, checkoutSeconds: 20, watchMinutes: 0, minVitals: 30 },
      },
    });
    expect(parsePlace({ GUARD_WATCH_MINUTES: '-1' })).toStrictEqual({
      kind: 'refused',
      faults: ['GUARD_WATCH_MINUTES must be a whole number from 0 to 999999, not "-1".'],
    });
    expect(parsePlace({ GUARD_SECONDS: 'often' })).toStrictEqual({
      kind: 'refused',
      faults: ['GUARD_SECONDS must be a whole number from 1 to 999999, not "often".'],
    });
  });

  it('says what is wrong with every value at once', () => {
    const reading = parsePlace({
      PORT: 'eighty',
      PUBLIC_PORT: '99999',
      API_ORIGIN: 'api.example.com/',
      RELEASE_RETENTION_DAYS: '0',
      DEVELOPMENT_BUILDS: 'yes',
      DRAWING_WORKERS: 'two',
      DRAWING_PROCESSES: '0',
      ISOLATES_DIR: 'isolates',
      UNCONFINED_RELEASES: 'yes',
    });
    expect(reading).toStrictEqual({
      kind: 'refused',
      faults: [
        'PORT must be a number from 0 to 65535, not "eighty".',
        'PUBLIC_PORT must be a number from 0 to 65535, not "99999".',
        'API_ORIGIN must look like https://api.example.com, not "api.example.com/".',
        'RELEASE_RETENTION_DAYS must be a number of days from 1 to 3650, not "0".',
        'DEVELOPMENT_BUILDS must be unset, or allowed, not "yes".',
        'DRAWING_WORKERS must be a number of drawings at once from 0 to 64, not "two"; 0 sends pages without their first screen.',
        'DRAWING_PROCESSES must be a number of processes from 1 to 128, not "0".',
        'ISOLATES_DIR must be a path from / of at most 60 characters, not "isolates".',
        'UNCONFINED_RELEASES must be unset, or can-take-over-this-server where that is accepted, not "yes".',
      ],
    });
  });
});

describe('the outside numbers of the guard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'queries-'));
  const file = join(folder, 'queries.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const PROMETHEUS_URL = 'http://prometheus:9090';

  it('are read from the file, by feature', () => {
    const query = { name: 'errors', query: 'up', success: '< 1.5 stable', failureLimit: 3 };
    writeFileSync(file, JSON.stringify({ checkout: [query] }));
    expect(parsePlace({ PROMETHEUS_URL, GUARD_QUERIES: file })).toMatchObject({
      place: {
        guard: {
          prometheusUrl: PROMETHEUS_URL,
          queries: { checkout: [{ ...query, success: { operator: '<', bound: 1.5, isTimesStable: true } }] },
        },
      },
    });
    expect(parsePlace({ GUARD_QUERIES: file })).toMatchObject({
      faults: ['GUARD_QUERIES needs PROMETHEUS_URL, the server that is asked.'],
    });
  });

  it('are refused with the place of what is wrong', () => {
    writeFileSync(file, '{"checkout": [{}]}');
    expect(parsePlace({ PROMETHEUS_URL, GUARD_QUERIES: file })).toMatchObject({
      faults: [expect.stringContaining('cannot be used: /checkout/0')],
    });
    expect(parsePlace({ PROMETHEUS_URL: 'prometheus', GUARD_QUERIES: join(folder, 'none') })).toMatchObject({
      faults: [
        'PROMETHEUS_URL must look like http://localhost:9090, not "prometheus".',
        `GUARD_QUERIES must be a file that can be read, not "${join(folder, 'none')}".`,
      ],
    });
  });
});
