import type { PageDecision } from '@storefront/contract';
import { urlOf } from '../federation/page-trust';

/** The release whose code threw. */
export interface ThrowingRelease {
  readonly feature: string;
  readonly version: string;
}

type Decisions = Readonly<Record<string, PageDecision>>;

// `at submit (https://shop.example/releases/a.js:1:20)` in Chromium, `submit@https://shop.example/releases/a.js:1:20` elsewhere.
const addressInStack = /https?:\/\/[^\s()@]+?(?=:\d+(?::\d+)?(?:[\s)]|$))/g;

/**
 * The release that a stack trace leads to. The innermost function of a remote counts: above it are libraries that the shell shares,
 * below it its callers. A trace with files of the shell only is the shell's; one of other files, such as a browser extension's, belongs
 * to no release. If several releases contain the same file, the best one is named.
 */
export function releaseOfError(
  stack: string,
  decisions: Decisions,
  origin: string,
): ThrowingRelease | undefined {
  const addresses = stack.match(addressInStack) ?? [];
  const found = addresses.flatMap((address) => releaseOfFile(address, decisions, origin) ?? []);
  return found.find(({ feature }) => feature !== 'shell') ?? found[0];
}

function releaseOfFile(address: string, decisions: Decisions, origin: string): ThrowingRelease | undefined {
  for (const [feature, decision] of Object.entries(decisions))
    for (const release of [decision, ...decision.lastGood])
      if (Object.keys(release.integrity).some((path) => urlOf(release, path, origin) === address))
        return { feature, version: release.version };
  return undefined;
}
