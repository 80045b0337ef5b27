import type { CallRegistry } from './call';
import type { Ports } from './ports';

/** A module of the API: it registers its calls. */
export type ApiModule = (registry: CallRegistry, ports: Ports) => void;
