import { Checkbox, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { ModeValue } from '../../stores/desk-forms';
import type { DraftForm } from '../../stores/draft-form';

interface ModeFormProps {
  readonly form: DraftForm<ModeValue>;
  readonly isCollection: boolean;
}

/** Whether a mode is offered, and how. */
export const ModeForm = observer(function ModeForm({ form, isCollection }: ModeFormProps) {
  const { isOffered, minutes, isPreorder, minimum } = form.value;
  return (
    <>
      <Checkbox
        label={copy.desk.offered}
        checked={isOffered}
        onChange={(is) => form.change((value) => (value.isOffered = is))}
      />
      <TextField
        label={copy.desk.minutes}
        inputMode="numeric"
        value={minutes}
        onChange={(text) => form.change((value) => (value.minutes = text))}
      />
      <Checkbox
        label={copy.desk.preorder}
        checked={isPreorder}
        onChange={(is) => form.change((value) => (value.isPreorder = is))}
      />
      {isCollection && (
        <TextField
          label={copy.desk.minimum}
          inputMode="decimal"
          value={minimum}
          onChange={(text) => form.change((value) => (value.minimum = text))}
        />
      )}
    </>
  );
});
