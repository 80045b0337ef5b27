import type { PublicBrand } from '@storefront/contract';
import styles from './brand-mark.module.css';

interface BrandMarkProps {
  readonly brand: PublicBrand;
  /** Where a large sign says the name right below, the bar does not repeat it. */
  readonly logoAlone?: boolean;
}

/** The brand's logo and name. */
export function BrandMark({ brand, logoAlone = false }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <img src={brand.logo} alt="" width="40" height="40" className={styles.logo} />
      {!logoAlone && <span className={styles.name}>{brand.name}</span>}
    </span>
  );
}
