import type { GivenGroup } from '@storefront/pricing';
import { Button, Checkbox, ChoiceGroup, Dialog, poundsText, Radio } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { FreeDishStore } from '../../stores/free-dish-store';
import styles from './free-dish-chooser.module.css';

/** The chooser of free dishes; it opens by itself once for each group (FRE-8 to FRE-14). */
export const FreeDishChooser = observer(function FreeDishChooser({
  store,
}: {
  readonly store: FreeDishStore;
}) {
  const groups = store.chooserGroups;
  return (
    <Dialog
      open={store.isChooserOpen && groups.length > 0}
      onClose={store.closeChooser}
      title={groups.length > 1 ? copy.freeDishes.several : copy.freeDishes.one}
      footer={
        <Button onClick={store.closeChooser}>
          {store.hasChosen ? copy.freeDishes.done : copy.freeDishes.notNow}
        </Button>
      }
    >
      <div className={styles.groups}>
        {groups.map((given) => (
          <Group key={given.group.id} given={given} store={store} />
        ))}
      </div>
    </Dialog>
  );
});

const Group = observer(function Group({
  given,
  store,
}: {
  readonly given: GivenGroup;
  readonly store: FreeDishStore;
}) {
  const { group, quantity, dishes } = given;
  const isSingle = group.selectable === 1;
  return (
    <ChoiceGroup
      legend={group.welcomeText}
      hint={[
        isSingle ? copy.freeDishes.chooseOne : copy.freeDishes.chooseUpTo(group.selectable),
        copy.freeDishes.each(quantity),
      ]
        .filter((text) => text !== '')
        .join(' · ')}
      variant="column"
    >
      {dishes.map(({ dish, isSelected, isDisabled }) => {
        const choice = {
          label: dish.name,
          description: copy.freeDishes.worth(poundsText(dish.price)),
          variant: 'card' as const,
          checked: isSelected,
          disabled: isDisabled,
        };
        const toggle = () => store.toggle(group.id, dish.id);
        return isSingle ? (
          <Radio key={dish.id} {...choice} name={group.id} onChoose={toggle} />
        ) : (
          <Checkbox key={dish.id} {...choice} onChange={toggle} />
        );
      })}
    </ChoiceGroup>
  );
});
