import type { RegistryAnswer } from '@storefront/contract';
import { Badge, Banner, Cluster } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { doerText } from '../domain/who-text';
import { timeText } from '../domain/times';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import { DataTable } from './data-table';
import { Page, Panel } from './page';

type BrandState = RegistryAnswer<'brand'>;

/** The data of a brand: its draft, what visitors get, and the way back (BRD-7). */
export const BrandPage = observer(function BrandPage() {
  const { brand = '' } = useParams();
  return (
    <Page
      title={`Data of ${brand}`}
      lead="Its name, texts, colours and switches. A change is a draft first, which nobody sees but who opens its preview link."
    >
      <Versions brand={brand} />
    </Page>
  );
});

const Versions = observer(function Versions({ brand }: { readonly brand: string }) {
  const store = useQuery('brand', { brand });
  return (
    <Answer store={store} label="the brand">
      {(state) => (
        <>
          <Draft state={state} />
          <Panel
            title="Versions"
            note={
              state.source === 'file' ? 'visitors get the brand file' : 'visitors get the latest live version'
            }
            actions={
              <ChangeButton
                command="brand draft"
                values={{ brand, base: String(state.latest), data: state.data }}
                tone="primary"
              >
                Change
              </ChangeButton>
            }
          >
            <DataTable
              caption={`Versions of ${brand}`}
              rows={state.versions}
              keyOf={({ number }) => String(number)}
              empty="Nothing has been changed here: the brand file says everything."
              columns={[
                { label: 'Version', cell: ({ number }) => number },
                { label: 'Kind', cell: ({ kind }) => <Badge>{kind}</Badge> },
                { label: 'Saved', cell: ({ at, ...who }) => `${timeText(at)} by ${doerText(who)}` },
                { label: 'Why', cell: ({ reason }) => reason },
                {
                  label: 'What can be done',
                  isActions: true,
                  cell: ({ number }) => (
                    <ChangeButton
                      command="brand restore"
                      values={{ brand, to: String(number) }}
                      about={`version ${number}`}
                    >
                      Restore
                    </ChangeButton>
                  ),
                },
              ]}
            />
          </Panel>
        </>
      )}
    </Answer>
  );
});

function Draft({ state: { brand, draft } }: { readonly state: BrandState }) {
  if (draft === null) return null;
  const values = { brand, draft: String(draft) };
  return (
    <Banner title={`Version ${draft} is a draft`}>
      <p>Visitors do not have it yet.</p>
      <Cluster>
        <ChangeButton command="brand preview" values={values}>
          Preview link
        </ChangeButton>
        <ChangeButton command="brand publish" values={values} tone="primary">
          Publish
        </ChangeButton>
      </Cluster>
    </Banner>
  );
}
