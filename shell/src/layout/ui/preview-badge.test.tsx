import { screen, within } from '@testing-library/react';
import { runShell } from '../../testing/run-shell';

const badge = () => screen.getByRole('complementary', { name: 'Preview' });

describe('the badge of a preview', () => {
  it('[ROL-5/badge] names the releases that are shown, and leads out', async () => {
    await runShell({ preview: ['checkout@2.0.0', 'listing@1.1.0'] });
    expect(badge()).toHaveTextContent('Preview: checkout@2.0.0, listing@1.1.0·Leave');
    expect(within(badge()).getByRole('link', { name: 'Leave' })).toHaveAttribute(
      'href',
      '/platform/preview/leave',
    );
  });

  it('says so when the release that the link names cannot be shown', async () => {
    await runShell({ preview: [] });
    expect(badge()).toHaveTextContent('Preview: cannot be shown here');
  });

  it('is not there without a preview', async () => {
    await runShell();
    expect(screen.queryByRole('complementary', { name: 'Preview' })).not.toBeInTheDocument();
  });
});
