import type { SlotProps } from '@storefront/host';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { FailedWidget } from './failed-panel';
import type { FrameStore } from './frame-store';
import { Framed } from './framed';

/** Makes the frame of a widget of another remote. */
export type WidgetFrames = (feature: string, widget: string, given: SlotProps['with']) => FrameStore;

/** A widget of another remote in a page: brought when the slot is on the screen, made once for what it is given. */
export function slotOf(frameFor: WidgetFrames): ComponentType<SlotProps> {
  const Standing = ({ feature, widget, with: given, waiting = null }: SlotProps) => {
    const [frame] = useState(() => frameFor(feature, widget, given));
    useEffect(() => {
      void frame.begin();
      return frame.leave;
    }, [frame]);
    return <Framed frame={frame} waiting={waiting} failed={<FailedWidget retry={frame.retry} />} />;
  };
  // A page may pass a fresh object at every render: the widget is made anew for other values only.
  const Slot = (props: SlotProps) => (
    <Standing key={JSON.stringify([props.feature, props.widget, props.with])} {...props} />
  );
  return Slot;
}
