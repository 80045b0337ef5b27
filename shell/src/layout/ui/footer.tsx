import type { PublicBrand } from '@storefront/contract';
import type { Host } from '@storefront/host';
import { MailIcon, PhoneIcon, PinIcon, VisuallyHidden } from '@storefront/ui';
import { copy } from '../copy';
import styles from './footer.module.css';

interface FooterProps {
  readonly brand: PublicBrand;
  readonly Link: Host['Link'];
}

/** The brand in its own words, how to reach it, and its small print. */
export function Footer({ brand, Link }: FooterProps) {
  const { email, phone, address } = brand.contact;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.name}>{brand.name}</p>
          <p>{brand.texts.footer}</p>
        </div>
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact" className={styles.heading}>
            {copy.footerContact}
          </h2>
          <ul className={styles.list}>
            <li>
              <MailIcon size={18} />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
            {phone !== '' && (
              <li>
                <PhoneIcon size={18} />
                <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>
              </li>
            )}
            {address !== '' && (
              <li>
                <PinIcon size={18} />
                <address className={styles.address}>{address}</address>
              </li>
            )}
          </ul>
        </section>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className={styles.heading}>
            {copy.footerLegal}
          </h2>
          <ul className={styles.list}>
            {brand.legalPages.map(({ slug, title }) => (
              <li key={slug}>
                {/* In a tab of its own: the page below may be a form that is half filled in. */}
                <Link to={`/information/${slug}`} newTab>
                  {title} <VisuallyHidden>{copy.newTab}</VisuallyHidden>
                </Link>
              </li>
            ))}
            <li>
              <Link to="/contact-us">{copy.contactUs}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
