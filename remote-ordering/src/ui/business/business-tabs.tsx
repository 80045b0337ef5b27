import { ExternalIcon, PageWidth, Tabs, VisuallyHidden, tabsOfBusiness, linkLook } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { MenuTab } from '../menu/menu-tab';
import styles from './business-tabs.module.css';
import { WidgetTab } from './widget-tab';

/** The four tabs, with the open one in the address (BIZ-6 to BIZ-8); without table booking there is no book tab (D71). */
export const BusinessTabs = observer(function BusinessTabs({ model }: { readonly model: BusinessPageModel }) {
  const { open, opened, choose } = model.tabs;
  const takesBookings = model.business.business?.takesBookings === true;
  return (
    <PageWidth>
      <Tabs
        label={copy.page.tabs}
        tabs={tabsOfBusiness(takesBookings, open)}
        value={open}
        onChange={choose}
        mounted={opened}
      >
        {(tab) => (tab === 'menu' ? <MenuTab model={model} /> : <WidgetTab model={model} tab={tab} />)}
      </Tabs>
      <LegalLinks model={model} />
    </PageWidth>
  );
});

/** The terms and the privacy policy, which open in new browser tabs, so that the customer keeps the page (BIZ-14, BIZ-15). */
const LegalLinks = ({ model }: { readonly model: BusinessPageModel }) => {
  const { Link } = model;
  const links = [
    { to: '/information/terms-and-condition', label: copy.page.terms },
    { to: '/information/privacy-policy', label: copy.page.privacy },
  ];
  return (
    <nav className={styles.legal} aria-label={copy.page.legal}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} newTab className={linkLook()}>
          {label}
          <VisuallyHidden> {copy.page.opensNewTab}</VisuallyHidden>
          <ExternalIcon size={14} />
        </Link>
      ))}
    </nav>
  );
};
