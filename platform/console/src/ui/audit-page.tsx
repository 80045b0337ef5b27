import { Button, SelectField, TextField } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditFields, filtersIn } from '../domain/audit-filters';
import type { AuditFilters } from '../domain/audit-filters';
import { AuditEntries } from './audit-entries';
import styles from './audit-page.module.css';
import { useConsole } from './console-context';
import { Page, Panel } from './page';

const outcomes = [
  { value: '', label: 'Done or refused' },
  { value: 'no', label: 'Done' },
  { value: 'yes', label: 'Refused' },
];

/** Who changed what, when and why (CON-5). The filters are in the address, so that a result can be shared. */
export const AuditPage = observer(function AuditPage() {
  const { brands } = useConsole().choices;
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const [typed, setTyped] = useState<AuditFilters>(filters);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setSearch(Object.entries(typed).filter(([, value]) => value.trim() !== ''));
  };
  const fill = (name: string) => (value: string) => setTyped({ ...typed, [name]: value });
  const clear = () => {
    setTyped({});
    setSearch({});
  };
  const optionsOf = {
    brand: [{ value: '', label: 'All brands' }, ...brands.map((id) => ({ value: id, label: id }))],
    refused: outcomes,
  };
  return (
    <Page title="Audit log" lead="Who changed what, when and why, newest first; including refused attempts.">
      <Panel title="Filters">
        <form className={styles.filters} onSubmit={apply} noValidate>
          {auditFields.map(({ name, label, hint }) => {
            const common = { label, value: typed[name] ?? '', onChange: fill(name) };
            if (name === 'brand' || name === 'refused')
              return <SelectField key={name} {...common} options={optionsOf[name]} />;
            const isDate = name === 'from' || name === 'to';
            return <TextField key={name} {...common} type={isDate ? 'date' : 'text'} placeholder={hint} />;
          })}
          <div className={styles.buttons}>
            <Button type="submit" size="small">
              Apply
            </Button>
            <Button tone="quiet" size="small" onClick={clear}>
              Clear
            </Button>
          </div>
        </form>
      </Panel>
      <Panel title="Entries">
        <AuditEntries filters={filters} />
      </Panel>
    </Page>
  );
});
