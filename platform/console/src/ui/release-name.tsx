import { Link } from 'react-router-dom';
import styles from './release-name.module.css';

/** A release as a link to its page. */
export function ReleaseName({ release }: { readonly release: string }) {
  const [name, version] = release.split('@');
  return (
    <Link className={styles.release} to={`/releases/${encodeURIComponent(release)}`}>
      {name}@<wbr />
      {version}
    </Link>
  );
}
