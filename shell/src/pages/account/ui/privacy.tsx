import { Banner, Button, Card, saveFile, TrashIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styles from './account.module.css';
import { copy } from '../copy';
import { DeleteDialog } from './delete-dialog';
import type { PrivacyStore } from '../stores/privacy-store';

const words = copy.privacy;

/** What is stored about the user: a download (ACC-6), and the deletion of the account (ACC-7). */
export const Privacy = observer(function Privacy({ model }: { model: PrivacyStore }) {
  const { taking } = model;
  const [own, gone] = [useId(), useId()];
  const takeAway = async () => {
    const file = await model.takeAway();
    if (file) saveFile(file.name, 'application/json', file.text);
  };
  return (
    <div className={styles.pair}>
      <Card as="section" padding="large" aria-labelledby={own} className={styles.fields}>
        <div className={styles.words}>
          <h2 id={own}>{words.takeHeading}</h2>
          <p className={styles.quiet}>{words.takeText}</p>
        </div>
        {taking.kind === 'failed' && (
          <Banner tone="danger" role="alert">
            {taking.sentence}
          </Banner>
        )}
        <div role="status" className={styles.told}>
          {taking.kind === 'done' && <Banner tone="success">{taking.value}</Banner>}
        </div>
        <Button tone="secondary" busy={taking.kind === 'running'} onClick={() => void takeAway()}>
          {words.take}
        </Button>
      </Card>
      <Card as="section" padding="large" aria-labelledby={gone} className={styles.fields}>
        <div className={styles.words}>
          <h2 id={gone}>{words.deleteHeading}</h2>
          <p className={styles.quiet}>{words.deleteText}</p>
        </div>
        <Button tone="danger" icon={<TrashIcon size={18} />} onClick={model.ask}>
          {words.delete}
        </Button>
      </Card>
      <DeleteDialog model={model} />
    </div>
  );
});
