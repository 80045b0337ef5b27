import { PlateIcon } from '../icons';
import { PanelState } from './panel-state';
import type { PanelStateProps } from './panel-state';

/** Nothing to show, without an error: an empty cart, no restaurant, no review yet. */
export function EmptyState({ icon = <PlateIcon size={36} />, ...rest }: Omit<PanelStateProps, 'role'>) {
  return <PanelState icon={icon} {...rest} />;
}
