import { londonDayAndTime } from '@storefront/contract';
import { Banner, Button, Disclosure } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { canPublish } from '../../domain/menu-desk';
import type { DraftEdit, MenuDesk } from '../../domain/menu-desk';
import type { MenuPageModel } from '../../stores/menu-page-model';
import styles from './menu-desk.module.css';

interface DraftPanelProps {
  readonly model: MenuPageModel;
  readonly desk: MenuDesk;
}

/** What is in the draft, what is wrong with it, and the ways to preview and publish it. */
export const DraftPanel = observer(function DraftPanel({ model, desk }: DraftPanelProps) {
  const { edits, faults } = desk;
  const unfit = edits.filter(({ fits }) => !fits);
  return (
    <section className={styles.draft} aria-labelledby="desk-draft">
      <h3 id="desk-draft">{copy.desk.draft}</h3>
      <Plan model={model} desk={desk} />
      {edits.length === 0 && <p className={styles.lead}>{copy.desk.nothing}</p>}
      {unfit.length > 0 && <Banner tone="danger">{copy.desk.unfitLead}</Banner>}
      {faults.length > 0 && (
        <Banner tone="danger" title={copy.desk.faulty}>
          <ul>
            {faults.map(({ place, expected, path }) => (
              <li key={path.join('/')}>{copy.desk.fault(place, expected)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {edits.length > 0 && (
        <>
          <Disclosure summary={copy.desk.changes(edits.length)}>
            <ol>
              {edits.map((edit) => (
                <li key={edit.id} className={styles.line}>
                  <EditLine model={model} edit={edit} />
                </li>
              ))}
            </ol>
            <Button tone="quiet" size="large" onClick={() => void model.drop(edits)}>
              {copy.desk.takeAllOut}
            </Button>
          </Disclosure>
          <Ways model={model} desk={desk} />
        </>
      )}
    </section>
  );
});

/** When the draft is published by itself, and whether that has failed. */
const Plan = observer(function Plan({ model, desk: { planned, revision } }: DraftPanelProps) {
  if (planned === undefined) return null;
  const time = londonDayAndTime(planned.at);
  const isDue = planned.at <= model.frame.clock.now();
  const words = planned.revision === revision ? copy.desk.planned(time) : copy.desk.plannedLess(time);
  if (planned.fault !== '')
    return (
      <Banner tone="danger" role="alert">
        <p>{copy.desk.plannedFailed(planned.fault)}</p>
        <Button tone="secondary" size="large" onClick={() => void model.publish('not')}>
          {copy.desk.failureSeen}
        </Button>
      </Banner>
    );
  return (
    <Banner tone="info" role="status">
      <p>{isDue ? copy.desk.publishing : words}</p>
      {!isDue && (
        <Button tone="secondary" size="large" onClick={() => void model.publish('not')}>
          {copy.desk.callOff}
        </Button>
      )}
    </Banner>
  );
});

interface EditLineProps {
  readonly model: MenuPageModel;
  readonly edit: DraftEdit;
}

const EditLine = observer(function EditLine({ model, edit }: EditLineProps) {
  const { id, place, before, after, by, at, fits } = edit;
  return (
    <>
      <div className={styles.words}>
        <strong>{place}</strong>
        <span>{copy.desk.change(before, after)}</span>
        <span className={styles.lead}>{copy.desk.madeBy(by, londonDayAndTime(at))}</span>
        {!fits && <span className={styles.danger}>{copy.desk.unfit}</span>}
      </div>
      <Button
        tone="quiet"
        size="large"
        aria-label={`${copy.desk.takeOut}: ${place}`}
        busy={model.changes.acts.isBusy(`drop ${id}`)}
        onClick={() => void model.drop([edit])}
      >
        {copy.desk.takeOut}
      </Button>
    </>
  );
});

const Ways = observer(function Ways({ model, desk }: DraftPanelProps) {
  const { acts } = model.changes;
  const isReady = canPublish(desk);
  return (
    <div className={styles.ways}>
      {desk.mayPublish ? (
        <>
          <Button
            size="large"
            disabled={!isReady}
            busy={acts.isBusy('publish')}
            onClick={() => void model.publish('now')}
          >
            {copy.desk.publish}
          </Button>
          <Button size="large" tone="secondary" disabled={!isReady} onClick={model.later.open}>
            {copy.desk.publishLater}
          </Button>
        </>
      ) : (
        <p className={styles.lead}>{copy.desk.ownersPublish}</p>
      )}
      <Preview model={model} desk={desk} />
    </div>
  );
});

const Preview = observer(function Preview({ model, desk: { revision } }: DraftPanelProps) {
  const { preview } = model;
  if (preview?.revision !== revision)
    return (
      <Button
        size="large"
        tone="secondary"
        busy={model.changes.acts.isBusy('preview')}
        onClick={() => void model.makePreview()}
      >
        {copy.desk.preview}
      </Button>
    );
  return (
    <p className={styles.preview}>
      <a href={preview.path} target="_blank" rel="noreferrer" className={styles.link}>
        {copy.desk.openPreview}
      </a>
      <span className={styles.lead}>{copy.desk.previewHint}</span>
    </p>
  );
});
