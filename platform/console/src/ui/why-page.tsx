import { Button, Checkbox, SelectField, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Answer } from './answer';
import { useConsole, useQuery } from './console-context';
import { DataTable } from './data-table';
import { Page, Panel } from './page';
import { ReleaseName } from './release-name';
import styles from './why-page.module.css';

interface Question {
  readonly brand: string;
  readonly visitor: string;
  readonly isStaff: boolean;
  readonly isCustomer: boolean;
}

/** Why did this visitor get this? (CON-4, RES-7) */
export const WhyPage = observer(function WhyPage() {
  const { brands } = useConsole().choices;
  const [brand, setBrand] = useState('');
  const [visitor, setVisitor] = useState('');
  const [isStaff, setStaff] = useState(false);
  const [isCustomer, setCustomer] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const chosen = brand || (brands[0] ?? '');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setQuestion({ brand: chosen, visitor: visitor.trim(), isStaff, isCustomer });
  };
  return (
    <Page
      title="Why did this visitor get this?"
      lead="What a visitor of a brand gets of each feature now, and why. The id is the value of the visitor’s cookie named visitor; leave it out for somebody who keeps no cookies."
    >
      <Panel title="Visitor">
        <form className={styles.form} onSubmit={ask} noValidate>
          <SelectField
            label="Brand"
            value={chosen}
            options={brands.map((id) => ({ value: id, label: id }))}
            onChange={setBrand}
          />
          <TextField
            label="Visitor’s id"
            value={visitor}
            autoComplete="off"
            spellCheck={false}
            onChange={setVisitor}
          />
          <Checkbox label="Marked as staff" checked={isStaff} onChange={setStaff} />
          <Checkbox label="Logged in" checked={isCustomer} onChange={setCustomer} />
          <Button type="submit" size="small">
            Tell me why
          </Button>
        </form>
      </Panel>
      {question !== undefined && <Reasons key={JSON.stringify(question)} {...question} />}
    </Page>
  );
});

const Reasons = observer(function Reasons({ brand, visitor, isStaff, isCustomer }: Question) {
  const store = useQuery('resolve', {
    brand,
    ...(visitor !== '' && { visitor }),
    ...(isStaff && { staff: 'yes' }),
    ...(isCustomer && { customer: 'yes' }),
  });
  return (
    <Panel title={visitor === '' ? 'A visitor without cookies' : visitor} note={`on ${brand}`}>
      <Answer store={store} label="the reasons">
        {({ decisions }) => (
          <DataTable
            caption="Decisions"
            rows={Object.entries(decisions).map(([feature, decision]) => ({ feature, ...decision }))}
            keyOf={({ feature }) => feature}
            empty="Nothing is published yet."
            columns={[
              { label: 'Feature', cell: ({ feature }) => feature },
              {
                label: 'Release',
                cell: ({ release }) => (release === null ? 'none' : <ReleaseName release={release} />),
              },
              { label: 'Because', cell: ({ because }) => because },
              { label: 'If it fails', cell: ({ lastGood }) => lastGood.join(', ') || '–' },
            ]}
          />
        )}
      </Answer>
    </Panel>
  );
});
