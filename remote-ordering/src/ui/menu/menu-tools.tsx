import { DietIcon, Button, Chip, FilterIcon, SearchIcon, TextButton, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { copy } from '../../copy';
import { sentenceCase } from '../../domain/short-text';
import type { MenuStore } from '../../stores/menu-store';
import styles from './menu-tools.module.css';

/** The search box with the filters by diet and allergen inside it. */
export const MenuTools = observer(function MenuTools({ store }: { readonly store: MenuStore }) {
  const filters = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hasChoices = store.choices.diets.length + store.choices.allergens.length > 0;
  return (
    <>
      <form className={styles.search} role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          className={styles.field}
          label={copy.menu.search}
          hideLabel
          placeholder={copy.menu.search}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          icon={<SearchIcon size={20} />}
          value={store.searchText}
          onChange={store.search}
          onClear={store.resetSearch}
          end={
            hasChoices && (
              <FiltersButton
                store={store}
                controls={filters}
                isOpen={isOpen}
                toggle={() => setIsOpen(!isOpen)}
              />
            )
          }
        />
      </form>
      <DishFilters store={store} id={filters} isOpen={isOpen} />
    </>
  );
});

interface FiltersButtonProps {
  readonly store: MenuStore;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const FiltersButton = observer(function FiltersButton({
  store,
  controls,
  isOpen,
  toggle,
}: FiltersButtonProps) {
  const { filter } = store;
  const count = filter.diets.length + filter.withoutAllergens.length;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      <FilterIcon size={18} />
      <span>{count === 0 ? copy.menu.filters : copy.menu.filtersOn(count)}</span>
    </button>
  );
});

interface DishFiltersProps {
  readonly store: MenuStore;
  readonly id: string;
  readonly isOpen: boolean;
}

const DishFilters = observer(function DishFilters({ store, id, isOpen }: DishFiltersProps) {
  const { diets, allergens } = store.choices;
  const { filter } = store;
  return (
    <div id={id} hidden={!isOpen} className={styles.choices}>
      <ChipRow legend={copy.menu.diets} names={diets} chosen={filter.diets} press={store.toggleDiet} isDiet />
      <ChipRow
        legend={copy.menu.without}
        names={allergens}
        chosen={filter.withoutAllergens}
        press={store.toggleAllergen}
      />
      <p className={styles.note}>{copy.menu.filterNote}</p>
      {store.isFiltering && (
        <Button tone="quiet" size="small" onClick={store.clearFilter}>
          {copy.menu.clearFilters}
        </Button>
      )}
    </div>
  );
});

interface ChipRowProps {
  readonly legend: string;
  readonly names: readonly string[];
  readonly chosen: readonly string[];
  readonly press: (name: string) => void;
  readonly isDiet?: boolean;
}

const ChipRow = ({ legend, names, chosen, press, isDiet = false }: ChipRowProps) =>
  names.length === 0 ? null : (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {names.map((name) => (
          <Chip
            key={name}
            pressed={chosen.includes(name)}
            onPress={() => press(name)}
            icon={isDiet ? <DietIcon diet={name} size={16} /> : undefined}
          >
            {sentenceCase(name)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );

/** The heading of the results, with the control that ends the search (SRC-2, SRC-3). */
export const ResultsHead = observer(function ResultsHead({
  store,
  text,
  count,
}: {
  readonly store: MenuStore;
  readonly text: string;
  readonly count: number;
}) {
  return (
    <div className={styles.resultsHead}>
      <h2 className={styles.resultsTitle}>{copy.menu.resultsFor(text)}</h2>
      <TextButton onClick={store.resetSearch}>{copy.menu.reset}</TextButton>
      <p className={styles.note} role="status">
        {count === 0 ? copy.menu.noResults(text) : copy.menu.found(count)}
      </p>
    </div>
  );
});
