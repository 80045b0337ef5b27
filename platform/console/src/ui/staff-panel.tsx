import { Cluster } from '@storefront/ui';
import { ChangeButton } from './change-button';
import { Panel } from './page';

/** Links that mark browsers of staff, for rollouts that begin with them (ROL-10). */
export function StaffPanel() {
  return (
    <Panel title="Staff" note="A browser that opens a link for staff gets rollouts that begin with staff.">
      <Cluster gap={1}>
        <ChangeButton command="staff link">Make a link</ChangeButton>
        <ChangeButton command="staff end" tone="quiet">
          End the marks
        </ChangeButton>
      </Cluster>
    </Panel>
  );
}
