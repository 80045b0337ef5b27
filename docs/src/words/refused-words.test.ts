import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { refusedWords } from './refused-words';
import { refusedWordsBelow } from './source-files';

const ours = 'remote-ordering/src/stores/totals-store.ts';
const wordsOf = (text: string, path = ours) => refusedWords(path, text).map(({ word }) => word);

describe('the check of words', () => {
  describe('in names', () => {
    it.each([
      ['a type', 'export type OrderNoun = string;', 'OrderNoun'],
      ['a class', 'class CallBook {}', 'CallBook'],
      ['a function', 'function certain() {}', 'certain'],
      ['a variable', 'const keptBasket = 1;', 'keptBasket'],
      ['a parameter', 'const show = (basket: number) => basket;', 'basket'],
      ['a renamed import', "import { cart as basket } from './cart';", 'basket'],
      ['a member of a type', 'interface Page { readonly basketCount: number }', 'basketCount'],
      ['a private field', 'class Store { #basket = 1; }', 'basket'],
      ['a renamed part of a pattern', 'const { cart: basket } = page;', 'basket'],
      ['a class that manages', 'class CartManager {}', 'CartManager'],
      ['a type called Wishes', 'interface SearchWishes {}', 'SearchWishes'],
      ['a type called Heard', 'type Heard = () => void;', 'Heard'],
      ['a method called hire', 'class Pool { hire(): void {} }', 'hire'],
      ['a parameter called whos', 'const take = (whos: string[]) => whos;', 'whos'],
      ['a maximum called most', 'const mostItems = 5;', 'mostItems'],
      ['a minimum called least', 'const leastItems = 5;', 'leastItems'],
      ['a field called told', 'class Reporter { told = false; }', 'told'],
      ['a parameter called wishes', 'const search = (wishes: string) => wishes;', 'wishes'],
      ['a folder called house', 'const house = dirname(path);', 'house'],
      ['a method called loadAnew', 'interface Page { loadAnew(): void }', 'loadAnew'],
      ['a list of misfits', 'const misfits = [];', 'misfits'],
      ['a type called Given', 'interface Given {}', 'Given'],
      ['a type called Parts', 'interface Parts {}', 'Parts'],
      ['a type that ends in Reading', 'type MenuReading = string;', 'MenuReading'],
      ['a type that ends in Taking', 'interface LimitTaking {}', 'LimitTaking'],
      ['an interface with an I', 'interface ICart {}', 'ICart'],
    ])('refuses %s', (_, text, word) => {
      expect(wordsOf(text)).toStrictEqual([word]);
    });

    it('refuses a file by its name', () => {
      expect(wordsOf('', 'shell/src/cart-helper.ts')).toStrictEqual(['CartHelper']);
    });

    it.each([
      ['a variable named reading', 'const reading = 1; const isReading = true;'],
      ['a use of what a library declares', 'new RecordManager().start();'],
      ['a name that only begins alike', 'interface Item {} interface IP {} const utility = 1;'],
      ['a key of an object that another type declares', 'send({ basket: 1 });'],
      ['a part of a pattern under its own name', 'const { basket } = answer;'],
      ['an import under its own name', "import { basket } from 'elsewhere';"],
      ['a string and the text of a page', "const text = 'your basket'; const node = <p>Your basket</p>;"],
    ])('lets %s pass', (_, text) => {
      expect(wordsOf(text, 'shell/src/page.tsx')).toStrictEqual([]);
    });
  });

  describe('for the wire’s spellings', () => {
    const declared = 'interface Cuisine { readonly catagory: string; readonly leble: string }';

    it('refuses a name of ours that is spelled so', () => {
      expect(wordsOf(declared)).toStrictEqual(['catagory', 'leble']);
    });

    it.each(['pickupTime', 'baggage', 'freedish', 'restaurents'])('refuses a name such as %s', (name) => {
      expect(wordsOf(`const ${name} = 1;`)).toStrictEqual([name]);
    });

    it.each(['bagCharge', 'collectionTime', 'freeDish', 'picked'])('lets a name such as %s pass', (name) => {
      expect(wordsOf(`const ${name} = 1; // The ${name}.`)).toStrictEqual([]);
    });

    it('refuses them in a sentence, and lets them pass where they are quoted', () => {
      expect(wordsOf('// The catagory of a dish.')).toStrictEqual(['catagory']);
      expect(
        wordsOf('// The wire calls it `catagory` and \'leble\', and the page "Restaurents".'),
      ).toStrictEqual([]);
    });

    it.each([
      'shared/contract/src/calls/search.ts',
      'shared/pricing/src/wire/menu.ts',
      'remote-listing/src/gateway/find.ts',
      'api/src/search/presenter.ts',
      'api/src/business/present-details.ts',
      'api/src/orders/tables.ts',
      'api/src/search/search.test.ts',
      'remote-listing/src/testing/answers.ts',
      'e2e/src/listing.ts',
    ])('lets them pass in %s', (path) => {
      expect(wordsOf(declared, path)).toStrictEqual([]);
    });
  });

  describe('in sentences', () => {
    it('refuses an archaic word in a comment of any form, with its line', () => {
      const text = 'const a = 1;\n\n/**\n * The parts thereof.\n */\nconst b = 1; // Albeit late.';
      expect(refusedWords(ours, text).map(({ line, word }) => ({ line, word }))).toStrictEqual([
        { line: 4, word: 'thereof' },
        { line: 6, word: 'Albeit' },
      ]);
    });

    it.each([
      'anew',
      'afresh',
      'Whoever',
      'nought',
      'upon',
      'unless told',
      'unless told otherwise',
      'as told',
    ])('refuses %s in a comment', (word) => {
      expect(wordsOf(`// The cart, ${word}.`)).toStrictEqual([word]);
    });

    it.each([
      ["describe('a cart and the lines thereof', () => {});"],
      ["it('shows the lines thereof', () => {});"],
      ["it.each([1])('shows the lines thereof: %s', () => {});"],
      ['it(`shows ${count} lines thereof`, () => {});'],
    ])('refuses it in the name of a test: %s', (text) => {
      expect(wordsOf(text)).toStrictEqual(['thereof']);
    });

    it.each([
      ['a string', "const text = 'the lines thereof // and thereof';"],
      ['a template', 'const text = `/* thereof */ ${a} // thereof`;'],
      ['a regular expression', String.raw`const found = /thereof\/\/ thereof/;`],
      ['the text of a page', 'const node = <p>https://thereof // thereof</p>;'],
      ['a longer word', '// The unthereof and the there-of-thing.'],
      ['a quoted word', "// The word 'thereof' is the customer's own."],
    ])('lets it pass in %s', (_, text) => {
      expect(wordsOf(text, 'shell/src/page.tsx')).toStrictEqual([]);
    });

    it('is not misled by an apostrophe', () => {
      expect(wordsOf("// A customer's lines thereof aren't kept.")).toStrictEqual(['thereof']);
    });
  });

  describe('over a folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'words-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    it('names the file, the line, the word and what to write instead, and skips what is not ours', () => {
      const text = 'const kept = 1;\nconst basket = 2;\n';
      for (const path of [
        'a/src/cart.ts',
        'a/node_modules/x/cart.ts',
        'a/dist/cart.mjs',
        'a/b.generated.ts',
      ]) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      expect(refusedWordsBelow(folder)).toStrictEqual([
        "a/src/cart.ts:2: 'basket' is not used here: write cart",
      ]);
    });
  });
});
