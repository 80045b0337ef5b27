import { AlertPopup, BusinessBanner, FailedState, PageWidth, useRestored } from '@storefront/ui';
import { observer } from 'mobx-react-lite';
import { copy } from '../../copy';
import type { BusinessPageModel } from '../../stores/business-page-model';
import { CartDialogs } from '../cart/cart-dialogs';
import { ModeChoice } from '../mode/mode-choice';
import { ModeDialogs } from '../mode/mode-dialogs';
import { OptionChooser } from '../options/option-chooser';
import { BusinessTabs } from './business-tabs';
import { FormerCart } from './former-cart';
import { PageSkeleton } from './page-skeleton';

/** The page of one business: header, tabs, and the dialogs above them. */
export const BusinessPage = observer(function BusinessPage({ model }: { readonly model: BusinessPageModel }) {
  const { details } = model.business;

  // A page restored from the browser's history shows an outdated cart and outdated opening times (CRT-27).
  useRestored(model.restoredFromHistory);

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
          <Head model={model} />
          <FormerCart store={model.former} />
          <BusinessTabs model={model} />
        </>
      )}
      <Dialogs model={model} />
    </>
  );
});

/** The head, which changes with the minute: the kitchen may close between two questions to the server. */
const Head = observer(function Head({ model }: { readonly model: BusinessPageModel }) {
  const { business } = model.business;
  return (
    business && (
      <BusinessBanner
        business={business}
        lead={model.headline}
        modes={<ModeChoice store={model.mode} business={business} />}
      />
    )
  );
});

/** The modals and popups of the page (BIZ-12). */
const Dialogs = observer(function Dialogs({ model }: { readonly model: BusinessPageModel }) {
  return (
    <>
      <OptionChooser
        store={model.chooser}
        add={model.adding.addChosen}
        isBookingOnly={model.mode.isBookingOnly}
      />
      <ModeDialogs store={model.mode} />
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
