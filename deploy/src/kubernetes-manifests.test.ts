import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments, parse } from 'yaml';
import { parseUsers } from './database-users/parse-users';
import { roleOfPath } from './role-of-path';
import { allRoles } from './roles';
import { parseSettings } from './settings';

const folder = join(import.meta.dirname, '../kubernetes');
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

interface Container {
  readonly command?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom: readonly {
    readonly configMapRef?: { readonly name: string };
    readonly secretRef?: { readonly name: string };
  }[];
  readonly securityContext: Record<string, unknown>;
  readonly readinessProbe?: unknown;
  readonly livenessProbe?: unknown;
}

interface Pod {
  readonly metadata: { readonly labels: Record<string, string> };
  readonly spec: {
    readonly hostUsers?: boolean;
    readonly automountServiceAccountToken: boolean;
    readonly securityContext: Record<string, unknown>;
    readonly containers: readonly [Container];
  };
}

const files = (parse(textOf('kustomization.yaml')) as { resources: string[] }).resources;
const manifests = files.flatMap((file) =>
  parseAllDocuments(textOf(file)).map((document) => document.toJS() as Manifest),
);
const ofKind = <Shape>(kind: string) =>
  manifests.filter((manifest) => manifest.kind === kind) as unknown as (Manifest & Shape)[];
const deployments = ofKind<{ spec: { replicas: number; template: Pod } }>('Deployment');
const named = <Shape>(kind: string, name: string) => {
  const found = ofKind<Shape>(kind).find(({ metadata }) => metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}`);
  return found;
};

const secretNames = (name: string) =>
  [...textOf(`secrets/${name}.env.example`).matchAll(/^([A-Z]\w*)=$/gm)].map(([, setting = '']) => setting);

const bytes = (factor: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, byte) => byte * factor)).toString('base64');
const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://user:password@database.example:5432/storefront',
  CODE_SECRET: bytes(7),
  EDGE_SECRET: bytes(5),
  TEAM_SECRET: bytes(3),
  API_CLIENT: 'web:secret',
  S3_ACCESS_KEY_ID: 'storefront',
  S3_SECRET_ACCESS_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:password@mail.example',
  DATABASE_PASSWORD_EDGE: 'password-of-edges',
  DATABASE_PASSWORD_API: 'password-of-the-api',
  DATABASE_PASSWORD_JOBS_REGISTRY: 'password-of-jobs',
};

/** What a container finds in its environment, with a value for each secret that its example names. */
const environmentOf = ({ env = [], envFrom }: Container): Record<string, string> => {
  const given = envFrom.flatMap(({ configMapRef, secretRef }) => {
    if (configMapRef !== undefined)
      return Object.entries(named<{ data: Record<string, string> }>('ConfigMap', configMapRef.name).data);
    return secretNames(secretRef?.name ?? '').map((name) => [name, secrets[name] ?? ''] as const);
  });
  return Object.fromEntries([...given, ...env.map(({ name, value }) => [name, value] as const)]);
};

/** The faults of manifests by the types that are generated from the published schemas, unknown fields included. */
const typeFaults = async (checked: readonly Manifest[]): Promise<string> => {
  const place = await mkdtemp(join(import.meta.dirname, '../.cache-manifests-'));
  try {
    const lines = checked.map((manifest, index) => {
      const from = `kubernetes-models/${manifest.apiVersion}`;
      return `import type { I${manifest.kind} as Type${index} } from '${from}/${manifest.kind}';\nexport const manifest${index}: Type${index} = ${JSON.stringify(manifest)};`;
    });
    const file = join(place, 'manifests.ts');
    writeFileSync(file, lines.join('\n'));
    const compiler = join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'preserve',
      '--ignoreConfig',
      file,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, [compiler, ...options]).catch(
      (error: { stdout: string }) => error,
    );
    return stdout;
  } finally {
    await rm(place, { recursive: true });
  }
};

describe('the manifests for Kubernetes', () => {
  it('[SCL-3] are all applied, and are what the published schemas describe', async () => {
    const others = ['kustomization.yaml'];
    expect([...files, ...others].sort()).toStrictEqual(
      readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort(),
    );
    expect(await typeFaults(manifests)).toBe('');
  }, 60_000);

  it('[SCL-3] with an unknown field, a missing one or a wrong value are noticed', async () => {
    const edge = named<{ spec: object }>('Deployment', 'edge');
    const budget = named<{ spec: object }>('PodDisruptionBudget', 'edge');
    const faults = await typeFaults([
      { ...edge, spec: { ...edge.spec, replica: 2 } } as Manifest,
      { ...edge, spec: { replicas: 2 } } as Manifest,
      { ...budget, spec: { maxUnavailable: true } } as Manifest,
    ]);
    expect(faults.trim().split('\n')).toStrictEqual([
      expect.stringContaining('replica'),
      expect.stringContaining('missing the following properties'),
      expect.stringContaining("Type 'true' is not assignable"),
    ]);
  }, 60_000);

  it.each(
    deployments.map(({ metadata, spec }) => [metadata.name, spec.template.spec.containers[0]] as const),
  )(
    '[SCL-3][ISO-5] give %s settings that let it start in production, and none of another role',
    (_name, container) => {
      const environment = {
        ...environmentOf(container),
        NODE_ENV: 'production',
        PORT: '3000',
        DATA_DIR: '/data',
      };
      expect(Object.values(environment)).not.toContain('');
      expect(parseSettings(environment)).toMatchObject({
        kind: 'read',
        settings: { config: { production: true } },
      });
    },
  );

  it('[SCL-3] have a process for every role, two edges and two API processes', () => {
    const roles = deployments.map(({ metadata, spec }) => [
      metadata.name,
      spec.template.spec.containers[0].env?.find(({ name }) => name === 'ROLES')?.value,
      spec.replicas,
    ]);
    expect(roles).toStrictEqual([
      ['edge', 'edge', 2],
      ['api', 'api', 2],
      ['jobs', 'jobs,registry', 1],
    ]);
    expect(new Set(roles.flatMap(([, names]) => String(names).split(',')))).toStrictEqual(new Set(allRoles));
  });

  it('[SCL-3] make a database user for each kind of process, before they start', () => {
    const job = named<{ spec: { template: Pod } }>('Job', 'users');
    const [container] = job.spec.template.spec.containers;
    const { command = [] } = container;
    const given = command.slice(command.findIndex((word) => word.endsWith('database-users.js')) + 1);
    const parsed = parseUsers(given, environmentOf(container));
    const wanted = deployments.map(({ spec }) => spec.template.spec.containers[0].env?.[0]?.value);
    if (parsed.kind === 'refused') throw new Error(parsed.faults.join('\n'));
    expect(parsed.users.map(({ roles }) => roles.join())).toStrictEqual(wanted);
    expect(parsed.users.map(({ password }) => password)).not.toContain(undefined);
  });

  it('[SCL-3] run nobody as root, on files that cannot be written, with the health that servers tell', () => {
    for (const { spec } of deployments) {
      const { spec: pod } = spec.template;
      const [container] = pod.containers;
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true },
      });
      expect(container).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
        readinessProbe: { httpGet: { path: '/readyz' } },
        livenessProbe: { httpGet: { path: '/healthz' } },
      });
    }
  });

  it('[SCL-3] let only those make namespaces that run code of releases, as nobody on the node', () => {
    const unmasked = deployments.filter(
      ({ spec }) => spec.template.spec.containers[0].securityContext['procMount'] === 'Unmasked',
    );
    expect(unmasked.map(({ metadata }) => metadata.name)).toStrictEqual(['edge', 'jobs']);
    expect(unmasked.map(({ spec }) => spec.template.spec.hostUsers)).toStrictEqual([false, false]);
  });

  it('[SCL-3] keep one pod of each kind while nodes are emptied, and scale by drawn pages and by orders', () => {
    for (const { metadata, spec } of deployments) {
      const budget = named<{ spec: { selector: { matchLabels: object } } }>(
        'PodDisruptionBudget',
        metadata.name,
      );
      expect(spec.template.metadata.labels).toStrictEqual(budget.spec.selector.matchLabels);
    }
    const scaled = ofKind<{ spec: { metrics: { pods?: { metric: { name: string } } }[] } }>(
      'HorizontalPodAutoscaler',
    ).map(({ spec }) => spec.metrics.flatMap(({ pods }) => pods?.metric.name ?? []));
    expect(scaled.flat()).toStrictEqual(['storefront_drawings_per_second', 'storefront_orders_per_second']);
  });

  it('[SCL-3] let nothing in or out by default, and no pod to the identity of its machine', () => {
    const policies = ofKind<{ spec: Record<string, unknown> }>('NetworkPolicy');
    expect(policies[0]?.spec).toStrictEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const outside = JSON.stringify(policies).match(/"cidr":"0\.0\.0\.0\/0","except":\[[^\]]*\]/g) ?? [];
    expect(outside).toHaveLength(2);
    for (const one of outside) expect(one).toContain('169.254.0.0/16');
  });
});

describe('the paths of the Ingress', () => {
  interface Path {
    readonly path: string;
    readonly pathType: 'Exact' | 'Prefix';
    readonly backend: { readonly service: { readonly name: string } };
  }
  const { paths } = named<{ spec: { rules: [{ http: { paths: Path[] } }] } }>('Ingress', 'shop').spec.rules[0]
    .http;
  // As Kubernetes has it: whole words between slashes, an exact path first, then the longest.
  const backendOf = (asked: string) => {
    const fits = paths.filter(({ path, pathType }) =>
      pathType === 'Exact' ? asked === path : path === '/' || asked === path || asked.startsWith(`${path}/`),
    );
    const exact = fits.find(({ pathType }) => pathType === 'Exact');
    return (exact ?? fits.sort((a, b) => b.path.length - a.path.length)[0])?.backend.service.name;
  };

  it.each([
    '/',
    '/checkout',
    '/payments',
    '/releases/shell/1.0.0/shell.js',
    '/api/business/menu',
    '/pay',
    '/pay/1',
    '/platform/telemetry',
    '/platform/served',
    '/platform/reports',
    '/platform/preview/open',
    '/platform/preview/leave',
    '/platform/preview/places',
    '/platform/staff/leave',
    '/platform/staff/page',
    '/platform/staff/choose',
    '/platform/staff/toolbar',
    '/platform/staff/link',
    '/platform/decisions/4f5e.json',
    '/platform/rollback',
    '/platform/releases',
    '/console',
    '/console/rollouts',
  ])('[SCL-3] lead %s to the role that answers it', (path) => {
    expect(backendOf(path)).toBe(roleOfPath(path));
  });

  it.each(['/readyz', '/healthz', '/metrics'])('[SCL-3] lead %s to nobody', (path) => {
    expect(backendOf(path)).toBe('nowhere');
  });
});
