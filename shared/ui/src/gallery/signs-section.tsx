import type { BusinessLook } from '@storefront/contract';
import { Grid, Sign } from '../index';
import { Section } from './section';
import styles from './gallery.module.css';

type Names = readonly [string, BusinessLook, 'open' | 'preorder' | 'closed', string];

const look = (
  cuisine: BusinessLook['cuisine'],
  letters: BusinessLook['letters'],
  ground: BusinessLook['ground'],
  edge: BusinessLook['edge'] = 'scalloped',
): BusinessLook => ({ cuisine, letters, ground, edge });

/** Every cuisine once, with every ground, every set of letters and every edge among them. */
const signs: readonly Names[] = [
  ['Saffron Yard', look('indian', 'carved', 'aubergine'), 'open', 'Order-now'],
  ['Meghna Grill House', look('indian', 'carved', 'brick'), 'preorder', 'Pre-order'],
  ['Antep Ocakbasi', look('turkish', 'brush', 'peacock', 'straight'), 'open', 'Order-now'],
  ['Kaito Hand Roll', look('japanese', 'bold', 'oat', 'noren'), 'open', 'Order-now'],
  ['Maru & Moon', look('japanese', 'bold', 'indigo', 'noren'), 'closed', 'Closed'],
  ['Nonna Ada', look('italian', 'script', 'forest'), 'open', 'Order-now'],
  ['Smash Department', look('burgers', 'block', 'mustard', 'straight'), 'open', 'Order-now'],
  ['Beirut Corner', look('lebanese', 'brush', 'cedar'), 'open', 'Order-now'],
  ['Calle Ocho Taqueria', look('mexican', 'poster', 'magenta'), 'open', 'Order-now'],
  ['Nine Lanterns', look('chinese', 'didone', 'lacquer', 'straight'), 'preorder', 'Pre-order'],
  ['Banh Mi Bureau', look('vietnamese', 'serif', 'lemon'), 'open', 'Order-now'],
  ['Early Riser', look('breakfast', 'serif', 'blush'), 'closed', 'Closed'],
  ['Poppy Row Fish Bar', look('british', 'didone', 'navy', 'straight'), 'open', 'Order-now'],
  ['Hummingbird Jerk', look('caribbean', 'poster', 'palm'), 'open', 'Order-now'],
  ['Little Chiang Mai', look('thai', 'serif', 'plum'), 'open', 'Order-now'],
  ['Seoul Side Street', look('korean', 'block', 'mint', 'straight'), 'open', 'Order-now'],
  ['Aegean Table', look('greek', 'carved', 'ocean', 'straight'), 'open', 'Order-now'],
  ['Casa do Frango', look('portuguese', 'slab', 'brick', 'straight'), 'open', 'Order-now'],
  ['Mama Ama’s Chop Bar', look('african', 'poster', 'cocoa'), 'open', 'Order-now'],
  ['Sugar & Smoke', look('desserts', 'script', 'blush'), 'open', 'Order-now'],
  ['Green Thumb', look('vegan', 'slab', 'mint'), 'open', 'Order-now'],
  [
    'Iron & Ember Steakhouse of London Fields',
    look('grill', 'bold', 'charcoal', 'straight'),
    'open',
    'Order-now',
  ],
  ['Dough Assembly', look('pizza', 'script', 'cream'), 'open', 'Order-now'],
  ['The Corner House', look('house', 'slab', 'navy'), 'closed', 'Closed'],
];

/** The signs of shops: cuisines, letters, grounds, edges and states. */
export function SignsSection() {
  return (
    <Section title="Signs">
      <Grid columns="medium">
        {signs.map(([name, shown, state, board]) => (
          <div key={name} className={styles.front}>
            <Sign as="h2" size="tall" look={shown} name={name} state={state} board={board}>
              {name}
            </Sign>
          </div>
        ))}
      </Grid>
      <Sign
        as="h2"
        size="head"
        look={signs[0]?.[1]}
        name="Saffron Yard"

        state="open"
        board="Order-now"
      >
        Saffron Yard
      </Sign>
    </Section>
  );
}
