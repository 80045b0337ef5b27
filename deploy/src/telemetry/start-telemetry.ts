import type { Roles } from '../roles';
import type { Telemetry } from './telemetry';

/**
 * Starts traces and metrics when a collector is named. The packages are loaded only then: without them a process starts earlier and
 * needs less memory.
 */
export async function startTelemetry(
  endpoint: string | undefined,
  roles: Roles,
): Promise<Telemetry | undefined> {
  if (endpoint === undefined) return undefined;
  const { openTelemetry } = await import('./open-telemetry');
  return openTelemetry(endpoint, roles);
}
