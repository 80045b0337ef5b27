/** One step of a rollout as `rollout/start` takes it; `share` in ten-thousandths of the visitors. */
interface RolloutStepBody {
  readonly share: number;
  readonly minimumMinutes: number;
  readonly minimumPageLoads: number;
}

export type ParsedSteps =
  | { readonly kind: 'read'; readonly steps: RolloutStepBody[] }
  | { readonly kind: 'refused'; readonly fault: string };

/** The default steps of a rollout. */
export const usualSteps = '1%,10%,50%,100%';

const defaultMinutes = 30;
const defaultPageLoads = 1_000;
const stepPattern = /^\s*(\d{1,3}(?:\.\d{1,2})?)%(?:\/(\d{1,5})(s?))?(?:\/(\d{1,9}))?\s*$/;

/**
 * Parses the steps of a rollout as people write them, separated by commas: `10%`, `10%/30` or `10%/20s` (minutes or seconds at
 * least) or `10%/30/1000` (page loads at least).
 */
export function parseSteps(text: string): ParsedSteps {
  const steps: RolloutStepBody[] = [];
  for (const step of text.split(',')) {
    const parts = stepPattern.exec(step);
    if (!parts) {
      const fault = `"${step}" is no step; write 10%, 10%/30 (minutes) or 10%/30/1000 (page loads)`;
      return { kind: 'refused', fault };
    }
    const [, share, time, seconds, pageLoads] = parts;
    const minutes = seconds === 's' ? Number(time) / 60 : time;
    steps.push({
      share: Math.round(Number(share) * 100),
      minimumMinutes: Number(minutes ?? defaultMinutes),
      minimumPageLoads: Number(pageLoads ?? defaultPageLoads),
    });
  }
  return { kind: 'read', steps };
}

/** A share in ten-thousandths as people write it: 50 is 0.5 %. */
export function inPercent(share: number): string {
  return `${share / 100} %`;
}
