import { Button } from '@storefront/ui';
import { useRef } from 'react';
import { copy } from '../../copy';
import styles from './menu-desk.module.css';

interface PictureChooserProps {
  /** The name of the picture, which is read out and stands on its buttons. */
  readonly name: string;
  /** The address of the picture that is there, '' without one. */
  readonly address: string;
  readonly busy?: boolean;
  /** undefined takes the picture away. */
  readonly onChange: (file: File | undefined) => void;
}

/** A picture with buttons that choose another one or take it away. */
export function PictureChooser({ name, address, busy = false, onChange }: PictureChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {address === '' ? (
        <p className={styles.lead}>{copy.desk.noPicture}</p>
      ) : (
        <img className={styles.picture} src={address} alt={name} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={copy.desk.choosePicture(name)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChange(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button tone="secondary" size="large" busy={busy} onClick={() => input.current?.click()}>
          {copy.desk.choosePicture(name)}
        </Button>
        {address !== '' && (
          <Button tone="quiet" size="large" onClick={() => onChange(undefined)}>
            {copy.desk.removePicture(name)}
          </Button>
        )}
      </div>
    </>
  );
}
