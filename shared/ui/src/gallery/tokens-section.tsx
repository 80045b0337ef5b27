import { Stack } from '../index';
import { tokenKinds, tokenNames, tokenProperty } from '../tokens';
import { Section } from './section';
import styles from './gallery.module.css';

/** The colours and the type scale of the brand. */
export function TokensSection() {
  return (
    <Section title="Tokens">
      <div className={styles.swatches}>
        {tokenNames
          .filter((name) => tokenKinds[name] === 'colour')
          .map((name) => (
            <div key={name}>
              <svg className={styles.swatch} aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(${tokenProperty(name)})`} />
              </svg>
              {name}
            </div>
          ))}
      </div>
      <Stack gap={2}>
        <h3>Lamb rogan josh, slow cooked</h3>
        <h4>Starters and small plates</h4>
        <p>
          Running text: <strong>tender lamb</strong> in a deep sauce of Kashmiri chilli, fennel and ginger,
          with <a href="#tokens">steamed basmati</a>.
        </p>
        <small className={styles.muted}>Contains milk and mustard. Adults need around 2000 kcal a day.</small>
      </Stack>
    </Section>
  );
}
