import styles from './text-button.module.css';

/** The class of a link in running text, for the Host's `Link` and plain anchors. */
export function linkLook(): string | undefined {
  return styles.text;
}
