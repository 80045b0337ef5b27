import type { ShortText } from '@storefront/contract';
import { TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { chargeText } from '../../domain/charge-text';
import { shortAllergy, shortWaiver, shortWelcome, waiverText } from '../../domain/short-text';
import type { BusinessPageModel } from '../../stores/business-page-model';
import styles from './short-texts.module.css';

const words = copy.menu;

/** One line each for welcome, free delivery, charges and allergies; a shortened text opens in full (MNU-6 to MNU-10, G23). */
export const ShortTexts = observer(function ShortTexts({ model }: { readonly model: BusinessPageModel }) {
  const { business } = model.business;
  if (!business) return null;
  const { charges, welcomeText, allergyText } = business;
  const service = chargeText(charges.service, words.ofFood);
  const bag = chargeText(charges.bag, words.ofFood);
  const delivery = waiverText(model.totals.freeDeliveryFrom);
  return (
    <div className={styles.facts}>
      <Line model={model} title={words.welcome} whole={welcomeText} short={shortWelcome(welcomeText)} />
      {delivery !== '' && <span>{shortWaiver(delivery).text}</span>}
      {service !== '' && <span>{words.service(service)}</span>}
      {bag !== '' && <span>{words.bag(bag)}</span>}
      <Line
        model={model}
        title={words.allergy}
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
    <p className={styles.line}>
      {isTitled && <strong>{title}: </strong>}
      <bdi>{short.text}</bdi>{' '}
      {short.isCut && (
        <TextButton
          aria-label={`${words.more}: ${title}`}
          onClick={() => model.fullText.show({ title, text: whole })}
        >
          {words.more}
        </TextButton>
      )}
    </p>
  );
