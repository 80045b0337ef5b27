import type { PageDecision } from '@storefront/contract';
import { findFileUrl } from './page-trust';

/** One line of a stack trace that is in a file of a release. */
export interface StackFrame {
  readonly feature: string;
  readonly version: string;
  /** `path:line:column`, the path inside the release. */
  readonly position: string;
}

type Decisions = Readonly<Record<string, PageDecision>>;

// `at submit (https://shop.example/releases/a.js:1:20)` in Chromium, `submit@https://shop.example/releases/a.js:1:20` elsewhere.
const placeInStack = /(https?:\/\/[^\s()@]+?)(:\d+(?::\d+)?)(?=[\s)]|$)/g;

// More says little about where a page failed.
const maxFrames = 10;

/**
 * The lines of a stack trace that are in files of decided releases, innermost first. Nothing else of the trace is kept, because it may
 * contain personal data (OBS-1). If several releases contain the same file, the best one is named.
 */
export function findFrames(error: unknown, decisions: Decisions, origin: string): StackFrame[] {
  const stack = typeof error === 'string' ? error : error instanceof Error ? (error.stack ?? '') : '';
  return [...stack.matchAll(placeInStack)].flatMap(
    ([, address = '', place = '']) => frameAt(address, place, decisions, origin) ?? [],
  );
}

/** The positions of one release among the frames. */
export function positionsIn(
  frames: readonly StackFrame[],
  { feature, version }: Pick<StackFrame, 'feature' | 'version'>,
): string[] {
  return frames
    .filter((frame) => frame.feature === feature && frame.version === version)
    .slice(0, maxFrames)
    .map(({ position }) => position);
}

function frameAt(
  address: string,
  place: string,
  decisions: Decisions,
  origin: string,
): StackFrame | undefined {
  for (const [feature, decision] of Object.entries(decisions))
    for (const release of [decision, ...decision.lastGood])
      for (const path of Object.keys(release.integrity))
        if (findFileUrl(release, path, origin) === address)
          return { feature, version: release.version, position: path + place };
  return undefined;
}
