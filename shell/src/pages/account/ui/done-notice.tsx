import { Banner } from '@storefront/ui';
import { useEffect, useRef } from 'react';
import styles from './account.module.css';

/** Says what was just done. It takes the focus, because the button that was pressed is gone. */
export function DoneNotice({ sentence }: { readonly sentence: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentence !== '') notice.current?.focus();
  }, [sentence]);
  return (
    <div ref={notice} role="status" tabIndex={-1} className={styles.status}>
      {sentence !== '' && <Banner tone="success">{sentence}</Banner>}
    </div>
  );
}
