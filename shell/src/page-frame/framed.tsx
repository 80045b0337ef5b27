import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import type { FrameStore } from './frame-store';
import type { Opened } from './open-module';

interface FramedProps {
  readonly frame: FrameStore;
  readonly waiting: ReactNode;
  readonly Failed: ComponentType<{ retry: () => void; isOffline: boolean }>;
  /** Runs each time something new is on the screen: the page, its replacement, or the panel. */
  readonly onScreen?: () => void;
}

/** The content of a frame: the waiting state, the page or widget, or the panel. */
export const Framed = observer(function Framed({ frame, waiting, Failed, onScreen }: FramedProps) {
  const { framed } = frame;
  switch (framed.kind) {
    case 'loading':
      return waiting;
    case 'failed':
      return (
        <Panel onScreen={onScreen}>
          <Failed retry={frame.retry} isOffline={framed.isOffline} />
        </Panel>
      );
    case 'shown':
      return (
        <ErrorBoundary key={framed.turn} failed={(error) => frame.failed(error, framed.opened)}>
          <Shown frame={frame} opened={framed.opened} onScreen={onScreen} />
        </ErrorBoundary>
      );
  }
});

const Shown = ({ frame, opened, onScreen }: Pick<FramedProps, 'frame' | 'onScreen'> & { opened: Opened }) => {
  const { Component, model } = opened;
  useEffect(() => {
    let isHere = true;
    // React handles what an effect of the page throws only after all effects have run. A model that starts before that may go to another
    // page, and the error would be lost together with the error boundary of this one.
    void Promise.resolve().then(() => {
      if (!isHere) return;
      // The model first: it may set the title that is announced.
      frame.onScreen();
      onScreen?.();
    });
    return () => {
      isHere = false;
    };
  }, [frame, model, onScreen]);
  return <Component model={model} />;
};

const Panel = ({ onScreen, children }: Pick<FramedProps, 'onScreen'> & { children: ReactNode }) => {
  useEffect(() => onScreen?.(), [onScreen]);
  return children;
};
