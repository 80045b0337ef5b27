import { Button, MenuIcon, Sheet } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { MenuStore } from '../../stores/menu-store';
import { CategoryRail } from './category-rail';
import styles from './rail-sheet.module.css';

/** On a small screen the Menu toggle opens the categories as a sheet; a choice closes it and scrolls (MNU-15, D60). */
export const RailSheet = observer(function RailSheet({ store }: { readonly store: MenuStore }) {
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        icon={<MenuIcon size={18} />}
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-expanded={store.isRailOpen}
        onClick={store.toggleRail}
      >
        {copy.menu.toggle}
      </Button>
      <Sheet open={store.isRailOpen} onClose={store.closeRail} title={copy.menu.categories}>
        <CategoryRail store={store} isSheet />
      </Sheet>
    </>
  );
});
