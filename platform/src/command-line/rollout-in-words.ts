import { inPercent, signalHits } from '@storefront/contract';
import type { ArmFigures, RolloutReport } from '@storefront/contract';
import { scopeInWords } from '../registry/commands/checks';

/** The lines that the terminal shows for a rollout: its state, the guard's verdict, and the counts of each arm. */
export function rolloutInWords(report: RolloutReport): string[] {
  const { id, release, state, steps, step, brands, verdict, total, stable, watch, platform } = report;
  const share = inPercent(steps[step]?.share ?? 0);
  return [
    `${id}  ${release}  ${state}  step ${step + 1} of ${steps.length}, ${share} of ${scopeInWords(brands)}`,
    ...(report.audience ? [`first, and not counted: ${report.audience.join(', ')}`] : []),
    verdict === null
      ? 'The guard has not looked at it yet.'
      : `${verdict.kind}${verdict.cause === null ? '' : ` (${verdict.cause})`}: ${verdict.reason}`,
    ...watch.map((signal) => signalLine(signal, total.canary, total.stable)),
    `canary is ${release}; stable is ${stable.join(', ') || 'not known yet'}`,
    `the platform itself, which counts for no release: ${platform.paused} pauses, ${platform.restarted} restarts, ${platform.late} first screens too late, ${platform.resting} left out`,
  ];
}

function signalLine(signal: RolloutReport['watch'][number], canary: ArmFigures, stable: ArmFigures): string {
  const inWords = (arm: ArmFigures) => {
    const { trials, hits } = signalHits(arm, signal);
    return `${hits} of ${trials}`;
  };
  return `${signal.padEnd(20)} canary ${inWords(canary)}, stable ${inWords(stable)}`;
}
