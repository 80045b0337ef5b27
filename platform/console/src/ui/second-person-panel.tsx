import { observer } from 'mobx-react-lite';
import { Answer } from './answer';
import { ChangeButton } from './change-button';
import { useQuery } from './console-context';
import { DataTable } from './data-table';
import { Panel } from './page';

/** The features and brands that ask for a second person (ROL-8). */
export const SecondPersonPanel = observer(function SecondPersonPanel() {
  const store = useQuery('approvals', {});
  return (
    <Panel
      title="A second person"
      note="What gives their visitors something new waits for the approval of somebody else"
      actions={<ChangeButton command="approval require">Ask for a second person</ChangeButton>}
    >
      <Answer store={store} label="what asks for a second person">
        {({ required }) => (
          <DataTable
            caption="What asks for a second person"
            rows={required}
            keyOf={(of) => of}
            empty="Nothing asks for a second person."
            columns={[
              { label: 'Feature or brand', cell: (of) => of },
              {
                label: 'What can be done',
                isActions: true,
                cell: (of) => (
                  <ChangeButton command="approval lift" values={{ of }} about={of} tone="quiet">
                    No longer ask
                  </ChangeButton>
                ),
              },
            ]}
          />
        )}
      </Answer>
    </Panel>
  );
});
