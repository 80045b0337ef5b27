import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { EditableBusiness } from '../../domain/menu-desk';
import type { DraftForm } from '../../stores/draft-form';
import { PeriodsField } from './periods-field';

interface OpeningFormProps {
  readonly form: DraftForm<EditableBusiness['opening']>;
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The hours of each day of the week. */
export const OpeningForm = observer(function OpeningForm({ form }: OpeningFormProps) {
  return days.map((day) => (
    <PeriodsField
      key={day}
      name={copy.desk.day[day]}
      periods={form.value[day]}
      change={(recipe) => form.change(recipe)}
    />
  ));
});
