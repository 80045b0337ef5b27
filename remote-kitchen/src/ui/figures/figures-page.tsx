import {
  Button,
  FailedState,
  Loading,
  ReceiptIcon,
  Segments,
  SkeletonText,
  poundsText,
  saveFile,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { durationText, figuresCsv, sumDays, computeTakings } from '../../domain/figures';
import type { Figures } from '../../domain/figures';
import { periods } from '../../stores/figures-page-model';
import type { FiguresPageModel, Period } from '../../stores/figures-page-model';
import { KitchenFrame } from '../frame/kitchen-frame';
import { BestDishes } from './best-dishes';
import { DayTable } from './day-table';
import styles from './figures.module.css';
import { TakingsChart } from './takings-chart';

const options = periods.map((period) => ({ value: String(period), label: copy.figures.periods[period] }));

/** The page of the figures. */
export function FiguresPage({ model }: { readonly model: FiguresPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="figures">
      <Content model={model} />
    </KitchenFrame>
  );
}

const Content = observer(function Content({ model }: { readonly model: FiguresPageModel }) {
  const { task } = model.figures;
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.heading}>{copy.figures.heading}</h2>
        <Segments<string>
          legend={copy.figures.period}
          options={options}
          value={String(model.period)}
          onChange={(period) => model.choosePeriod(Number(period) as Period)}
        />
      </div>
      {task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => model.figures.reload()}>
          {task.sentence}
        </FailedState>
      )}
      {task.isRunning && (
        <Loading label={copy.loading}>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {task.value && <Shown figures={task.value} />}
    </>
  );
});

function Shown({ figures: { days, best } }: { readonly figures: Figures }) {
  const sum = sumDays(days);
  const tiles = [
    [copy.figures.takings, poundsText(computeTakings(sum))],
    [copy.figures.orders, String(sum.orders)],
    [
      copy.figures.accept,
      sum.acceptSeconds === undefined ? copy.figures.none : durationText(sum.acceptSeconds),
    ],
    [copy.figures.refused, String(sum.refused)],
    [copy.figures.refunded, poundsText(sum.refunded)],
  ];
  const save = () =>
    saveFile(copy.figures.file(days[0]?.date ?? '', days.at(-1)?.date ?? ''), 'text/csv', figuresCsv(days));
  return (
    <>
      <dl className={styles.tiles}>
        {tiles.map(([name, value]) => (
          <div key={name} className={styles.tile}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        {days.length > 1 && (
          <section className={styles.part} aria-labelledby="figures-days">
            <h3 id="figures-days">{copy.figures.chart}</h3>
            <TakingsChart days={days} />
            <DayTable days={days} />
          </section>
        )}
        <section className={styles.part} aria-labelledby="figures-best">
          <h3 id="figures-best">{copy.figures.best}</h3>
          <BestDishes best={best} />
        </section>
      </div>
      <div>
        <Button tone="secondary" size="large" icon={<ReceiptIcon size={20} />} onClick={save}>
          {copy.figures.save}
        </Button>
      </div>
    </>
  );
}
