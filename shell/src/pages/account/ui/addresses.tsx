import { Badge, Banner, EmptyState, PinIcon, TextButton } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import styles from './account.module.css';
import type { AddressesStore } from '../stores/addresses-store';
import { copy } from '../copy';
import { DoneNotice } from './done-notice';

/** The user's address book. */
export const Addresses = observer(function Addresses({ model }: { model: AddressesStore }) {
  const { list, changing } = model;
  return (
    <>
      {changing.kind === 'failed' && (
        <Banner tone="danger" role="alert">
          {changing.sentence}
        </Banner>
      )}
      <DoneNotice sentence={changing.kind === 'done' ? changing.value : ''} />
      {list.length === 0 && (
        <EmptyState icon={<PinIcon size={36} />} title={copy.noAddresses}>
          {copy.noAddressesText}
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {list.map((address) => {
          const label = address.lines.join(', ');
          return (
            <li key={address.id} className={styles.row} aria-busy={model.isChanging(address)}>
              <div className={styles.what}>
                <h2>{address.name}</h2>
                <p>{label}</p>
                <p className={styles.quiet}>{address.mobile}</p>
              </div>
              <div className={styles.figures}>
                {address.isDefault ? (
                  <Badge tone="success">{copy.isDefault}</Badge>
                ) : (
                  <TextButton
                    aria-label={copy.ofAddress(copy.makeDefault, label)}
                    onClick={() => model.makeDefault(address.id)}
                  >
                    {copy.makeDefault}
                  </TextButton>
                )}
                <TextButton
                  aria-label={copy.ofAddress(copy.remove, label)}
                  onClick={() => model.remove(address.id)}
                >
                  {copy.remove}
                </TextButton>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
});
