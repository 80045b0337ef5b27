import { closedNotice, modeNames } from '@storefront/business';
import {
  AlertPopup,
  Button,
  CollectionIcon,
  DeliveryIcon,
  Dialog,
  RadioGroup,
  TextButton,
  TextField,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { copy } from '../../copy';
import type { ServiceModeStore } from '../../stores/service-mode-store';
import styles from './mode-dialogs.module.css';

const icons = { delivery: <DeliveryIcon size={24} />, collection: <CollectionIcon size={24} /> };

interface StoreProps {
  readonly store: ServiceModeStore;
}

/** The dialogs of choosing a mode, of which one is open at a time. */
export const ModeDialogs = observer(function ModeDialogs({ store }: StoreProps) {
  return (
    <>
      <ModeChooser store={store} />
      <PostcodeDialog store={store} />
      <AlertPopup
        open={store.dialog.kind === 'closed'}
        onClose={store.close}
        title={closedNotice.title}
        message={closedNotice.text}
      />
    </>
  );
});

/** Choose Service Type (SVC-8, SVC-9). */
const ModeChooser = observer(function ModeChooser({ store }: StoreProps) {
  const { dialog } = store;
  const picked = dialog.kind === 'choose' ? dialog.selected : undefined;
  return (
    <Dialog
      open={dialog.kind === 'choose'}
      onClose={store.close}
      title={copy.mode.title}
      size="small"
      footer={
        <>
          <Button tone="quiet" onClick={store.close}>
            {copy.mode.cancel}
          </Button>
          <Button
            busy={store.isChecking}
            disabled={picked === undefined}
            onClick={() => void store.saveMode()}
          >
            {copy.mode.save}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={copy.mode.legend}
        hideLegend
        variant="column"
        value={picked}
        onChange={store.select}
        options={modeNames.map((mode) => ({
          value: mode,
          label: copy.mode.names[mode],
          description: store.availabilityOf(mode),
          icon: icons[mode],
          disabled: !store.isPossible(mode),
        }))}
      />
      {picked === 'delivery' && store.postcode !== '' && (
        <p className={styles.place}>
          {copy.mode.deliveringTo(store.postcode)}{' '}
          <TextButton onClick={() => store.openPostcode()}>{copy.mode.changePostcode}</TextButton>
        </p>
      )}
    </Dialog>
  );
});

/** Enter Postcode (SVC-20 to SVC-24). */
const PostcodeDialog = observer(function PostcodeDialog({ store }: StoreProps) {
  const { dialog } = store;
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!store.isChecking) void store.savePostcode();
  };
  return (
    <Dialog
      open={dialog.kind === 'postcode'}
      onClose={store.close}
      title={copy.postcode.title}
      size="small"
      initialFocus={field}
      footer={
        <>
          <Button tone="quiet" onClick={store.close}>
            {copy.postcode.cancel}
          </Button>
          <Button type="submit" form={form} busy={store.isChecking}>
            {copy.postcode.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={copy.postcode.label}
          placeholder={copy.postcode.placeholder}
          required
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={20}
          variant="upper"
          value={dialog.kind === 'postcode' ? dialog.text : ''}
          error={dialog.kind === 'postcode' ? dialog.sentence : ''}
          onChange={store.typePostcode}
        />
      </form>
    </Dialog>
  );
});
