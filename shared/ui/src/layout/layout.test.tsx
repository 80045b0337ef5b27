import { render, screen } from '@testing-library/react';
import { Cluster, Grid, PageWidth, Stack, VisuallyHidden } from './index';

describe('layout', () => {
  it('each primitive is the element, gap and alignment that it is told to be', () => {
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

  it('what is visually hidden is still said', () => {
    render(
      <button>
        <VisuallyHidden>Close</VisuallyHidden>
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});
