import { Link } from 'react-router-dom';
import { Page } from './page';

export function NotFoundPage() {
  return (
    <Page title="There is no such page">
      <Link to="/">Back to the overview</Link>
    </Page>
  );
}
