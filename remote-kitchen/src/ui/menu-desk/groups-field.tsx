import {
  Button,
  Checkbox,
  IconButton,
  PlusIcon,
  QuantityStepper,
  Segments,
  TextField,
  TrashIcon,
} from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { deepestOptionNesting, yesNo } from '@storefront/contract';
import { copy } from '../../copy';
import type { Option, OptionGroup } from '../../domain/menu-desk';
import type { DishValue } from '../../stores/desk-forms';
import type { DraftForm } from '../../stores/draft-form';
import styles from './menu-desk.module.css';

interface GroupsFieldProps {
  readonly legend: string;
  /** The groups in the form; they are changed where they are. */
  readonly groups: OptionGroup[];
  /** 1 for the groups of the dish, 2 for those below their options. */
  readonly level: number;
  readonly form: DraftForm<DishValue>;
  readonly randomKey: () => string;
}

/** Groups of options, each option with its price and with groups below it. */
export const GroupsField = observer(function GroupsField({
  legend,
  groups,
  level,
  form,
  randomKey,
}: GroupsFieldProps) {
  const add = () => form.change(() => groups.push(newGroup(randomKey)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {groups.map((group, index) => (
        <GroupField
          key={group.optionId}
          group={group}
          level={level}
          form={form}
          randomKey={randomKey}
          onRemove={() => form.change(() => void groups.splice(index, 1))}
        />
      ))}
      <Button tone="secondary" size="large" onClick={add}>
        {copy.desk.addGroup}
      </Button>
    </fieldset>
  );
});

interface GroupFieldProps {
  readonly group: OptionGroup;
  readonly level: number;
  readonly form: DraftForm<DishValue>;
  readonly randomKey: () => string;
  readonly onRemove: () => void;
}

const GroupField = observer(function GroupField({
  group,
  level,
  form,
  randomKey,
  onRemove,
}: GroupFieldProps) {
  const { optionHeaderLabel: name, optionItems: options } = group;
  const add = () => form.change(() => options.push(newOption(randomKey)));
  return (
    <div className={styles.box}>
      <div className={styles.item}>
        <TextField
          label={copy.desk.groupName}
          value={name}
          onChange={(text) => form.change(() => (group.optionHeaderLabel = text))}
        />
        <IconButton label={copy.desk.remove(name || copy.desk.thing.group)} onClick={onRemove}>
          <TrashIcon size={20} />
        </IconButton>
      </div>
      <Segments<'radio' | 'checked'>
        legend={copy.desk.oneOrSeveral}
        options={[
          { value: 'radio', label: copy.desk.one },
          { value: 'checked', label: copy.desk.several },
        ]}
        value={group.optionShowType}
        onChange={(type) => form.change(() => changeType(group, type))}
      />
      <Checkbox
        label={copy.desk.mustChoose}
        checked={group.optionIsRequired === 'yes'}
        onChange={(isRequired) => form.change(() => changeRequired(group, isRequired))}
      />
      {group.optionShowType === 'checked' && (
        <div className={styles.counts}>
          <span>{copy.desk.fewest}</span>
          <QuantityStepper
            label={copy.desk.fewest}
            value={group.optionMinSelection}
            maximum={group.optionMaxSelection}
            onIncrease={() => form.change(() => (group.optionMinSelection += 1))}
            onDecrease={() => form.change(() => (group.optionMinSelection -= 1))}
          />
          <span>{copy.desk.most}</span>
          <QuantityStepper
            label={copy.desk.most}
            value={group.optionMaxSelection}
            minimum={Math.max(1, group.optionMinSelection)}
            maximum={50}
            onIncrease={() => form.change(() => (group.optionMaxSelection += 1))}
            onDecrease={() => form.change(() => (group.optionMaxSelection -= 1))}
          />
        </div>
      )}
      {options.map((option, index) => (
        <OptionField
          key={option.itemId}
          option={option}
          level={level}
          form={form}
          randomKey={randomKey}
          onRemove={() => form.change(() => void options.splice(index, 1))}
        />
      ))}
      <Button tone="quiet" size="large" onClick={add}>
        {copy.desk.addOption}
      </Button>
    </div>
  );
});

interface OptionFieldProps {
  readonly option: Option;
  /** That of its group. */
  readonly level: number;
  readonly form: DraftForm<DishValue>;
  readonly randomKey: () => string;
  readonly onRemove: () => void;
}

const OptionField = observer(function OptionField({
  option,
  level,
  form,
  randomKey,
  onRemove,
}: OptionFieldProps) {
  const { itemName, subOption: groups } = option;
  const name = itemName || copy.desk.thing.option;
  const addGroup = () => form.change(() => groups.push(newGroup(randomKey)));
  return (
    <>
      <div className={styles.option}>
        <TextField
          label={copy.desk.name}
          value={itemName}
          onChange={(text) => form.change(() => rename(option, text))}
        />
        <div className={styles.priced}>
          <TextField
            label={copy.desk.price}
            inputMode="decimal"
            value={option.itemPrice}
            onChange={(price) => form.change(() => (option.itemPrice = price))}
          />
          {groups.length === 0 && level < deepestOptionNesting && (
            <IconButton label={copy.desk.addBelow(name)} onClick={addGroup}>
              <PlusIcon size={20} />
            </IconButton>
          )}
          <IconButton label={copy.desk.remove(name)} onClick={onRemove}>
            <TrashIcon size={20} />
          </IconButton>
        </div>
      </div>
      {groups.length > 0 && (
        <GroupsField
          legend={copy.desk.optionsBelow(name)}
          groups={groups}
          level={level + 1}
          form={form}
          randomKey={randomKey}
        />
      )}
    </>
  );
});

/** Where one is chosen, at most one is chosen, and one at least if it must be. */
function changeType(group: OptionGroup, type: OptionGroup['optionShowType']) {
  group.optionShowType = type;
  if (type === 'checked') return;
  group.optionMaxSelection = 1;
  group.optionMinSelection = Math.min(group.optionMinSelection, 1);
}

function changeRequired(group: OptionGroup, isRequired: boolean) {
  group.optionIsRequired = yesNo(isRequired);
  group.optionMinSelection = isRequired ? Math.max(1, group.optionMinSelection) : 0;
}

/** The label is the name, unless the menu gives the option another one. */
function rename(option: Option, name: string) {
  if (option.itemNameLabel === option.itemName) option.itemNameLabel = name;
  option.itemName = name;
}

const newOption = (randomKey: () => string): Option => ({
  itemId: randomKey(),
  itemName: '',
  itemNameLabel: '',
  itemDescription: '',
  itemPrice: '0.00',
  itemQuantity: 1,
  subOption: [],
});

const newGroup = (randomKey: () => string): OptionGroup => ({
  optionId: randomKey(),
  optionHeaderLabel: '',
  optionDescription: '',
  optionIsRequired: 'no',
  optionShowType: 'radio',
  optionMinSelection: 0,
  optionMaxSelection: 1,
  optionMaxQuantity: 0,
  optionItems: [newOption(randomKey)],
});
