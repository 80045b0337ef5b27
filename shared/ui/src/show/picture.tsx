import { useState } from 'react';
import { classNames } from '../class-names';
import { PlateIcon } from '../icons';
import styles from './picture.module.css';

interface PictureProps {
  /** Empty for no picture; a plate on the background shows then, and when the picture fails to load. */
  readonly src: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** square 1:1, cover 16:9, banner 21:9; fill takes the height of its container. */
  readonly ratio?: 'square' | 'cover' | 'banner' | 'fill';
  readonly ground?: 'warm' | 'warmSoft' | 'accentSoft' | 'sunken';
  readonly fit?: 'cover' | 'contain';
  readonly corners?: 'sharp' | 'rounded' | 'round';
  /** The largest picture above the fold: fetched at once and first. */
  readonly urgent?: boolean;
  readonly className?: string | undefined;
}

/** A picture that keeps its size from the first paint, on a coloured background. */
export function Picture({
  src,
  alt,
  ratio = 'cover',
  ground = 'warmSoft',
  fit = 'cover',
  corners = 'sharp',
  urgent = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src !== '' && src !== failed;

  return (
    <div
      className={classNames(
        styles.picture,
        ratio !== 'fill' && styles[ratio],
        ground !== 'warmSoft' && styles[ground],
        corners !== 'sharp' && styles[corners],
        className,
      )}
    >
      {shown ? (
        <img
          className={classNames(styles.image, fit === 'contain' && styles.contain)}
          src={src}
          alt={alt}
          loading={urgent ? 'eager' : 'lazy'}
          decoding={urgent ? 'sync' : 'async'}
          fetchPriority={urgent ? 'high' : 'auto'}
          onError={() => setFailed(src)}
        />
      ) : (
        <PlateIcon className={styles.stand} label={alt === '' ? undefined : alt} />
      )}
    </div>
  );
}
