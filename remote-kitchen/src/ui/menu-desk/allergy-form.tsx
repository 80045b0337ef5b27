import { TextArea } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { DraftForm } from '../../stores/draft-form';

interface AllergyFormProps {
  readonly form: DraftForm<{ text: string }>;
}

/** What customers read about allergens. */
export const AllergyForm = observer(function AllergyForm({ form }: AllergyFormProps) {
  return (
    <TextArea
      label={copy.desk.allergy}
      hint={copy.desk.allergyHint}
      value={form.value.text}
      onChange={(text) => form.change((value) => (value.text = text))}
    />
  );
});
