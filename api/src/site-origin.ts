import type { CallContext } from './call';
import type { Ports } from './ports';

/**
 * The origin of the brand's site that a call came from, for links in messages; '' when no brand is served there:
 * a link in somebody's mail must never lead where a stranger's header says.
 */
export function siteOrigin(
  { headers }: CallContext,
  { servesOrigin, config }: Pick<Ports, 'servesOrigin' | 'config'>,
): string {
  const own =
    headers.host === undefined ? undefined : `${config.production ? 'https' : 'http'}://${headers.host}`;
  return [headers.origin, own].find((origin) => origin !== undefined && servesOrigin(origin)) ?? '';
}
