import type { TabLine } from '../bus/other-tabs';

/** Connects tabs as BroadcastChannels of one name do: a message reaches every tab but the one that posted it. */
export function joinedTabs() {
  const lines = new Set<(message: unknown) => void>();
  return (): TabLine => {
    const own = new Set<(message: unknown) => void>();
    const deliver = (message: unknown) => own.forEach((heard) => heard(message));
    lines.add(deliver);
    return {
      post: (message) => [...lines].filter((line) => line !== deliver).forEach((line) => line(message)),
      listen: (heard) => {
        own.add(heard);
        return () => void own.delete(heard);
      },
    };
  };
}
