import { rolloutSignals } from '@storefront/contract';
import type { CommandField } from '@storefront/contract';
import { Checkbox, SelectField, TextArea, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { ChangeStore } from '../stores/change-store';
import type { Choices } from '../stores/console-store';
import { ArchiveField } from './archive-field';
import styles from './change-fields.module.css';
import { useConsole } from './console-context';
import { SeveralField } from './several-field';

interface ChangeFieldsProps {
  readonly change: ChangeStore;
}

/** The fields of the open form, each drawn according to its kind. */
export const ChangeFields = observer(function ChangeFields({ change }: ChangeFieldsProps) {
  return change.form?.fields.map((field) => <ChangeField key={field.name} change={change} field={field} />);
});

const known: Partial<Record<CommandField['kind'], keyof Choices>> = {
  release: 'releases',
  releases: 'releases',
  feature: 'features',
  rollout: 'rollouts',
  team: 'teams',
};

const ChangeField = observer(function ChangeField({
  change,
  field,
}: ChangeFieldsProps & { readonly field: CommandField }) {
  const { choices } = useConsole();
  const list = useId();
  const { name, label, kind, hint, isOptional } = field;
  const { values, phase, fill } = change;
  const value = values[name] ?? '';
  const error = phase.kind === 'filling' ? phase.faults[name] : undefined;
  const onChange = (next: string) => fill(name, next);
  const common = { label, hint, error, required: !isOptional };

  switch (kind) {
    case 'tick':
      return (
        <Checkbox label={label} checked={value === 'yes'} onChange={(isOn) => onChange(isOn ? 'yes' : '')} />
      );
    case 'folder':
      return <ArchiveField {...common} archive={change.archive} onChoose={change.chooseArchive} />;
    case 'text':
      return (
        <TextArea
          {...common}
          value={value}
          rows={16}
          autoComplete="off"
          spellCheck={false}
          onChange={onChange}
        />
      );
    case 'brands':
    case 'signals':
      return (
        <SeveralField
          label={label}
          error={error}
          value={value}
          choices={kind === 'signals' ? rolloutSignals : choices.brands}
          onChange={onChange}
        />
      );
    case 'brand':
      return (
        <SelectField
          {...common}
          value={value}
          placeholder="Choose a brand"
          options={choices.brands.map((id) => ({ value: id, label: id }))}
          onChange={onChange}
        />
      );
    default: {
      const key = known[kind];
      return (
        <div>
          <TextField
            {...common}
            value={value}
            autoComplete="off"
            spellCheck={false}
            list={key === undefined ? undefined : list}
            className={styles.line ?? ''}
            onChange={onChange}
          />
          {key !== undefined && (
            <datalist id={list}>
              {choices[key].map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          )}
        </div>
      );
    }
  }
});
