import type { RegistryCommandName, RegistryQueryName } from '@storefront/contract';
import {
  CommandAnswerSchema,
  PublishQuery,
  registryAnswers,
  registryCommands,
  registryQueries,
} from '@storefront/contract/schemas';
import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';

/** A response in the description of the door. */
const answerOf = (description: string, schema: TSchema) => ({
  description,
  content: { 'application/json': { schema } },
});

const refusals = Object.fromEntries(
  [
    [400, 'The request does not match the schema; every fault names its field.'],
    [401, 'No token was shown, or the session of the cookie has ended.'],
    [
      403,
      'The token is wrong, its team lacks the right, or a change with the cookie comes from another site.',
    ],
    [429, 'Too many wrong tokens; the header says when to come back.'],
  ].map(([status, description]) => [status, answerOf(String(description), CommandAnswerSchema)]),
);

const refusedByRules = {
  409: answerOf('The registry refuses the change; every fault is a sentence.', CommandAnswerSchema),
};

/** The description of a command, generated from the contract's schema, which the door also checks with. */
export function commandSchema(name: RegistryCommandName) {
  return {
    tags: ['commands'],
    operationId: name,
    body: registryCommands[name],
    response: { 200: answerOf('Done, or tried out.', CommandAnswerSchema), ...refusals, ...refusedByRules },
  };
}

/** The description of a query. */
export function querySchema(name: RegistryQueryName) {
  return {
    tags: ['queries'],
    operationId: name,
    querystring: registryQueries[name],
    response: {
      200: answerOf('The answer to the query.', registryAnswers[name]),
      ...refusals,
      404: answerOf('The requested item does not exist.', CommandAnswerSchema),
    },
  };
}

/** The description of publishing, whose body is an archive. */
export const publishSchema = {
  tags: ['commands'],
  operationId: 'release/publish',
  querystring: PublishQuery,
  consumes: ['application/gzip'],
  body: Type.Unsafe<Uint8Array>({
    type: 'string',
    format: 'binary',
    description: 'the built folder as a .tar.gz',
  }),
  response: {
    200: answerOf('Published, or tried out.', CommandAnswerSchema),
    ...refusals,
    ...refusedByRules,
    503: answerOf(
      'The store of releases does not answer; the header says when to come back.',
      CommandAnswerSchema,
    ),
  },
};

const backToConsole = {
  302: { description: 'Back to the console; `login` in the address says why nobody has logged in.' },
};
const openToAll: { readonly [scheme: string]: string[] }[] = [];

/** The description of logging in by the login provider, which a browser opens as a page. */
export const beginLoginSchema = {
  tags: ['login'],
  operationId: 'login',
  security: openToAll,
  querystring: Type.Object({
    to: Type.Optional(
      Type.String({ description: 'the page of the console to show afterwards, such as /rollouts' }),
    ),
  }),
  response: {
    302: {
      description: 'To the page of the login provider; or back to the console, with `login` in its address.',
    },
  },
};

/** The description of the answer of the login provider. */
export const endedLoginSchema = {
  tags: ['login'],
  operationId: 'login/callback',
  security: openToAll,
  querystring: Type.Object({
    state: Type.Optional(Type.String()),
    code: Type.Optional(Type.String()),
    iss: Type.Optional(Type.String()),
    error: Type.Optional(Type.String()),
  }),
  response: backToConsole,
};

/** The description of logging out. */
export const endLoginSchema = {
  tags: ['login'],
  operationId: 'logout',
  security: [{ session: [] }],
  response: {
    200: answerOf('The session has ended on the server.', CommandAnswerSchema),
    403: answerOf('The call does not come from a page of the console.', CommandAnswerSchema),
  },
};
