import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { type FaultSwitch, faults as kinds } from './fault-switch';

const Change = Type.Object(
  {
    feature: Type.String({ maxLength: 80 }),
    version: Type.Optional(Type.String({ maxLength: 60 })),
    fault: Type.Union([...kinds.map((kind) => Type.Literal(kind)), Type.Null()]),
  },
  { additionalProperties: false },
);

/**
 * `POST /dev/faults { feature, fault, version? }` makes a release go wrong (the present stable one unless a version, or
 * `*` for all, is named); `fault: null` mends it, `DELETE` mends everything. Development only (DEV-4).
 */
export const faultRoutes = (
  app: FastifyInstance,
  faults: FaultSwitch,
  stableVersion: (feature: string) => string | undefined,
) => {
  app.get('/dev/faults', async () => faults.list());
  app.delete('/dev/faults', async () => {
    faults.clear();
    return faults.list();
  });
  app.post('/dev/faults', async (request, reply) => {
    if (!Value.Check(Change, request.body)) {
      return reply.code(400).send({
        status: `Send { feature, fault, version? }; a fault is null or one of ${kinds.join(', ')}.`,
      });
    }
    const { feature, version, fault }: Static<typeof Change> = request.body;
    const meant = version ?? stableVersion(feature);
    if (meant === undefined) return reply.code(400).send({ status: `No release of ${feature} is stable.` });
    faults.set(feature, meant === '*' ? undefined : meant, fault as Parameters<FaultSwitch['set']>[2]);
    return faults.list();
  });
};
