import { ChevronDownIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { copy } from '../../copy';
import { chargeText } from '../../domain/charge-text';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './menu-news.module.css';
import { OffersStrip } from './offers-strip';
import { ShortTexts } from './short-texts';

/** The news of the menu; during a search they make room for the results. */
export const MenuNews = observer(function MenuNews({ model }: { readonly model: BusinessPageModel }) {
  return (
    <div hidden={model.menu.isSearching}>
      <News model={model} />
    </div>
  );
});

/** Offers as chips, and beside them the charges in short, which open to charges, welcome and allergies in words (MNU-1, G23). */
const News = observer(function News({ model }: { readonly model: BusinessPageModel }) {
  const facts = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.news}>
      <div className={styles.row}>
        <OffersStrip model={model} />
        <FactsButton model={model} controls={facts} isOpen={isOpen} toggle={() => setIsOpen(!isOpen)} />
      </div>
      <div id={facts} hidden={!isOpen}>
        <ShortTexts model={model} />
      </div>
    </div>
  );
});

interface FactsButtonProps {
  readonly model: BusinessPageModel;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const FactsButton = observer(function FactsButton({ model, controls, isOpen, toggle }: FactsButtonProps) {
  const { business } = model.business;
  if (!business) return null;
  const { charges, welcomeText, allergyText } = business;
  const service = chargeText(charges.service, copy.menu.rate);
  const bag = chargeText(charges.bag, copy.menu.rate);
  const parts = [
    service !== '' && copy.menu.serviceShort(service),
    bag !== '' && copy.menu.bagShort(bag),
    allergyText !== '' && copy.menu.allergies,
  ].filter((part) => part !== false);
  if (parts.length === 0 && welcomeText === '' && model.totals.freeDeliveryFrom === 0) return null;
  return (
    <button
      type="button"
      className={styles.facts}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      <span>{parts.length === 0 ? copy.menu.goodToKnow : parts.join(' · ')}</span>
      <ChevronDownIcon size={18} className={styles.arrow} />
    </button>
  );
});
