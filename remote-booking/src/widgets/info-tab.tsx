import { defineWidget } from '@storefront/host';
import { observer } from 'mobx-react-lite';
import type { TabBusiness } from '../stores/tab-business';
import { InfoStore } from '../stores/info-store';
import { PartTabModel } from '../stores/part-tab-model';
import { InformationPanel } from '../ui/info/information-panel';

const InfoTab = observer(function InfoTab({ model }: { readonly model: PartTabModel<InfoStore> }) {
  return <InformationPanel store={model.part} retry={model.load} />;
});

export default defineWidget({
  create: (host, business: TabBusiness) =>
    new PartTabModel(host, business, (gateway) => new InfoStore(gateway)),
  Component: InfoTab,
});
