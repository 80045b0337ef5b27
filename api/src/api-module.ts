import type { CallRegistry } from './call';
import type { Ports } from './ports';

/** A noun of the API: registers its calls in the book, given the ports. */
export type ApiModule = (book: CallRegistry, ports: Ports) => void;
