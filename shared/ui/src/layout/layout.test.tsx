import { render, screen } from '@testing-library/react';
import { Cluster, Grid, PageWidth, Stack, VisuallyHidden } from './index';

describe('layout', () => {
  it('each component renders the element, gap and alignment of its props', () => {
    render(
      <PageWidth as="main" width="form">
        <Stack as="section" aria-label="Stack" gap={6} align="start">
          <Cluster as="nav" aria-label="Cluster" gap={3} justify="between" together>
            <Grid as="ul" aria-label="Grid" columns="small" gap={0} />
          </Cluster>
        </Stack>
      </PageWidth>,
    );
    expect(screen.getByRole('main')).toHaveClass('width', 'form');
    expect(screen.getByRole('region', { name: 'Stack' })).toHaveClass('stack', 'start', 'gap6');
    expect(screen.getByRole('navigation', { name: 'Cluster' })).toHaveClass(
      'cluster',
      'together',
      'between',
      'gap3',
    );
    expect(screen.getByRole('list', { name: 'Grid' })).toHaveClass('grid', 'small', 'gap0');
  });

  it('visually hidden text is still read by screen readers', () => {
    render(
      <button>
        <VisuallyHidden>Close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});
