import { useState } from 'react';
import {
  BagIcon,
  Badge,
  CardIcon,
  CashIcon,
  Checkbox,
  ChoiceChip,
  ChoiceGroup,
  Cluster,
  CollectionIcon,
  DeliveryIcon,
  Grid,
  Price,
  RadioGroup,
  SearchIcon,
  Segments,
  SelectField,
  Stack,
  StarsField,
  TextArea,
  TextField,
} from '../index';
import { Section } from './section';

const tips = ['No tip', '£1', '£2'];
const extras = ['Garlic naan', 'Mango chutney', 'Onion salad'];

/** The components that take input. */
export function FieldsSection() {
  const [name, setName] = useState('Amina Rahman');
  const [search, setSearch] = useState('tikka');
  const [mode, setMode] = useState<'delivery' | 'collection'>('delivery');
  const [pay, setPay] = useState<'cash' | 'card'>('cash');
  const [ticked, setTicked] = useState(['Garlic naan']);
  const [size, setSize] = useState('medium');
  const [stars, setStars] = useState(4);
  const [sort, setSort] = useState('az');
  const [tip, setTip] = useState('No tip');

  return (
    <Section title="Fields">
      <ChoiceGroup legend="Add a tip?" role="radiogroup" variant="column">
        <Cluster gap={2}>
          {tips.map((one) => (
            <ChoiceChip key={one} name="tip" value={one} checked={one === tip} onChoose={() => setTip(one)}>
              {one}
            </ChoiceChip>
          ))}
        </Cluster>
      </ChoiceGroup>
      <Grid columns="medium">
        <TextField label="Name" required value={name} onChange={setName} autoComplete="name" />
        <TextField
          label="Phone"
          required
          inputMode="tel"
          hint="Only used if the rider cannot find you"
          error="Please enter a valid phone number"
          value="0207"
          onChange={setName}
        />
        <TextField
          label="Search dishes"
          hideLabel
          icon={<SearchIcon size={20} />}
          placeholder="Search this menu"
          value={search}
          onChange={setSearch}
          onClear={() => setSearch('')}
        />
        <TextField
          label="Postcode"
          size="large"
          variant="upper"
          placeholder="Enter Postcode"
          value=""
          onChange={setName}
        />
        <TextField
          label="Code"
          variant="code"
          size="large"
          inputMode="numeric"
          value="4821"
          onChange={setName}
        />
        <SelectField
          label="Sort By"
          value={sort}
          onChange={setSort}
          options={[
            { value: 'az', label: 'A To Z' },
            { value: 'za', label: 'Z To A' },
          ]}
        />
        <SelectField
          label="Guests"
          placeholder="Choose"
          error="Please choose how many"
          value=""
          onChange={setSort}
          options={[]}
        />
        <TextField label="Date" type="date" value="2026-11-24" onChange={setName} disabled />
        <TextArea
          label="Anything else?"
          hint="At most 50 characters"
          maxLength={50}
          value="No onions please"
          onChange={setName}
        />
      </Grid>
      <Segments
        legend="Service"
        value={mode}
        onChange={setMode}
        options={[
          { value: 'delivery', label: 'Delivery', description: '45 mins', icon: <DeliveryIcon size={22} /> },
          {
            value: 'collection',
            label: 'Collection',
            description: 'Unavailable',
            icon: <CollectionIcon size={22} />,
            disabled: true,
          },
        ]}
      />
      <Grid columns="large">
        <RadioGroup
          legend="Pay with"
          variant="cards"
          value={pay}
          onChange={setPay}
          options={[
            { value: 'cash', label: 'Cash', description: 'To the rider', icon: <CashIcon /> },
            { value: 'card', label: 'Card', description: 'Now, securely', icon: <CardIcon /> },
          ]}
        />
        <Stack gap={6}>
          <RadioGroup
            legend="Choose your size"
            mark={<Badge tone="accent">Required</Badge>}
            value={size}
            onChange={setSize}
            options={[
              { value: 'small', label: 'Regular', trailing: <Price pence={795} /> },
              {
                value: 'medium',
                label: 'Large',
                description: 'Serves two',
                trailing: <Price pence={1150} />,
              },
              { value: 'huge', label: 'Family', disabled: true, trailing: 'Sold out' },
            ]}
          />
          <ChoiceGroup
            legend="Add extras"
            mark={<Badge>Optional 2</Badge>}
            error="Please select maximum 2 items from Add extras"
          >
            {extras.map((extra) => (
              <Checkbox
                key={extra}
                label={extra}
                trailing={<Price pence={150} />}
                checked={ticked.includes(extra)}
                onChange={(on) =>
                  setTicked(on ? [...ticked, extra] : ticked.filter((other) => other !== extra))
                }
              />
            ))}
          </ChoiceGroup>
        </Stack>
        <Stack gap={6}>
          <Checkbox
            label="I agree to the terms"
            icon={<BagIcon size={20} />}
            variant="card"
            error="Please agree to go on"
            checked={false}
            onChange={() => undefined}
          />
          <StarsField label="Food" value={stars} onChange={setStars} />
        </Stack>
      </Grid>
    </Section>
  );
}
