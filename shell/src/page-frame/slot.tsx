import type { SlotProps } from '@storefront/host';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { FailedWidget } from './failed-panel';
import type { FrameStore } from './frame-store';
import { Framed } from './framed';

/** Makes the frame for a widget of another remote. */
export type WidgetFrames = (feature: string, widget: string, input: SlotProps['with']) => FrameStore;

/** A widget of another remote in a page: loaded when the slot is on the screen, created once for its values. */
export function createSlot(frameFor: WidgetFrames): ComponentType<SlotProps> {
  const PlacedWidget = ({ feature, widget, with: input, waiting = null }: SlotProps) => {
    const [frame] = useState(() => frameFor(feature, widget, input));
    useEffect(() => {
      void frame.begin();
      return frame.leave;
    }, [frame]);
    return <Framed frame={frame} waiting={waiting} Failed={FailedWidget} />;
  };
  // A page may pass a new object at every render: the widget is created again only for other values.
  const Slot = (props: SlotProps) => (
    <PlacedWidget key={JSON.stringify([props.feature, props.widget, props.with])} {...props} />
  );
  return Slot;
}
