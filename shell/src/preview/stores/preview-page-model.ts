import type { Preview } from './preview';
import { httpPreviewGateway } from '../gateway/http-preview-gateway';
import { PreviewStore } from './preview-store';

export interface PreviewModelDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Whether the shell that the page was decided to start runs. */
  readonly isShellStarted: boolean;
}

/** What the badge of a preview shows, from the beginning of the page on. */
export function previewModel(preview: Preview, { fetch, isShellStarted }: PreviewModelDeps): PreviewStore {
  return new PreviewStore({ preview, gateway: httpPreviewGateway(fetch), isShellStarted });
}
