export { demoCustomer } from './customer/demo-customer';
export { demoData } from './demo-data';
export { generateDemoCatalogue } from './generate-demo-catalogue';
