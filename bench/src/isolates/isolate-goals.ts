import { defaultLimits } from '../../../platform/src/render/drawing-pool';
import { median } from '../figures';
import type { MeasuredHarm, MeasuredIsolates } from './measure-isolates';

/** The most megabytes of twenty pairs. */
export const memoryBound = 700;
/** The most milliseconds of a new pair's first page, on a quiet machine. */
export const firstPageBound = 200;
/** The most milliseconds that a drawing of others takes while a release does harm, on a quiet machine (ISO-2). */
export const othersBound = defaultLimits.deadline;

/** What came of a hostile page, in words. */
export function outcomeInWords({ outcome }: Pick<MeasuredHarm, 'outcome'>): string {
  switch (outcome.kind) {
    case 'drawn':
      return 'its page is drawn';
    case 'not-drawn':
      return outcome.why;
    case 'failed':
      return outcome.why;
  }
}

/** The goals that were missed; `pace` is how many times slower the machine was than a quiet one. */
export function isolateFaults({ harms, memory, firstPages }: MeasuredIsolates, pace: number): string[] {
  const faults = harms.flatMap((measured) => faultsOfHarm(measured, pace));
  if (!(memory.megabytes < memoryBound))
    faults.push(
      `${memory.pairs} pairs take ${Math.round(memory.megabytes)} MB; they have to take less than ${memoryBound} MB.`,
    );
  const firstPage = median(firstPages);
  const bound = firstPageBound * pace;
  if (!(firstPage < bound))
    faults.push(
      `The first page of a new pair takes ${Math.round(firstPage)} ms; at this pace of the machine it has to be less than ${Math.round(bound)} ms.`,
    );
  return faults;
}

function faultsOfHarm(measured: MeasuredHarm, pace: number): string[] {
  const { harm, blamed, longestOfOthers, undrawnOfOthers } = measured;
  const faults: string[] = [];
  const words = outcomeInWords(measured);
  if (harm.said === undefined ? measured.outcome.kind !== 'drawn' : !harm.said.test(words))
    faults.push(`A release with ${harm.name} came to another end: ${words}.`);
  if (harm.said !== undefined && blamed !== 'listing@6.6.6')
    faults.push(`A release with ${harm.name} is not the one that is blamed; blamed: ${blamed || 'nobody'}.`);
  if (undrawnOfOthers > 0)
    faults.push(`${undrawnOfOthers} pages of others were not drawn beside a release with ${harm.name}.`);
  const bound = othersBound * pace;
  if (!(longestOfOthers < bound))
    faults.push(
      `Beside a release with ${harm.name} a page of others took ${Math.round(longestOfOthers)} ms; at this pace of the machine it has to be less than ${Math.round(bound)} ms.`,
    );
  return faults;
}
