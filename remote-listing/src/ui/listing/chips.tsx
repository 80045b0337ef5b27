import { observer } from 'mobx-react-lite';
import { ChipLink } from '@storefront/ui';
import { copy } from '../../copy';
import { formatAddress, toggled, traits } from '../../domain/criteria';
import type { ListingStore } from '../../stores/listing-store';
import styles from './chips.module.css';

const maxCuisines = 8;

/** What narrows the list with one press; each chip is a link to the list that it shows, so it works before the scripts do. */
export const Chips = observer(function Chips({ store }: { store: ListingStore }) {
  const { criteria, diets, cuisines } = store;
  const common = [...cuisines].sort((one, other) => other.count - one.count).slice(0, maxCuisines);
  return (
    <nav className={styles.chips} aria-label={copy.listing.narrow}>
      {traits.map((trait) => (
        <ChipLink
          key={trait}
          href={formatAddress({ ...criteria, traits: toggled(criteria.traits, trait) })}
          chosen={criteria.traits.includes(trait)}
          onPress={() => store.toggleTrait(trait)}
        >
          {copy.listing.traits[trait]}
        </ChipLink>
      ))}
      {diets.map(({ name, selected }) => (
        <ChipLink
          key={name}
          href={formatAddress({ ...criteria, diets: toggled(criteria.diets, name) })}
          chosen={selected}
          onPress={() => store.toggleDiet(name)}
        >
          {copy.listing.diet(name)}
        </ChipLink>
      ))}
      {common.map(({ id, name, selected }) => (
        <ChipLink
          key={id}
          className={styles.cuisine}
          href={formatAddress({ ...criteria, cuisineIds: toggled(criteria.cuisineIds, id) })}
          chosen={selected}
          onPress={() => store.toggleCuisine(id)}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  );
});
