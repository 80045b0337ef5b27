import type { CallBook } from './call';
import type { Ports } from './ports';

/** A noun of the API: registers its calls in the book, given the ports. */
export type Noun = (book: CallBook, ports: Ports) => void;
