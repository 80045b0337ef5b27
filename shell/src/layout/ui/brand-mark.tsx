import type { PublicBrand } from '@storefront/contract';
import styles from './brand-mark.module.css';

/** The brand's logo and name. */
export function BrandMark({ brand }: { brand: PublicBrand }) {
  return (
    <span className={styles.mark}>
      <img src={brand.logo} alt="" width="40" height="40" className={styles.logo} />
      <span className={styles.name}>{brand.name}</span>
    </span>
  );
}
