import { Checkbox } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { AccountForm } from './account-form';
import styles from './account.module.css';
import type { ChoicesStore } from '../stores/choices-store';
import { copy } from '../copy';

/** What the user wants to be sent (ACC-2, G24). */
export const Choices = observer(function Choices({ model }: { model: ChoicesStore }) {
  return (
    <AccountForm
      heading={copy.choices.heading}
      lead={copy.choices.lead}
      saving={model.saving}
      save={model.save}
      action={copy.choices.save}
    >
      <div className={styles.choices}>
        <Checkbox
          variant="card"
          label={copy.choices.sms}
          description={copy.choices.smsText}
          checked={model.isOn('sms')}
          onChange={(isOn) => model.choose('sms', isOn)}
        />
        <Checkbox
          variant="card"
          label={copy.choices.offers}
          description={copy.choices.offersText}
          checked={model.isOn('offers')}
          onChange={(isOn) => model.choose('offers', isOn)}
        />
        {model.hasBusinesses && (
          <Checkbox
            variant="card"
            label={model.businessesLabel}
            description={copy.choices.businessText}
            checked={model.isOn('businesses')}
            onChange={(isOn) => model.choose('businesses', isOn)}
          />
        )}
      </div>
    </AccountForm>
  );
});
