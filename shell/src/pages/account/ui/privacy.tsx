import { Banner, Button, Card, saveFile, TrashIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import { DeleteDialog } from './delete-dialog';
import type { PrivacyStore } from '../stores/privacy-store';

/** What is stored about the user: a download (ACC-6), and the deletion of the account (ACC-7). */
export const Privacy = observer(function Privacy({ model }: { model: PrivacyStore }) {
  const { exporting } = model;
  const [dataHeading, deleteHeading] = [useId(), useId()];
  const download = async () => {
    const file = await model.exportData();
    if (file) saveFile(file.name, 'application/json', file.text);
  };
  return (
    <div className={styles.pair}>
      <Card as="section" padding="large" aria-labelledby={dataHeading} className={styles.fields}>
        <div className={styles.words}>
          <h2 id={dataHeading}>{copy.privacy.takeHeading}</h2>
          <p className={styles.quiet}>{copy.privacy.takeText}</p>
        </div>
        {exporting.kind === 'failed' && (
          <Banner tone="danger" role="alert">
            {exporting.sentence}
          </Banner>
        )}
        <div role="status" className={styles.status}>
          {exporting.kind === 'done' && (
            <Banner tone="success">{copy.privacy.taken(exporting.value.name)}</Banner>
          )}
        </div>
        <Button tone="secondary" busy={exporting.kind === 'running'} onClick={() => void download()}>
          {copy.privacy.take}
        </Button>
      </Card>
      <Card as="section" padding="large" aria-labelledby={deleteHeading} className={styles.fields}>
        <div className={styles.words}>
          <h2 id={deleteHeading}>{copy.privacy.deleteHeading}</h2>
          <p className={styles.quiet}>{copy.privacy.deleteText}</p>
        </div>
        <Button tone="danger" icon={<TrashIcon size={18} />} onClick={model.askToDelete}>
          {copy.privacy.delete}
        </Button>
      </Card>
      <DeleteDialog model={model} />
    </div>
  );
});
