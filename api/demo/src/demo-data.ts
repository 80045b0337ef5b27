import type { DemoData } from 'api';
import { addAccount } from './customer/add-account';
import { addHistory } from './customer/add-history';
import { demoCustomer } from './customer/demo-customer';
import { generateDemoCatalogue } from './generate-demo-catalogue';

/** The demo data as the API knows them. */
export const demoData: DemoData = {
  generateCatalogue: generateDemoCatalogue,
  customer: demoCustomer,
  async addCustomer(deps) {
    await addAccount(deps);
    await addHistory(deps);
  },
};
