import { TextField } from '@storefront/ui';
import { useState } from 'react';
import { ChangeButton } from './change-button';
import { Page, Panel } from './page';
import { ReleaseTable } from './release-table';

const featureName = /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)?$/;

/** All releases. */
export function ReleasesPage() {
  const [typed, setTyped] = useState('');
  const feature = featureName.test(typed) ? { feature: typed } : {};
  return (
    <Page
      title="Releases"
      lead="Published releases, newest first."
      actions={
        <>
          <ChangeButton command="release collect" tone="quiet">
            Remove old files
          </ChangeButton>
          <ChangeButton command="release publish" tone="primary">
            Publish
          </ChangeButton>
        </>
      }
    >
      <Panel
        title="Published"
        actions={
          <TextField
            label="Feature"
            hideLabel
            placeholder="Feature, e.g. checkout"
            value={typed}
            onChange={setTyped}
          />
        }
      >
        <ReleaseTable {...feature} />
      </Panel>
    </Page>
  );
}
