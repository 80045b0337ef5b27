export { Accordion, AccordionItem } from './accordion';
export { Disclosure } from './disclosure';
export { Tabs } from './tabs';
