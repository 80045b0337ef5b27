import { Sign } from '@storefront/ui';
import { copy } from '../../copy';
import styles from './street.module.css';

const fronts = [
  { look: { cuisine: 'indian', letters: 'carved', ground: 'aubergine', edge: 'scalloped' }, lit: true },
  { look: { cuisine: 'pizza', letters: 'script', ground: 'forest', edge: 'scalloped' }, lit: true },
  { look: { cuisine: 'japanese', letters: 'bold', ground: 'oat', edge: 'noren' }, lit: true },
  { look: { cuisine: 'burgers', letters: 'block', ground: 'mustard', edge: 'straight' }, lit: true },
  { look: { cuisine: 'breakfast', letters: 'serif', ground: 'blush', edge: 'scalloped' }, lit: false },
  { look: { cuisine: 'lebanese', letters: 'brush', ground: 'cedar', edge: 'scalloped' }, lit: true },
] as const;

/** A street of kitchens in the evening, for decoration: one shop is still shut. */
export function Street() {
  return (
    <div className={styles.street} aria-hidden="true">
      {fronts.map(({ look, lit }, at) => {
        const name = copy.home.fronts[at] ?? '';
        return (
          <div key={look.cuisine} className={styles.front} data-lit={lit}>
            <div className={styles.wall}>
              <i />
              <i />
              <i />
            </div>
            <Sign as="p" size="card" look={look} name={name} state={lit ? 'open' : 'closed'}>
              {name}
            </Sign>
            <div className={styles.shop}>
              <div className={styles.window} />
              <div className={styles.door} />
            </div>
          </div>
        );
      })}
    </div>
  );
}
