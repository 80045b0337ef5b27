import { FailedState, Loading, PageFailure, Segments, SkeletonText } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { DeskPart, MenuDesk } from '../../domain/menu-desk';
import type { MenuPageModel } from '../../stores/menu-page-model';
import { KitchenFrame } from '../frame/kitchen-frame';
import { DeskFormSheet } from './desk-form-sheet';
import { DishesPart } from './dishes-part';
import { DraftPanel } from './draft-panel';
import { HistoryPart } from './history-part';
import { LookPart } from './look-part';
import { PublishLaterDialog } from './publish-later-dialog';
import { TermsPart } from './terms-part';
import styles from './menu-desk.module.css';

/** The page of the menu desk. */
export function MenuPage({ model }: { readonly model: MenuPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="menu">
      <Content model={model} />
    </KitchenFrame>
  );
}

const Content = observer(function Content({ model }: { readonly model: MenuPageModel }) {
  const {
    changes: { acts },
    desk: { task },
    open,
    later,
  } = model;
  const sentence = open === undefined && !later.isOpen ? acts.sentence : '';
  return (
    <>
      <div>
        <h2 className={styles.heading}>{copy.desk.heading}</h2>
        <p className={styles.lead}>{copy.desk.lead}</p>
      </div>
      {sentence !== '' && <PageFailure>{sentence}</PageFailure>}
      {task.sentence !== '' && (
        <FailedState size="panel" onRetry={() => model.desk.reload()}>
          {task.sentence}
        </FailedState>
      )}
      {task.isRunning && (
        <Loading label={copy.loading}>
          <SkeletonText lines={10} />
        </Loading>
      )}
      {task.value && <Desk model={model} desk={task.value} />}
    </>
  );
});

interface DeskProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
}

const parts = (['dishes', 'terms', 'look', 'history'] as const).map((value) => ({
  value,
  label: copy.desk.part[value],
}));

const Desk = observer(function Desk({ model, desk }: DeskProps) {
  return (
    <>
      <DraftPanel model={model} desk={desk} />
      <Segments<DeskPart>
        legend={copy.desk.parts}
        options={parts}
        value={model.part}
        onChange={model.showPart}
      />
      {model.part === 'dishes' && <DishesPart model={model} desk={desk} />}
      {model.part === 'terms' && <TermsPart model={model} desk={desk} />}
      {model.part === 'look' && <LookPart model={model} desk={desk} />}
      {model.part === 'history' && <HistoryPart model={model} />}
      <DeskFormSheet model={model} desk={desk} />
      <PublishLaterDialog model={model} />
    </>
  );
});
