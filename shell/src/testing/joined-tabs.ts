import type { TabLine } from '../bus/other-tabs';

/** Lines of tabs that hear each other, as BroadcastChannels of one name do: everybody but who has posted. */
export function joinedTabs() {
  const lines = new Set<(message: unknown) => void>();
  return (): TabLine => {
    const own = new Set<(message: unknown) => void>();
    const hear = (message: unknown) => own.forEach((heard) => heard(message));
    lines.add(hear);
    return {
      post: (message) => [...lines].filter((line) => line !== hear).forEach((line) => line(message)),
      listen: (heard) => {
        own.add(heard);
        return () => void own.delete(heard);
      },
    };
  };
}
