import { documentHead } from './document-head';

const contentOf = (name: string) =>
  document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

describe('the head of the document', () => {
  it('[RTE-22][RTE-23] takes title, keywords, description and robots', () => {
    documentHead(document).set({
      title: 'Saffron Yard',
      keywords: 'biryani, naan',
      description: 'Order from Saffron Yard.',
      robots: 'index, follow',
    });
    expect(document.title).toBe('Saffron Yard');
    expect(['keywords', 'description', 'robots'].map(contentOf)).toEqual([
      'biryani, naan',
      'Order from Saffron Yard.',
      'index, follow',
    ]);
  });

  it('changes what stands there and leaves nothing of the page before', () => {
    const head = documentHead(document);
    head.set({ title: 'One', description: 'Of the first.', robots: 'noindex' });
    head.set({ title: 'Two', description: 'Of the second.' });
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(contentOf('description')).toBe('Of the second.');
    expect(contentOf('robots')).toBeUndefined();
  });
});
