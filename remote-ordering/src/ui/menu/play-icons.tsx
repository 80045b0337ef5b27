interface PlayIconProps {
  readonly size: number;
}

/** The icons to play and to pause, drawn in the style of the icon set. */
export function PauseIcon({ size }: PlayIconProps) {
  return <Drawn size={size} path="M8 5.5v13M16 5.5v13" />;
}

export function PlayIcon({ size }: PlayIconProps) {
  return <Drawn size={size} path="M8 5.5v13l10.5-6.5z" />;
}

const Drawn = ({ size, path }: PlayIconProps & { readonly path: string }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);
