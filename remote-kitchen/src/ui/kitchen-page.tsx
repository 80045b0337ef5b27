import type { KitchenPageModel } from '../stores/kitchen-page-model';
import { Board } from './board/board';
import { KitchenFrame } from './frame/kitchen-frame';

/** The page of the orders. */
export function KitchenPage({ model }: { readonly model: KitchenPageModel }) {
  return (
    <KitchenFrame frame={model.frame} place="orders">
      <Board model={model} />
    </KitchenFrame>
  );
}
