import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');

/** A closed set, a member that it does not have, and the files that have to say what becomes of one. */
interface ClosedSet {
  readonly name: string;
  readonly file: string;
  readonly members: string;
  readonly extended: string;
  readonly places: readonly string[];
}

const sets: readonly ClosedSet[] = [
  {
    name: 'kinds of discount',
    file: 'shared/pricing/src/discounts/discount.ts',
    members: "{ readonly kind: 'price'; readonly amount: Pence }",
    extended:
      "{ readonly kind: 'price'; readonly amount: Pence } | { readonly kind: 'gift'; readonly dishId: string }",
    places: [
      'shared/pricing/src/discounts/discount.ts',
      'shared/pricing/src/discounts/label.ts',
      'shared/pricing/src/wire/discount.ts',
    ],
  },
  {
    name: 'kinds of discount on the wire',
    file: 'shared/contract/src/entities/discount.ts',
    members: "payby: oneOf('percentage', 'price')",
    extended: "payby: oneOf('percentage', 'price', 'gift')",
    places: ['shared/pricing/src/wire/discount.ts'],
  },
  {
    name: 'kinds of discount of an order on the wire',
    file: 'shared/contract/src/entities/cart-totals.ts',
    members: "payby: oneOf('percentage', 'price')",
    extended: "payby: oneOf('percentage', 'price', 'gift')",
    places: ['remote-checkout/src/gateway/http-orders-gateway.ts'],
  },
  {
    name: 'kinds of discount in the catalogue',
    file: 'api/src/catalogue/format.ts',
    members: "payby: oneOf('percentage', 'price')",
    extended: "payby: oneOf('percentage', 'price', 'gift')",
    places: ['api/src/catalogue/to-pricing.ts', 'api/src/discounts/presenter.ts'],
  },
  {
    name: 'kinds of charge',
    file: 'shared/pricing/src/charges.ts',
    members: "{ readonly kind: 'percentage'; readonly rate: Rate }",
    extended: "{ readonly kind: 'percentage'; readonly rate: Rate } | { readonly kind: 'per-dish' }",
    places: ['shared/pricing/src/charges.ts'],
  },
  {
    name: 'ways to unlock free dishes',
    file: 'shared/pricing/src/free-dish-group.ts',
    members: "{ readonly kind: 'products'; readonly needs: readonly ProductNeed[] }",
    extended:
      "{ readonly kind: 'products'; readonly needs: readonly ProductNeed[] } | { readonly kind: 'birthday' }",
    places: ['shared/pricing/src/free-dishes.ts', 'shared/pricing/src/wire/free-dish-group.ts'],
  },
  {
    name: 'service modes',
    file: 'shared/pricing/src/cart.ts',
    members: "{ readonly mode: 'delivery'; readonly terms: DeliveryTerms }",
    extended: "{ readonly mode: 'delivery'; readonly terms: DeliveryTerms } | { readonly mode: 'table' }",
    places: ['shared/pricing/src/totals.ts'],
  },
  {
    name: 'modes that a customer chooses',
    file: 'shared/pricing/src/cart.ts',
    members: "ChosenMode = 'delivery' | 'collection';",
    extended: "ChosenMode = 'delivery' | 'collection' | 'table';",
    places: [
      'api/src/orders/messages.ts',
      'api/src/orders/moves.ts',
      'remote-checkout/src/stores/information-store.ts',
    ],
  },
  {
    name: 'kinds of address of an order',
    file: 'remote-checkout/src/domain/address.ts',
    members: "AddressKind = 'contact' | 'whole';",
    extended: "AddressKind = 'contact' | 'whole' | 'table';",
    places: ['remote-checkout/src/gateway/http-checkout-gateway.ts'],
  },
  {
    name: 'things that are paid for',
    file: 'api/src/payment-records/tables.ts',
    members: "SubjectKind = 'order' | 'booking';",
    extended: "SubjectKind = 'order' | 'booking' | 'voucher';",
    places: ['api/src/payments/find-subject.ts', 'api/src/payments/apply-event.ts'],
  },
  {
    name: 'ways to pay',
    file: 'shared/contract/src/fields.ts',
    members: "oneOf('cod', 'card')",
    extended: "oneOf('cod', 'card', 'voucher')",
    places: ['api/src/orders/place-order.ts', 'api/src/bookings/book-table.ts'],
  },
  {
    name: 'order states',
    file: 'shared/contract/src/entities/order-summary.ts',
    members: "  'cancelled',\n",
    extended: "  'cancelled',\n  'lost',\n",
    places: ['api/src/orders/messages.ts', 'api/src/orders/moves.ts'],
  },
];

const config = join(root, 'tsconfig.server.json');
const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
  ts.sys,
  root,
  {},
  config,
);
const declarations = fileNames.filter((path) => path.endsWith('.d.ts'));
const sources = new Map<string, ts.SourceFile | undefined>();

/** The files of these that do not compile when one file has another text. */
function broken(places: readonly string[], changed: string, text: string): string[] {
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (path, languageVersion) => {
    if (relative(root, path) === changed) return ts.createSourceFile(path, text, languageVersion);
    if (!sources.has(path)) {
      const content = ts.sys.readFile(path);
      sources.set(
        path,
        content === undefined ? undefined : ts.createSourceFile(path, content, languageVersion),
      );
    }
    return sources.get(path);
  };
  const program = ts.createProgram(
    [...declarations, ...places.map((place) => join(root, place))],
    { ...options, noEmit: true, incremental: false },
    host,
  );
  return places.filter((place) => {
    const source = program.getSourceFile(join(root, place));
    return program.getSemanticDiagnostics(source).length > 0;
  });
}

describe('a closed set', () => {
  it.each(sets)(
    'of $name does not compile with another member until every place handles it',
    (set) => {
      const text = ts.sys.readFile(join(root, set.file)) ?? '';
      expect(text.split(set.members)).toHaveLength(2);
      expect(broken(set.places, set.file, text)).toStrictEqual([]);
      expect(broken(set.places, set.file, text.replace(set.members, set.extended))).toStrictEqual(set.places);
    },
    120_000,
  );
});
