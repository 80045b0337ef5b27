import type { ShortText } from '@storefront/contract';
import { TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { chargeText } from '../../domain/charge-text';
import { shortAllergy, shortWaiver, shortWelcome, waiverText } from '../../domain/short-text';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './short-texts.module.css';

/** Welcome, free delivery, charges and allergies; a shortened text opens in full (MNU-6 to MNU-10, G23). */
export const ShortTexts = observer(function ShortTexts({ model }: { readonly model: BusinessPageModel }) {
  const { business } = model.business;
  if (!business) return null;
  const { charges, welcomeText, allergyText } = business;
  const service = chargeText(charges.service, copy.menu.ofFood);
  const bag = chargeText(charges.bag, copy.menu.ofFood);
  const delivery = waiverText(model.totals.freeDeliveryFrom);
  return (
    <div className={styles.facts}>
      <Line model={model} title={copy.menu.welcome} whole={welcomeText} short={shortWelcome(welcomeText)} />
      {delivery !== '' && <span>{shortWaiver(delivery).text}</span>}
      {service !== '' && <span>{copy.menu.service(service)}</span>}
      {bag !== '' && <span>{copy.menu.bag(bag)}</span>}
      <Line
        model={model}
        title={copy.menu.allergy}
        whole={allergyText}
        short={shortAllergy(allergyText)}
        isTitled
      />
    </div>
  );
});

interface LineProps {
  readonly model: BusinessPageModel;
  readonly title: string;
  readonly whole: string;
  readonly short: ShortText;
  readonly isTitled?: boolean;
}

const Line = ({ model, title, whole, short, isTitled = false }: LineProps) =>
  short.text === '' ? null : (
    <p>
      {isTitled && <strong>{title}: </strong>}
      <bdi>{short.text}</bdi>{' '}
      {short.isCut && (
        <TextButton
          aria-label={`${copy.menu.more}: ${title}`}
          onClick={() => model.fullText.show({ title, text: whole })}
        >
          {copy.menu.more}
        </TextButton>
      )}
    </p>
  );
