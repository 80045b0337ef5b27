import { Banner, Button, Dialog, Stack, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useId } from 'react';
import type { ChangeStore } from '../stores/change-store';
import { ChangeFields } from './change-fields';
import styles from './change-dialog.module.css';
import { useConsole } from './console-context';

/** The one dialog for every change that the console makes: fill in, see what will change, give a reason, confirm (CON-3). */
export const ChangeDialog = observer(function ChangeDialog() {
  const { change } = useConsole();
  const { form, phase, close } = change;
  const id = useId();
  if (form === undefined) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (phase.kind === 'tried' ? change.confirm() : change.tryOut());
  };
  return (
    <Dialog
      open
      onClose={close}
      title={form.title}
      description={form.description}
      footer={
        phase.kind === 'done' ? <Button onClick={close}>Close</Button> : <Buttons change={change} id={id} />
      }
    >
      {phase.kind === 'done' ? (
        <Outcome change={change} />
      ) : (
        <form id={id} onSubmit={submit} noValidate>
          <Stack gap={4}>
            <ChangeFields change={change} />
            <Effects change={change} />
          </Stack>
        </form>
      )}
    </Dialog>
  );
});

interface ChangePartProps {
  readonly change: ChangeStore;
}

const Buttons = observer(function Buttons({ change, id }: ChangePartProps & { readonly id: string }) {
  const { phase, form, isBusy, close } = change;
  const isReady = phase.kind === 'tried' || phase.kind === 'doing';
  return (
    <>
      <Button tone="secondary" onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={id} busy={isBusy} tone={isReady && form?.isDanger ? 'danger' : 'primary'}>
        {isReady ? form?.title : 'See what will change'}
      </Button>
    </>
  );
});

const Effects = observer(function Effects({ change }: ChangePartProps) {
  const { phase, reason, giveReason, form } = change;
  if (phase.kind === 'refused')
    return (
      <Banner tone="danger" role="alert" title="This cannot be done">
        <Sentences sentences={phase.faults} />
      </Banner>
    );
  if (phase.kind === 'unknown')
    return (
      <Banner tone="warning" role="alert" title="It may have been done">
        <p>
          The connection broke before the answer came. What is shown has been asked for again: look there, or
          in the audit log, before you do it once more. A token that was made is lost: make another.
        </p>
      </Banner>
    );
  if (phase.kind !== 'tried' && phase.kind !== 'doing') return null;
  return (
    <>
      <Banner tone="info" role="status" title="What will change">
        <Sentences sentences={phase.effects} />
        {phase.effects.length === 0 && <p>Nothing: it is so already.</p>}
      </Banner>
      {!form?.hasNoReason && (
        <TextField
          label="Reason"
          hint="It is recorded in the audit log."
          required
          value={reason}
          maxLength={500}
          error={phase.kind === 'tried' && phase.isReasonMissing ? 'Say why.' : undefined}
          onChange={giveReason}
        />
      )}
    </>
  );
});

const Outcome = observer(function Outcome({ change: { phase } }: ChangePartProps) {
  if (phase.kind !== 'done') return null;
  return (
    <Stack gap={4}>
      {phase.waiting === undefined ? (
        <Banner tone="success" role="status" title="Done">
          <Sentences sentences={phase.effects} />
        </Banner>
      ) : (
        <Banner tone="warning" role="status" title={`It waits for approval as ${phase.waiting}`}>
          <Sentences sentences={phase.effects} />
        </Banner>
      )}
      {phase.token !== undefined && (
        <div>
          <p className={styles.label}>Shown this once: copy it now.</p>
          <p className={styles.token}>{phase.token}</p>
        </div>
      )}
    </Stack>
  );
});

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul className={styles.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
