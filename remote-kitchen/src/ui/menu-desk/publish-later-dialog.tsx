import { Banner, Button, Dialog, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { MenuPageModel } from '../../stores/menu-page-model';
import styles from './menu-desk.module.css';

/** Asks when the draft is published. */
export const PublishLaterDialog = observer(function PublishLaterDialog({
  model,
}: {
  readonly model: MenuPageModel;
}) {
  const { later, changes } = model;
  const sentence = later.fault || changes.acts.sentence;
  return (
    <Dialog
      size="small"
      open={later.isOpen}
      onClose={later.close}
      title={copy.desk.publishAt}
      footer={
        <>
          <Button tone="secondary" size="large" onClick={later.close}>
            {copy.desk.back}
          </Button>
          <Button
            size="large"
            busy={changes.acts.isBusy('publish')}
            onClick={() => void model.publishLater()}
          >
            {copy.desk.plan}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {sentence !== '' && (
          <Banner tone="danger" role="alert">
            {sentence}
          </Banner>
        )}
        <TextField
          label={copy.desk.date}
          type="date"
          value={later.date}
          onChange={(date) => later.change({ date })}
        />
        <TextField
          label={copy.desk.time}
          type="time"
          value={later.time}
          onChange={(time) => later.change({ time })}
        />
      </div>
    </Dialog>
  );
});
