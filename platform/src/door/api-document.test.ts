import { registryAnswers, registryCommands, registryQueries } from '@storefront/contract/schemas';
import { aDoor } from '../testing/door';
import { removeTemporaryFolders } from '../testing/temporary-folder';

afterEach(removeTemporaryFolders);

interface Schema {
  readonly properties?: object;
  readonly items?: Schema;
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly requestBody?: Content;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, Content>>;
}

const documentOf = async (app: Awaited<ReturnType<typeof aDoor>>['app']) =>
  (await app.inject('/platform/openapi.json')).json() as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };

/** A schema as the description writes it: without the markers of the schema library, and with a single value as a list of one. */
const plain = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('const' in value)) return value;
    const { const: only, ...rest } = value;
    return { ...rest, enum: [only] };
  });

/** The field names of an answer, or of the items in its list. */
const fieldsOf = (schema: Schema = {}): string[] => Object.keys((schema.items ?? schema).properties ?? {});

describe('the description of the door', () => {
  it('holds every route of the door, and no other', async () => {
    const { app, routes } = await aDoor();
    const { openapi, paths } = await documentOf(app);
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ofDoor = routes.filter((route) => !/^HEAD|openapi|docs/.test(route));
    expect(described.sort()).toStrictEqual(ofDoor.sort());
    expect(described).toStrictEqual(
      expect.arrayContaining([
        'POST /platform/rollback',
        'POST /platform/release/publish',
        'GET /platform/me',
      ]),
    );
  });

  it('describes requests and answers of each route with the schemas of the contract', async () => {
    const { app } = await aDoor();
    const { paths } = await documentOf(app);
    for (const [name, schema] of Object.entries(registryCommands)) {
      const body = paths[`/platform/${name}`]?.['post']?.requestBody?.content['application/json']?.schema;
      expect(body).toStrictEqual(plain(schema));
    }
    for (const [name, schema] of Object.entries(registryQueries)) {
      const operation = paths[`/platform/${name}`]?.['get'];
      const names = (operation?.parameters ?? []).map((parameter) => parameter.name);
      expect(names.sort()).toStrictEqual(Object.keys(schema.properties).sort());
      const answer = operation?.responses['200']?.content['application/json']?.schema;
      expect(fieldsOf(answer).length).toBeGreaterThan(1);
      expect(fieldsOf(answer)).toStrictEqual(fieldsOf(registryAnswers[name as keyof typeof registryAnswers]));
    }
    const archive = paths['/platform/release/publish']?.['post']?.requestBody?.content;
    expect(Object.keys(archive ?? {})).toStrictEqual(['application/gzip']);
  });

  it('has a page whose files are all there', async () => {
    const { app } = await aDoor();
    const page = await app.inject('/platform/docs');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    const files = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const url = new URL(file, 'http://localhost/platform/docs/').pathname;
      expect([url, (await app.inject(url)).statusCode]).toStrictEqual([url, 200]);
    }
  });
});
