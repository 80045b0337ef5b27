import type { Decision } from '@storefront/contract';
import { computeIntegrity } from '../../releases/parse-build';
import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import { faultyServerPart, isServerFault, serverFaults } from './faulty-server-part';

/**
 * The faults that tests and rehearsals can give a remote (DEV-4): its files are missing, slow, truncated, have a flipped byte or
 * never arrive; its entry requires a React that the shell does not have, or throws while it runs; or its page throws when it is
 * first drawn. The server part has faults of its own.
 */
export const faults = [
  '404',
  'slow',
  'truncated',
  'corrupt',
  'hang',
  'wrong-react',
  'throw',
  'throw-on-render',
  ...serverFaults,
] as const;
export type Fault = (typeof faults)[number];

/** A version of a release, or every one of its name. */
export interface Faulty {
  name: string;
  version: string | undefined;
  fault: Fault;
  /** Seconds until slow files are sent. */
  seconds?: number;
}

// Longer than a customer waits without a notice (2 s), shorter than the time limit after which a release has failed (8 s).
const usuallySlowFor = 5;

const throwing = (container: string) =>
  `throw new Error(${JSON.stringify(`The fault switch makes ${container} throw`)});`;

const throwingOnRender = (container: string) => `var ${container} = {
  init: function () {},
  get: function () {
    var Component = function () { throw new Error('The fault switch makes ${container} throw when it is drawn'); };
    var module = { default: { kind: 'page', create: function () { return {}; }, Component: Component } };
    return Promise.resolve(function () { return module; });
  },
};`;

/** The entry of a build, changed to require packages that no shell has. */
export function askingForOtherReact(entry: string): string {
  return entry.replaceAll(/requiredVersion:"[^"]*"/g, 'requiredVersion:"^99.0.0"');
}

/** Remembers the faults; exists in development only. */
export class FaultSwitch {
  private readonly faulty = new Map<string, Faulty>();

  /** Replaced entries by release id. */
  private readonly entries = new Map<string, string>();

  set(name: string, version: string | undefined, fault: Fault | null, seconds?: number) {
    const key = `${name}@${version ?? '*'}`;
    if (fault === null) this.faulty.delete(key);
    else this.faulty.set(key, { name, version, fault, ...(seconds !== undefined && { seconds }) });
  }

  /** The entry of a release while its fault is `wrong-react`. */
  replaceEntry(id: ReleaseId, entry: string) {
    this.entries.set(releaseId(id), entry);
  }

  clear() {
    this.faulty.clear();
    this.entries.clear();
  }

  list(): Faulty[] {
    return [...this.faulty.values()];
  }

  of(id: ReleaseId): Fault | undefined {
    return this.find(id)?.fault;
  }

  /** Seconds until the files of a slow release are sent. */
  secondsOf(id: ReleaseId): number {
    return this.find(id)?.seconds ?? usuallySlowFor;
  }

  private find({ name, version }: ReleaseId): Faulty | undefined {
    return this.faulty.get(`${name}@${version}`) ?? this.faulty.get(`${name}@*`);
  }

  /** The text that replaces the entry of a release that has to throw; the decision names its hash, so that it runs. */
  entryOf(release: Pick<Decision, 'name' | 'version' | 'container'>): string | undefined {
    const fault = this.of(release);
    if (fault === 'wrong-react') return this.entries.get(releaseId(release));
    if (fault === 'throw') return throwing(release.container);
    return fault === 'throw-on-render' ? throwingOnRender(release.container) : undefined;
  }

  /** The code that replaces the server part of a release. */
  serverPartOf(id: ReleaseId, code: string): string {
    const fault = this.of(id);
    return fault !== undefined && isServerFault(fault) ? faultyServerPart(code, fault) : code;
  }

  /** The decision with the hashes that make its faults visible in a page. */
  applyTo<Release extends Decision>(release: Release): Release {
    const entry = this.entryOf(release);
    if (entry === undefined) return release;
    const integrity = { ...release.integrity, [release.entry]: computeIntegrity(Buffer.from(entry)) };
    return { ...release, integrity };
  }
}
