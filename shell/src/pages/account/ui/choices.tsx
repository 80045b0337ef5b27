import { Checkbox } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { AccountForm } from './account-form';
import styles from './account.module.css';
import type { ChoicesStore } from '../stores/choices-store';
import { copy } from '../copy';

const words = copy.choices;

/** What the user wants to be sent (ACC-2, G24). */
export const Choices = observer(function Choices({ model }: { model: ChoicesStore }) {
  return (
    <AccountForm
      heading={words.heading}
      lead={words.lead}
      saving={model.saving}
      save={model.save}
      action={words.save}
    >
      <div className={styles.choices}>
        <Checkbox
          variant="card"
          label={words.sms}
          description={words.smsText}
          checked={model.isOn('sms')}
          onChange={(isOn) => model.choose('sms', isOn)}
        />
        <Checkbox
          variant="card"
          label={words.offers}
          description={words.offersText}
          checked={model.isOn('offers')}
          onChange={(isOn) => model.choose('offers', isOn)}
        />
        {model.hasBusinesses && (
          <Checkbox
            variant="card"
            label={model.businessesLabel}
            description={words.businessText}
            checked={model.isOn('businesses')}
            onChange={(isOn) => model.choose('businesses', isOn)}
          />
        )}
      </div>
    </AccountForm>
  );
});
