export { Accordion, AccordionItem } from './accordion';
export { Disclosure } from './disclosure';
export { TabLinks } from './tab-links';
export { Tabs } from './tabs';
