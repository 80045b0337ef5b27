import { BellIcon, Button, LogOutIcon } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import { kitchenPlaces } from '../../domain/kitchen-places';
import type { KitchenPlace } from '../../domain/kitchen-places';
import type { KeptSession } from '../../gateway/stored-session';
import type { KitchenFrame } from '../../stores/kitchen-frame';
import styles from './kitchen-frame.module.css';

interface FrameBarProps {
  readonly frame: KitchenFrame;
  readonly session: KeptSession;
  readonly place: KitchenPlace;
}

const places = Object.keys(kitchenPlaces) as KitchenPlace[];

/** The name of the business, the pages of the kitchen, the sound of this device and the way out. */
export const FrameBar = observer(function FrameBar({ frame, session, place }: FrameBarProps) {
  const { Link } = frame;
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>{session.businessName}</h1>
      <div className={styles.device}>
        <Button
          tone="quiet"
          aria-pressed={!session.isSilent}
          icon={<BellIcon size={20} />}
          onClick={frame.toggleSound}
        >
          {session.isSilent ? copy.frame.soundOff : copy.frame.soundOn}
        </Button>
        <Button tone="quiet" icon={<LogOutIcon size={20} />} onClick={() => void frame.logOut()}>
          {copy.frame.logOut}
        </Button>
      </div>
      {places.length > 1 && (
        <nav className={styles.places} aria-label={copy.frame.places}>
          <ul>
            {places.map((each) => (
              <li key={each}>
                <Link
                  to={kitchenPlaces[each]}
                  className={styles.place}
                  aria-current={each === place ? 'page' : undefined}
                >
                  {copy.places[each]}
                  {each === 'orders' && <Waiting frame={frame} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
});

/** How many orders wait for an answer: on every page, since they are cancelled when nobody looks. */
const Waiting = observer(function Waiting({ frame }: { readonly frame: KitchenFrame }) {
  const { length } = frame.board.waiting;
  if (length === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.count}>{copy.frame.waiting(length)}</span>
    </>
  );
});
