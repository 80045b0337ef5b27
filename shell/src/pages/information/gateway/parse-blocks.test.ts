import { parseBlocks } from './parse-blocks';

describe('the text of an information page', () => {
  it('is read as headings, paragraphs and lists', () => {
    expect(
      parseBlocks(
        '<h2>Prices</h2><p>They include VAT.</p><ul><li>Dishes</li><li>Bags</li></ul><ol><li>Pay</li></ol>',
      ),
    ).toStrictEqual([
      { kind: 'heading', text: 'Prices' },
      { kind: 'paragraph', text: 'They include VAT.' },
      { kind: 'list', ordered: false, items: ['Dishes', 'Bags'] },
      { kind: 'list', ordered: true, items: ['Pay'] },
    ]);
  });

  it('keeps the words of what it does not know, and none of its tags', () => {
    expect(
      parseBlocks('<p>Fish &amp; chips, <b onclick="x()">fresh</b> &lt;daily&gt;<script>x</script></p>'),
    ).toStrictEqual([{ kind: 'paragraph', text: 'Fish & chips, fresh <daily>x' }]);
  });
});
