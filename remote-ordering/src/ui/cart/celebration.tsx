import { useEffect, useRef } from 'react';
import styles from './celebration.module.css';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Confetti over the page while mounted; none when the customer prefers reduced motion (FRE-15). */
export function Celebration() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || window.matchMedia(reducedMotion).matches) return;
    let end: (() => void) | undefined;
    let isUnmounted = false;
    const target = canvas.current;
    // The library loads when it is needed, so that no first page carries it.
    void import('canvas-confetti').then(({ default: confetti }) => {
      if (isUnmounted) return;
      const throwConfetti = confetti.create(target, {
        resize: true,
        disableForReducedMotion: true,
        useWorker: false,
      });
      for (const x of [0.2, 0.5, 0.8])
        void throwConfetti({ particleCount: 60, spread: 75, ticks: 220, origin: { x, y: 0.7 } });
      end = () => throwConfetti.reset();
    });
    return () => {
      isUnmounted = true;
      end?.();
    };
  }, []);
  return <canvas ref={canvas} className={styles.canvas} aria-hidden="true" data-testid="celebration" />;
}
