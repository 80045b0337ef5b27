import type { IncomingHttpHeaders } from 'node:http';
import type { Ports } from '../ports';
import { applyEvent } from './apply-event';
import type { ApplyEventResult } from './apply-event';

export type CallbackResult = ApplyEventResult | 'other' | 'unsigned' | 'no-provider';

/** Applies a provider's callback when it is signed, and refuses it otherwise (G5). */
export async function takeCallback(
  ports: Pick<
    Ports,
    'database' | 'clock' | 'catalogue' | 'log' | 'payments' | 'brands' | 'config' | 'kitchenChanges'
  >,
  name: string,
  body: string,
  headers: IncomingHttpHeaders,
): Promise<CallbackResult> {
  const { payments: provider } = ports;
  if (provider?.name !== name) return 'no-provider';
  const parsed = provider.parseCallback(body, headers, ports.clock.now());
  return parsed.kind === 'event' ? applyEvent(ports, name, parsed.event) : parsed.kind;
}
