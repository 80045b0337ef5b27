import picture from './dishes.svg';
import styles from './dishes.module.css';

/** A decorative picture of dishes, from the Fluent emoji set (MIT). */
export function Dishes() {
  return <img className={styles.dishes} src={picture} alt="" width={770} height={640} fetchPriority="high" />;
}
