import type { FreeDishGroup, ServiceMode as WireServiceMode } from '@storefront/contract';
import type { ChosenMode, OfferService } from '../cart';

type WireOfferService = FreeDishGroup['freedish_service_type'];

/** Parses a mode of the wire, which calls collection 'pickup'. */
export function parseServiceMode(wire: WireServiceMode): ChosenMode {
  return wire === 'pickup' ? 'collection' : wire;
}

/** Writes a mode for the wire. */
export function wireServiceMode(mode: ChosenMode): WireServiceMode {
  return mode === 'collection' ? 'pickup' : mode;
}

/** Parses the modes in which an offer of the wire counts. */
export function parseOfferService(wire: WireOfferService): OfferService {
  return wire === 'pickupdelivery' ? 'both' : parseServiceMode(wire);
}

/** Writes the modes in which an offer counts for the wire. */
export function wireOfferService(service: OfferService): WireOfferService {
  return service === 'both' ? 'pickupdelivery' : wireServiceMode(service);
}
