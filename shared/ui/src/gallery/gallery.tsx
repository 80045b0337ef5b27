import { Button, Cluster, PageWidth, Stack, buttonLook } from '../index';
import { ActionsSection } from './actions-section';
import { FieldsSection } from './fields-section';
import { OverlaySection } from './overlay-section';
import { RevealSection } from './reveal-section';
import { ShowSection } from './show-section';
import { SignsSection } from './signs-section';
import { StateSection } from './state-section';
import { TokensSection } from './tokens-section';
import styles from './gallery.module.css';

interface GalleryProps {
  readonly brand: string;
  readonly brands: readonly string[];
  /** The overlay that is open from the start, for a screenshot. */
  readonly opened: string | undefined;
}

/** Every component in one brand, for a look and for the accessibility check. */
export function Gallery({ brand, brands, opened }: GalleryProps) {
  return (
    <main>
      <div className={styles.hero}>
        <PageWidth>
          <Stack gap={5} align="start">
            <Cluster as="nav" aria-label="Brands">
              {brands.map((name) => (
                <a
                  key={name}
                  href={`?brand=${name}`}
                  className={buttonLook({ tone: name === brand ? 'primary' : 'secondary', size: 'small' })}
                >
                  {name}
                </a>
              ))}
            </Cluster>
            <h1>Tuck into a delicious takeaway today</h1>
            <p>Find the best restaurant near you.</p>
            <Button size="large">Search</Button>
          </Stack>
        </PageWidth>
      </div>
      <PageWidth>
        <TokensSection />
        <ActionsSection />
        <FieldsSection />
        <SignsSection />
        <ShowSection />
        <RevealSection />
        <StateSection />
        <OverlaySection opened={opened} />
      </PageWidth>
    </main>
  );
}
