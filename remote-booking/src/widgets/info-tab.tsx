import { defineWidget } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { Given } from '../stores/given';
import { InfoTabModel } from '../stores/info-tab-model';
import { InformationPanel } from '../ui/info/information-panel';

const InfoTab = observer(({ model }: { readonly model: InfoTabModel }) => (
  <InformationPanel store={model.info} retry={model.load} />
));

export default defineWidget({
  create: (host, given: Given) => new InfoTabModel(host, given),
  Component: InfoTab,
});
