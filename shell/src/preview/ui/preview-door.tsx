import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Preview } from '../stores/preview';

/** The badge as its own file makes it. */
export type PreviewBadgeComponent = ComponentType;

interface PreviewDoorProps {
  readonly preview: Preview;
  readonly load: (preview: Preview) => Promise<PreviewBadgeComponent>;
  /** Called when the badge's file cannot be loaded, so that nobody takes the page for the one of customers. */
  readonly cannotShow: () => void;
}

/** The place of the badge of a preview, whose file visitors never fetch. */
export function PreviewDoor({ preview, load, cannotShow }: PreviewDoorProps) {
  const [Badge, setBadge] = useState<PreviewBadgeComponent>();
  useEffect(() => {
    let isHere = true;
    load(preview).then(
      (loaded) => isHere && setBadge(() => loaded),
      () => isHere && cannotShow(),
    );
    return () => {
      isHere = false;
    };
  }, [preview, load, cannotShow]);
  return Badge ? <Badge /> : null;
}
