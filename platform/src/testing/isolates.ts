import { ContainerHost } from '../isolates/container/container-host';
import { findHost } from '../isolates/find-host';
import type { FoundHost } from '../isolates/find-host';
import type { IsolateHost } from '../isolates/isolate-host';
import { aContainer } from './isolate-container';

let found: Promise<FoundHost> | undefined;

/** The host of real processes on this machine, looked for once in a test file. */
export async function aHost() {
  found ??= findHost();
  return (await found).host;
}

const opened: ContainerHost[] = [];

/** A server's connection to the container that shares this folder; `errors` is what it said to its operators. */
export async function aContainerHost(
  folder: string,
  { mustConfine = true, lookEvery = 20, answerTimeout = 5_000 } = {},
) {
  const errors: string[] = [];
  const said = (sentence: unknown) => void errors.push(String(sentence));
  const log = { info: () => undefined, warn: said, error: said };
  const host = new ContainerHost({ folder, mustConfine, log, lookEvery, answerTimeout });
  opened.push(host);
  await host.look();
  return { host, errors };
}

/** Ends every connection to a container; for `afterEach` and `afterAll`. */
export async function endContainerHosts() {
  await Promise.all(opened.splice(0).map((host) => host.close()));
}

/** Runs the same tests with processes of this machine and with those of a container. */
export function describeHosts(name: string, tests: (host: () => Promise<IsolateHost>) => void) {
  describe(`${name}, on this machine`, () => tests(aHost));
  describe(`${name}, in a container`, () => {
    let container: Awaited<ReturnType<typeof aContainer>>;
    let host: IsolateHost;
    beforeAll(async () => {
      container = await aContainer();
      await container.start();
      ({ host } = await aContainerHost(container.folder));
      if (host.wall !== 'container') throw new Error(host.fault());
    });
    afterAll(async () => {
      await endContainerHosts();
      await container.remove();
    });
    tests(async () => host);
  });
}
