import { Type } from '@sinclair/typebox';
import { featureNamePattern, longestFeatureName, versionPattern } from '../release-id';

// The fields of commands and queries. Their descriptions are parts of the sentences that refuse them.

function shortName(description: string) {
  return Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40, description });
}

/** `checkout@2.1.0` or `partner/checkout@2.1.0`. */
export const ReleaseIdText = Type.String({
  pattern: `^${featureNamePattern}@${versionPattern}$`,
  maxLength: 140,
  description: 'a release such as checkout@2.1.0',
});

export const FeatureName = Type.String({
  pattern: `^${featureNamePattern}$`,
  maxLength: longestFeatureName,
  description: 'the name of a feature, such as checkout',
});

export const BrandId = shortName('the id of a brand, such as northbank');

export const TeamId = shortName('the id of a team, such as checkout-team');

export const PartnerId = shortName(
  'a partner: the part of the names of its releases before the slash, such as riverside',
);

export const ReleaseHash = Type.String({
  pattern: '^sha384-[A-Za-z0-9+/]{64}$',
  description: 'the hash of what a release contains, as release show prints it',
});

export const PersonId = Type.String({
  pattern: '^[a-z][a-z0-9.-]*$',
  maxLength: 60,
  description: 'the short name of a person, such as ann',
});

export const TokenName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\s](.*[^\\s])?$',
  description: 'what the token is for, such as CI or laptop',
});

export const Days = Type.Integer({
  minimum: 1,
  maximum: 365,
  description: 'for how many days it is valid, at most 365',
});

export const RolloutId = Type.String({
  pattern: '^r[0-9]{1,9}$',
  description: 'the id of a rollout, such as r7',
});

export const BrandData = Type.String({
  minLength: 2,
  maxLength: 200_000,
  description: 'the whole of a brand as JSON, as a brand file has it',
});

/** What asks for a second person (ROL-8): a feature, or a brand as the rights of a team name it. */
export const AsksForApproval = Type.String({
  pattern: `^(${featureNamePattern}|brand:[a-z][a-z0-9-]*)$`,
  maxLength: longestFeatureName,
  description: 'the name of a feature, such as checkout, or brand:ID for a brand',
});

export const WaitingId = Type.String({
  pattern: '^w[0-9]{1,9}$',
  description: 'a change that waits for approval, such as w3',
});

export const BrandVersionNumber = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'the number of a version of a brand; 0 while it has none',
});

/** Who comes before the share of a rollout (ROL-10). */
export const Audience = Type.Array(
  Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'staff, customers, or the id of a visitor' }),
  {
    minItems: 1,
    maxItems: 200,
    description:
      'who gets the release before its share is asked: staff, customers (logged in), or the ids of visitors',
  },
);

export const Despite = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 2000,
    description: 'why the rollout of this release was aborted, word for word, when it is wanted nevertheless',
  }),
);

export const Brands = Type.Union(
  [Type.Literal('all'), Type.Array(BrandId, { minItems: 1, maxItems: 1000 })],
  { description: 'all, or a list of brands' },
);

/** `share` in ten-thousandths of the visitors: 50 is 0.5 %. */
export const Step = Type.Object(
  {
    share: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** May be a part of a minute: 0.1 is six seconds. */
    minimumMinutes: Type.Number({ minimum: 0, maximum: 100_000 }),
    minimumPageLoads: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);

/** When a change is made; at once without it (ROL-7). */
export const at = Type.Optional(
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$',
    description: 'a time with its zone, such as 2026-12-01T09:00+00:00',
  }),
);

/** Where messages to a team are sent by e-mail. */
export const MailAddress = Type.String({
  pattern: "^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+|none)$",
  maxLength: 254,
  description: 'one e-mail address, or none to remove it',
});

/** Where messages to a team are posted; nothing leaves the address as it is. */
export const PostAddress = Type.String({
  pattern: '^(https?://[^\\s]+|none)$',
  maxLength: 500,
  description:
    'an address that begins with https:// or http://, of at most 500 characters, or none to remove it',
});
