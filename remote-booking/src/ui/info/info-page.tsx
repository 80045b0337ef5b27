import { observer } from 'mobx-react-lite';
import type { InfoPageModel } from '../../stores/info-page-model';
import { BusinessFrame } from '../business/business-frame';
import { InformationPanel } from './information-panel';

/** The information page of a business. */
export const InfoPage = observer(({ model }: { readonly model: InfoPageModel }) => (
  <BusinessFrame store={model.business} Link={model.Link} here="info">
    {() => <InformationPanel store={model.info} retry={model.load} />}
  </BusinessFrame>
));
