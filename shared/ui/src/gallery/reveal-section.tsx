import { useState } from 'react';
import {
  Accordion,
  AccordionItem,
  Badge,
  Disclosure,
  Grid,
  InfoIcon,
  PlateIcon,
  StarIcon,
  TableIcon,
  Tabs,
} from '../index';
import { Section } from './section';

const tabs = [
  { id: 'menu', label: 'Menu', icon: <PlateIcon size={20} /> },
  { id: 'review', label: 'Reviews', icon: <StarIcon size={20} /> },
  { id: 'info', label: 'Info', icon: <InfoIcon size={20} /> },
  { id: 'book', label: 'Book a table', icon: <TableIcon size={20} /> },
] as const;

/** The components that open in place. */
export function RevealSection() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('menu');
  const [open, setOpen] = useState(['starters']);

  return (
    <Section title="Reveal">
      <Tabs label="Saffron Yard" tabs={tabs} value={tab} onChange={setTab}>
        <Accordion open={open} onOpenChange={setOpen}>
          <AccordionItem
            id="starters"
            title="Starters"
            description="Small plates to begin with"
            aside={<Badge>12</Badge>}
          >
            <p>Samosa, onion bhaji, seekh kebab.</p>
          </AccordionItem>
          <AccordionItem id="mains" title="From the tandoor" aside={<Badge>24</Badge>}>
            <p>Everything over charcoal.</p>
          </AccordionItem>
        </Accordion>
      </Tabs>
      <Grid columns="large">
        <Accordion open={open} onOpenChange={setOpen} size="small">
          <AccordionItem id="starters" level={4} title="Opening hours">
            <p>Monday to Friday, 12:00 to 22:30.</p>
          </AccordionItem>
          <AccordionItem id="allergy" level={4} title="Allergy information">
            <p>Ask us before you order.</p>
          </AccordionItem>
        </Accordion>
        <Disclosure summary="Filters">
          <p>Indian, Pizza, Sushi</p>
        </Disclosure>
      </Grid>
    </Section>
  );
}
