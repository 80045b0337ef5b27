import { hasCode, isOk } from '@storefront/contract';
import type { Api } from '@storefront/host';
import type { InformationGateway } from './information-gateway';
import { parseBlocks } from './parse-blocks';

/** Calls the storefront API. */
export function httpInformationGateway(api: Api): InformationGateway {
  return {
    async page(slug, signal) {
      const answer = await api.call('information/page', { slug }, { signal });
      if (!isOk(answer))
        return { kind: hasCode(answer, '204') ? 'unknown' : 'refused', sentence: answer.status };
      const { title, body_html, updated } = answer;
      return { kind: 'found', text: { title, blocks: parseBlocks(body_html), updated } };
    },
  };
}
