import { inPercent, signalHits } from '@storefront/contract';
import type { PlatformEvent, RolloutReport } from '@storefront/contract';
import { Banner } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { figureText, ratePercent, rolloutCharts } from '../domain/rollout-charts';
import { scopeText } from '../domain/scope-text';
import { timeText } from '../domain/times';
import { Answer } from './answer';
import { useQuery } from './console-context';
import { DataTable } from './data-table';
import { Facts } from './facts';
import { Page, Panel } from './page';
import { ReleaseName } from './release-name';
import { RolloutButtons } from './rollout-buttons';
import styles from './rollout-page.module.css';
import { RolloutState } from './rollout-state';
import { TimeChart } from './time-chart';

const every = 3_000;

const platformFigures: readonly (readonly [label: string, event: PlatformEvent])[] = [
  ['Servers stood still', 'paused'],
  ['Servers started', 'restarted'],
  ['First screens too late', 'late'],
  ['Left out after failures', 'resting'],
];

/** A running rollout: its steps, the counts of both arms, and the guard's verdict (CON-2). */
export const RolloutPage = observer(function RolloutPage() {
  const { id = '' } = useParams();
  const store = useQuery('rollout', { id }, every);
  return (
    <Page title={`Rollout ${id}`}>
      <Answer store={store} label="the rollout">
        {(report) => (
          <>
            <Panel
              title={
                <>
                  <ReleaseName release={report.release} /> <RolloutState state={report.state} />
                </>
              }
              actions={<RolloutButtons id={report.id} state={report.state} />}
            >
              <Steps report={report} />
              <Facts
                facts={[
                  ['Beside', report.stable.join(', ') || 'not known yet'],
                  ['Brands', scopeText(report.brands)],
                  ...(report.audience
                    ? [['First, and not counted', report.audience.join(', ')] as const]
                    : []),
                  ['Began', timeText(report.startedAt)],
                  ...(report.endedAt === null ? [] : [['Ended', timeText(report.endedAt)] as const]),
                ]}
              />
            </Panel>
            <Verdict verdict={report.verdict} />
            <Panel
              title="Over time"
              note={`canary and stable, one point for each ${spanText(report.pointSeconds)}`}
            >
              {report.points.length === 0 ? (
                <p className={styles.nothing}>Nothing has been counted yet.</p>
              ) : (
                <div className={styles.charts}>
                  {rolloutCharts(report).map((chart) => (
                    <TimeChart key={chart.title} chart={chart} />
                  ))}
                </div>
              )}
            </Panel>
            <Panel title="In all" note="a visitor counts once a day">
              <Totals report={report} />
            </Panel>
            <Panel title="The platform itself" note="while the rollout ran; none of it counts for a release">
              <Facts
                facts={platformFigures.map(([label, event]) => [label, counted(report.platform[event])])}
              />
            </Panel>
          </>
        )}
      </Answer>
    </Page>
  );
});

interface ReportProps {
  readonly report: RolloutReport;
}

function Steps({ report: { steps, step, stepBeganAt, endedAt } }: ReportProps) {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map(({ share, minimumMinutes, minimumPageLoads }, index) => (
        <li
          key={share}
          className={styles.step}
          data-place={index < step ? 'past' : index === step ? 'now' : 'coming'}
          aria-current={index === step ? 'step' : undefined}
        >
          <span className={styles.share}>{inPercent(share)}</span>
          <span className={styles.least}>
            {index === step && endedAt === null
              ? `since ${timeText(stepBeganAt)}`
              : `at least ${spanText(minimumMinutes * 60)}, ${counted(minimumPageLoads)} page loads`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Causes for which somebody has to look; the others pass when there are more page loads. */
const waits: ReadonlySet<string | null> = new Set(['ill', 'shares', 'networks']);

const tones = { pass: 'success', fail: 'danger', inconclusive: 'info' } as const;

function Verdict({ verdict }: Pick<RolloutReport, 'verdict'>) {
  if (verdict === null)
    return (
      <Banner className={styles.verdict} title="Verdict: none yet">
        The guard has not looked at it yet.
      </Banner>
    );
  return (
    <Banner
      className={styles.verdict}
      tone={waits.has(verdict.cause) ? 'warning' : tones[verdict.kind]}
      title={`Verdict: ${verdict.kind}`}
      role="status"
    >
      <p>{verdict.reason}</p>
      <p className={styles.at}>{timeText(verdict.at)}</p>
    </Banner>
  );
}

function Totals({ report: { total, watch } }: ReportProps) {
  const { canary, stable } = total;
  const rows = [
    ...watch.map((signal) => ({
      name: signal,
      canary: rateText(signalHits(canary, signal)),
      stable: rateText(signalHits(stable, signal)),
    })),
    ...(['LCP', 'INP', 'CLS'] as const).map((vital) => ({
      name: `${vital}, 75th percentile`,
      canary: figureText(canary.vitals[vital], vital === 'CLS' ? '' : 'ms'),
      stable: figureText(stable.vitals[vital], vital === 'CLS' ? '' : 'ms'),
    })),
    ...(['opened', 'pressed', 'placed'] as const).map((stage) => ({
      name: `checkout ${stage}`,
      canary: counted(canary.checkout[stage]),
      stable: counted(stable.checkout[stage]),
    })),
  ];
  return (
    <DataTable
      caption="Figures of canary and stable"
      rows={rows}
      keyOf={({ name }) => name}
      isNarrow
      empty=""
      columns={[
        { label: 'Figure', cell: ({ name }) => name },
        { label: 'Canary', cell: (row) => row.canary },
        { label: 'Stable', cell: (row) => row.stable },
      ]}
    />
  );
}

function rateText(figures: { readonly trials: number; readonly hits: number }): string {
  return `${counted(figures.hits)} of ${counted(figures.trials)} (${figureText(ratePercent(figures), '%')})`;
}

const counted = (count: number) => count.toLocaleString('en-GB');

function spanText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 6) / 10} min` : `${Math.round(seconds / 360) / 10} h`;
}
