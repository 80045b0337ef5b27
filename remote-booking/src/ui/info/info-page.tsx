import { observer } from 'mobx-react-lite';
import type { InfoStore } from '../../stores/info-store';
import type { PartPageModel } from '../../stores/part-page-model';
import { BusinessFrame } from '../business/business-frame';
import { InformationPanel } from './information-panel';

/** The information page of a business. */
export const InfoPage = observer(function InfoPage({ model }: { readonly model: PartPageModel<InfoStore> }) {
  return (
    <BusinessFrame store={model.business} Link={model.Link} here="info">
      {() => <InformationPanel store={model.part} retry={model.load} />}
    </BusinessFrame>
  );
});
