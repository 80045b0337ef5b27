import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import stop from './stop.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Starts the whole product for all end-to-end tests: its own data folder, any free port, Friday evening by its clock. `E2E_SERVERS`
 * says how many; each worker of Jest uses the one of its number (`choose-server.mjs`). With STOREFRONT_URL the
 * tests use a server that runs already.
 */
export default async function start() {
  if (process.env.STOREFRONT_URL) return;
  const count = Number(process.env.E2E_SERVERS ?? 1);
  const started = await Promise.allSettled(Array.from({ length: count }, startServer));
  globalThis.storefrontServers = started.flatMap(({ value }) => value ?? []);
  const failed = started.find(({ status }) => status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const environments = globalThis.storefrontServers.map(({ environment }) => environment);
  Object.assign(process.env, environments[0]);
  process.env.E2E_SERVER_ENVIRONMENTS = JSON.stringify(environments);
}

/** Starts one server, and returns it once it is ready: its process, and the environment by which tests find it. */
async function startServer() {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  // A copy, so that a test may add a brand.
  const brandsDirectory = join(dataDirectory, 'brands');
  cpSync(join(root, 'platform/brands'), brandsDirectory, { recursive: true });
  const server = spawn(process.execPath, ['--import', 'tsx', 'deploy/src/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDirectory,
      BRANDS_DIR: brandsDirectory,
      CLOCK: '2026-11-20T18:30:00Z',
      NODE_ENV: 'development',
      // A test may let its customers come from addresses of their own.
      TRUSTED_PROXIES: 'loopback',
      DEVELOPMENT_USES: 'proxies',
      GUARD_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = [];
  const ready = new Promise((resolve, reject) => {
    const read = (line) => {
      printed.push(line);
      const [, url] = /^ready (http\S+)/.exec(line) ?? [];
      if (url) resolve(url);
    };
    createInterface({ input: server.stdout }).on('line', read);
    createInterface({ input: server.stderr }).on('line', read);
    server.on('exit', (code) =>
      reject(new Error(`The server ended (${code}) before it was ready:\n${printed.join('\n')}`)),
    );
  });
  const url = await ready.catch((fault) => {
    rmSync(dataDirectory, { recursive: true, force: true });
    throw fault;
  });
  const environment = { STOREFRONT_URL: url, STOREFRONT_DATA: dataDirectory, BRANDS_DIR: brandsDirectory };
  return { server, dataDirectory, environment };
}
