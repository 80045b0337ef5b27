import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { EditableBusiness } from '../entities/editable-business';
import { Id, IdOrNone, Instant, KitchenToken, YesNo, line, oneOf, unionBy } from '../fields';
import { deepestOptionNesting } from '../menu-path';
import { answerWith, call } from './answer';

// A dish lies four steps deep, each level of options four deeper, and one more names a value there.
const deepestPath = 4 + 4 * deepestOptionNesting + 1;

/**
 * Where something is in the document of the desk: the names of its keys, and the id of each thing in a list: `menu`, a `menucategory_id`, `product`, a `product_id`,
 * `product_price`. A special day has its date for an id, a sector itself.
 */
const Path = Type.Array(line(64, 1), { minItems: 1, maxItems: deepestPath });

/** The newest edit that is meant, 0 where there is none. */
const Revision = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const EditId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/**
 * One edit of the menu desk. `set` replaces what is there by `to`; `from` is what the person saw, and null stands for nothing: a thing of a list that is set to null goes
 * away. `add` puts a thing into a list, after another one or first. `order` brings the things of a list, all of them by their ids, into another order.
 */
export const MenuEdit = unionBy(
  'kind',
  Type.Object({ kind: Type.Literal('set'), path: Path, from: Type.Unknown(), to: Type.Unknown() }),
  Type.Object({ kind: Type.Literal('add'), path: Path, item: Type.Unknown(), after: IdOrNone }),
  Type.Object({
    kind: Type.Literal('order'),
    path: Path,
    from: Type.Array(Id, { maxItems: 5_000 }),
    to: Type.Array(Id, { maxItems: 5_000 }),
  }),
);
export type MenuEdit = Static<typeof MenuEdit>;

/** An edit in words. `place` is where, by the names that people know. */
const EditWords = { place: Type.String(), before: Type.String(), after: Type.String() };

/** Who did something: a person, or a device that has logged in with the token of the business. */
const By = { person: Type.String(), device: Type.String() };

/**
 * The draft of a business: the published document with the edits of its people over it (KIT-41). `fits` is `no` for an edit whose thing has changed meanwhile (KIT-46); `faults` are
 * those that the import would name (KIT-43). `revision` is the newest edit, 0 without one.
 */
export const kitchenMenu = call(Type.Object({ kitchen_token: KitchenToken }), {
  revision: Type.Integer(),
  document: EditableBusiness,
  /** The addresses of the pictures of the document, '' without one. */
  pictures: Type.Object({ business_logo: Type.String(), business_cover: Type.String() }),
  /** The addresses of the pictures of dishes that have one, by `product_id`. */
  dish_pictures: Type.Optional(Type.Record(Type.String(), Type.String())),
  edits: Type.Array(
    Type.Object({ id: Type.Integer(), at: Instant, ...By, ...EditWords, path: Path, fits: YesNo }),
  ),
  faults: Type.Array(
    Type.Object({ path: Type.Array(Type.String()), place: Type.String(), expected: Type.String() }),
  ),
  /** Whether who asks may publish: an owner, or a device that has logged in with the token (D135). */
  may_publish: YesNo,
  /** When which edits are published by themselves; `fault` says why that has failed. */
  planned: Type.Optional(Type.Object({ at: Instant, revision: Type.Integer(), fault: Type.String() })),
});

/** Edits the draft, all of it or nothing. 409: what the person saw has changed; nothing was edited (KIT-42). */
export const kitchenMenuEdit = call(
  Type.Object({
    kitchen_token: KitchenToken,
    edits: Type.Array(MenuEdit, { minItems: 1, maxItems: 200 }),
    request_key: line(100, 1),
  }),
  {},
  answerWith('409', { status: Type.String() }),
);

/** Takes edits out of the draft; those that are not in it any more are no fault. */
export const kitchenMenuDrop = call(
  Type.Object({
    kitchen_token: KitchenToken,
    ids: Type.Array(EditId, { minItems: 1, maxItems: 5_000 }),
    request_key: line(100, 1),
  }),
  {},
);

/** Publishes the edits up to `revision`, now or `at` a time, or takes such a time back (KIT-44). */
export const kitchenMenuPublish = call(
  Type.Object({
    kitchen_token: KitchenToken,
    revision: Revision,
    when: oneOf('now', 'later', 'not'),
    at: Type.Optional(Instant),
    request_key: line(100, 1),
  }),
  {},
);

/** Opens the page of the business as the edits up to `revision` would make it, for a day (KIT-47). `slug` takes the place of its own. */
export const kitchenMenuPreview = call(
  Type.Object({ kitchen_token: KitchenToken, revision: Revision, request_key: line(100, 1) }),
  { slug: Type.String() },
);

/** What was published, the newest first, twenty at a time (KIT-45). */
export const kitchenMenuHistory = call(
  Type.Object({ kitchen_token: KitchenToken, before: Type.Optional(EditId) }),
  {
    versions: Type.Array(
      Type.Object({ id: Type.Integer(), at: Instant, ...By, edits: Type.Array(Type.Object(EditWords)) }),
    ),
    more: YesNo,
  },
);

/** Puts what was so before a publication into the draft, which must have no edits (KIT-45). */
export const kitchenMenuRestore = call(
  Type.Object({ kitchen_token: KitchenToken, id: EditId, request_key: line(100, 1) }),
  {},
);
