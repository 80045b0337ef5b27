import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Banner, Button, TextField } from '@storefront/ui';
import { copy } from '../../copy';
import type { ServiceAlertStore } from '../../stores/service-alert-store';
import styles from './service-alert.module.css';

// What was pressed is gone, so what took its place gets the focus.
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** 'Tell me when', or the way back for a customer who comes by the link of its e-mail. */
export const ServiceAlert = observer(function ServiceAlert({
  store,
  postcode,
}: {
  readonly store: ServiceAlertStore;
  readonly postcode: string;
}) {
  const { task } = store;
  const takesBack = store.key !== '';
  if (task.kind === 'done') {
    return (
      <div role="status" tabIndex={-1} ref={takeFocus} className={styles.panel}>
        <Banner tone="success">{task.value}</Banner>
      </div>
    );
  }
  if (!takesBack && !store.open) return <Button onClick={store.ask}>{copy.alert.ask}</Button>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.submit();
  };
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      {takesBack ? (
        <p>{copy.alert.asked(postcode)}</p>
      ) : (
        <TextField
          ref={takeFocus}
          label={copy.alert.email}
          hint={copy.alert.promise}
          type="email"
          autoComplete="email"
          required
          value={store.email}
          error={store.fault}
          onChange={store.type}
        />
      )}
      {task.kind === 'failed' && (
        <Banner tone="danger" role="alert">
          {task.sentence}
        </Banner>
      )}
      <Button type="submit" wide busy={task.kind === 'running'}>
        {takesBack ? copy.alert.takeBack : copy.alert.ask}
      </Button>
    </form>
  );
});
