import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { Button, Dialog, TextField } from '@storefront/ui';
import { copy } from '../../copy';
import type { LocationStore } from '../../stores/location-store';

/** The Change Location modal (LST-45 to LST-50). */
export const ChangeLocation = observer(function ChangeLocation({
  store,
  busy,
}: {
  store: LocationStore;
  busy: boolean;
}) {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.update();
  };
  return (
    <Dialog
      open={store.open}
      onClose={store.close}
      title={copy.location.title}
      size="small"
      initialFocus={field}
      footer={
        <>
          <Button tone="secondary" onClick={store.close}>
            {copy.location.close}
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {copy.location.update}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={copy.location.postcode}
          required
          variant="upper"
          autoComplete="postal-code"
          value={store.text}
          error={store.errors.join('. ')}
          onChange={store.type}
          onBlur={store.touch}
        />
      </form>
    </Dialog>
  );
});
