import { useState } from 'react';
import * as icons from '../icons/icons';
import { Button, Chip, Cluster, IconButton, QuantityStepper, TextButton, buttonLook } from '../index';
import { Section } from './section';
import styles from './gallery.module.css';

const noop = () => undefined;
const tones = ['primary', 'secondary', 'soft', 'quiet', 'danger'] as const;

/** The components that are pressed. */
export function ActionsSection() {
  const [quantity, setQuantity] = useState(1);
  const [cuisines, setCuisines] = useState(['Indian']);
  const toggle = (name: string) =>
    setCuisines(cuisines.includes(name) ? cuisines.filter((other) => other !== name) : [...cuisines, name]);

  return (
    <Section title="Press">
      <Cluster gap={3}>
        {tones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
        <Button busy>Placing order</Button>
        <Button disabled>Disabled</Button>
      </Cluster>
      <Cluster gap={3}>
        <Button size="small" icon={<icons.PlusIcon size={18} />}>
          Add
        </Button>
        <Button>Save Changes</Button>
        <Button size="large" icon={<icons.BagIcon />}>
          Place order · £23.40
        </Button>
        <a href="#press" className={buttonLook({ tone: 'secondary' })}>
          A link as a button
        </a>
        <TextButton>Change</TextButton>
      </Cluster>
      <Cluster gap={3}>
        <IconButton label="Search">
          <icons.SearchIcon />
        </IconButton>
        <IconButton label="Your account" tone="soft">
          <icons.UserIcon />
        </IconButton>
        <IconButton label="Call" tone="raised">
          <icons.PhoneIcon />
        </IconButton>
        <IconButton label="Add" tone="accent">
          <icons.PlusIcon />
        </IconButton>
        <QuantityStepper
          label="Chicken Tikka Masala"
          value={quantity}
          minimum={0}
          removes
          onIncrease={() => setQuantity(quantity + 1)}
          onDecrease={() => setQuantity(quantity - 1)}
        />
        <QuantityStepper label="Naan" size="small" value={3} onIncrease={noop} onDecrease={noop} />
      </Cluster>
      <Cluster>
        {['Indian', 'Pizza', 'Sushi', 'Burgers', 'Vegan'].map((name, index) => (
          <Chip
            key={name}
            pressed={cuisines.includes(name)}
            count={12 - index * 2}
            onPress={() => toggle(name)}
          >
            {name}
          </Chip>
        ))}
        <Chip pressed={false} disabled onPress={noop}>
          Sold out
        </Chip>
      </Cluster>
      <Cluster gap={4} className={styles.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} label={name} />
        ))}
      </Cluster>
    </Section>
  );
}
