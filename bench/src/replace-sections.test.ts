import { replaceSections } from './replace-sections';

describe('the page of figures', () => {
  it('replaces the section with the same title and keeps the others', () => {
    const before = '# Figures\n\nHead.\n\n## Reads (G28)\n\nold reads\n\n## Orders\n\nold orders\n';
    const after = replaceSections(before, ['## Reads (G28)\n\nnew reads', '## Platform\n\nflat']);
    expect(after).toContain(
      '## Reads (G28)\n\nnew reads\n\n## Orders\n\nold orders\n\n## Platform\n\nflat\n',
    );
    expect(after).not.toContain('old reads');
  });
});
