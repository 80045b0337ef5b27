import { AlertPopup, FailedState, PageWidth } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { CartDialogs } from '../cart/cart-dialogs';
import { ModeDialogs } from '../mode/mode-dialogs';
import { OptionChooser } from '../options/option-chooser';
import { BusinessHeader } from './business-header';
import { BusinessTabs } from './business-tabs';
import { FormerCart } from './former-cart';
import { PageSkeleton } from './page-skeleton';

/** The page of one business: header, tabs, and the dialogs above them. */
export const BusinessPage = observer(function BusinessPage({ model }: { readonly model: BusinessPageModel }) {
  const { details } = model.business;

  // A page restored from the browser's history shows an outdated cart and outdated opening times (CRT-27).
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => persisted && model.restoredFromHistory();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [model]);

  return (
    <>
      {(details.kind === 'idle' || details.kind === 'running') && <PageSkeleton />}
      {details.kind === 'failed' && (
        <PageWidth>
          <FailedState title={copy.page.failedTitle} size="page" level={1} onRetry={() => void model.load()}>
            {details.sentence}
          </FailedState>
        </PageWidth>
      )}
      {details.kind === 'done' && (
        <>
          <BusinessHeader business={details.value} model={model} />
          <FormerCart store={model.former} />
          <BusinessTabs model={model} />
        </>
      )}
      <Dialogs model={model} />
    </>
  );
});

/** The modals and popups of the page (BIZ-12). */
const Dialogs = observer(function Dialogs({ model }: { readonly model: BusinessPageModel }) {
  return (
    <>
      <ModeDialogs store={model.mode} />
      <OptionChooser store={model.chooser} />
      <CartDialogs model={model} />
      {[model.fullText, model.popup].map((store, index) => (
        <AlertPopup
          key={index}
          open={store.isOpen}
          onClose={store.close}
          title={store.shown?.title ?? ''}
          message={store.shown?.text ?? ''}
        />
      ))}
    </>
  );
});
