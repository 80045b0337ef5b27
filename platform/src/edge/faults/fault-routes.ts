import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { askingForOtherReact, faults as kinds } from './fault-switch';
import type { FaultSwitch } from './fault-switch';

const Change = Type.Object(
  {
    feature: Type.String({ maxLength: 80 }),
    version: Type.Optional(Type.String({ maxLength: 60 })),
    seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    fault: Type.Union([...kinds.map((kind) => Type.Literal(kind)), Type.Null()]),
  },
  { additionalProperties: false },
);

export interface FaultRouteDeps {
  readonly faults: FaultSwitch;
  stableVersion(feature: string): string | undefined;
  /** The entry scripts of a feature's releases that pages can name, by version. */
  entriesOf(feature: string): Promise<ReadonlyMap<string, string>>;
  /** Forgets the pages that were drawn before: a fault takes effect when a page is drawn. */
  forgetPages(): void;
}

/**
 * `POST /dev/faults { feature, fault, version?, seconds? }` makes a release fail: the current stable one, a named version, or all
 * with `*`. `fault: null` removes the fault, `DELETE` removes all. Development only (DEV-4).
 */
export function faultRoutes(app: FastifyInstance, deps: FaultRouteDeps) {
  const { faults, stableVersion, entriesOf, forgetPages } = deps;
  app.get('/dev/faults', async () => faults.list());
  app.delete('/dev/faults', async () => {
    faults.clear();
    forgetPages();
    return faults.list();
  });
  app.post('/dev/faults', async (request, reply) => {
    if (!Value.Check(Change, request.body)) {
      return reply
        .code(400)
        .send({
          status: `Send { feature, fault, version?, seconds? }; a fault is null or one of ${kinds.join(', ')}.`,
        });
    }
    const { feature, version, seconds, fault }: Static<typeof Change> = request.body;
    const faultyVersion = version ?? stableVersion(feature);
    if (faultyVersion === undefined)
      return reply.code(400).send({ status: `No release of ${feature} is stable.` });
    const kind = fault as Parameters<FaultSwitch['set']>[2];
    if (kind === 'wrong-react') {
      for (const [one, entry] of await entriesOf(feature))
        faults.replaceEntry({ name: feature, version: one }, askingForOtherReact(entry));
    }
    forgetPages();
    faults.set(feature, faultyVersion === '*' ? undefined : faultyVersion, kind, seconds);
    return faults.list();
  });
}
