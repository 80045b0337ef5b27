import type { Decision } from '@storefront/contract';
import { integrityOf } from '../releases/read-build';

/**
 * What can be made wrong with a remote, for tests and rehearsals (DEV-4): its files are gone, come late, have a flipped
 * byte or never come; or its entry throws while it runs, or its page when it is first drawn.
 */
export const faults = ['404', 'slow', 'corrupt', 'hang', 'throw', 'throw-on-render'] as const;
export type Fault = (typeof faults)[number];

/** A version of a release, or every one of its name. */
export interface Faulty {
  name: string;
  version: string | undefined;
  fault: Fault;
}

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

/** Remembers what is to go wrong; served in development only. */
export class FaultSwitch {
  private readonly faulty = new Map<string, Faulty>();

  set(name: string, version: string | undefined, fault: Fault | null) {
    const key = `${name}@${version ?? '*'}`;
    if (fault === null) this.faulty.delete(key);
    else this.faulty.set(key, { name, version, fault });
  }

  clear() {
    this.faulty.clear();
  }

  list(): Faulty[] {
    return [...this.faulty.values()];
  }

  of({ name, version }: { name: string; version: string }): Fault | undefined {
    return (this.faulty.get(`${name}@${version}`) ?? this.faulty.get(`${name}@*`))?.fault;
  }

  /** The text that stands in for the entry of a release that is to throw; decided with its own hash, so that it runs. */
  entryOf(release: Pick<Decision, 'name' | 'version' | 'container'>): string | undefined {
    const fault = this.of(release);
    if (fault === 'throw') return throwing(release.container);
    return fault === 'throw-on-render' ? throwingOnRender(release.container) : undefined;
  }

  /** The decision as the page must get it for its faults to show. */
  applyTo<Release extends Decision>(release: Release): Release {
    const entry = this.entryOf(release);
    if (entry === undefined) return release;
    const integrity = { ...release.integrity, [release.entry]: integrityOf(Buffer.from(entry)) };
    return { ...release, integrity };
  }
}
