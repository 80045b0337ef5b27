import type { Preview } from './stores/preview';
import { previewModel } from './stores/preview-page-model';
import type { PreviewModelDeps } from './stores/preview-page-model';
import { PreviewBadge } from './ui/preview-badge';
import type { PreviewBadgeComponent } from './ui/preview-door';

/** The badge of a preview. */
export function previewBadge(preview: Preview, deps: PreviewModelDeps): PreviewBadgeComponent {
  const store = previewModel(preview, deps);
  return function Badge() {
    return <PreviewBadge preview={store} />;
  };
}
