import { cartReaderContract } from '@storefront/cart/testing';
import { openBusinessPage } from '../testing/business-page';

describe('the business page', () => {
  cartReaderContract(async (host) => {
    const { model, host: ofPage } = await openBusinessPage({ storage: host.storage });
    for (const sentence of ofPage.shownNotices) host.notices.show(sentence);
    const { service } = model.mode;
    return {
      hasCart: !model.cart.isEmpty,
      service:
        service.mode === 'delivery'
          ? `delivery ${service.terms.minimum} ${service.terms.charge} ${service.terms.waiver}`
          : service.mode.replace('unset', ''),
    };
  });
});
