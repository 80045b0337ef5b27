import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { line, oneOf } from './fields';

const closed = { additionalProperties: false };

/** `/rewards`, `/rewards/:level`, `/rewards/:level?` or `/rewards/*`; the first segment is a word, so that no pattern takes the whole site. */
const PathPattern = Type.String({
  pattern: '^/[a-z0-9][a-z0-9-]*(/([a-z0-9][a-z0-9-]*|:[a-z][A-Za-z]*))*(/(:[a-z][A-Za-z]*\\?|\\*))?$',
  maxLength: 200,
  description:
    'a path such as /rewards, /rewards/:level, /rewards/:level? or /rewards/*: its first segment is a word of lower-case letters, digits and -',
});

/** An entry of the shop's menu: its words, and its place among the others, lowest first. It leads to the page's first path. */
const MenuEntry = Type.Object(
  { label: line(24, 1), place: Type.Integer({ minimum: 1, maximum: 999 }) },
  closed,
);

/**
 * A page that a release brings beside the routes of the specification (REL-12): the paths it takes, the module that shows it,
 * its title (the brand's name follows), its menu entry, and the kinds of brands that it is for.
 */
export const ReleasePage = Type.Object(
  {
    paths: Type.Array(PathPattern, { minItems: 1, maxItems: 20, uniqueItems: true }),
    expose: Type.String({
      pattern: '^\\./pages/[a-z0-9][a-z0-9-]*$',
      maxLength: 80,
      description: 'an exposed page such as ./pages/rewards, of lower-case letters, digits and -',
    }),
    title: line(80, 1),
    menu: Type.Optional(MenuEntry),
    kinds: Type.Array(oneOf('marketplace', 'single-business'), { minItems: 1, uniqueItems: true }),
  },
  closed,
);
export type ReleasePage = Static<typeof ReleasePage>;
