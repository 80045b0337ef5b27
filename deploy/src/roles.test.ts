import { parseRoles } from './roles';

const server = { DATABASE_URL: 'postgres://db/shop', RELEASE_STORE: '/srv/releases' };

describe('the roles of a process', () => {
  it('are all of them unless ROLES is set', () => {
    expect(parseRoles({})).toStrictEqual({
      kind: 'read',
      roles: new Set(['edge', 'api', 'jobs', 'registry']),
    });
  });

  it('are those that ROLES names', () => {
    expect(parseRoles({ ...server, ROLES: 'api, jobs' })).toStrictEqual({
      kind: 'read',
      roles: new Set(['api', 'jobs']),
    });
  });

  it('are refused with a list of every wrong name', () => {
    expect(parseRoles({ ...server, ROLES: 'edges,api,' })).toStrictEqual({
      kind: 'refused',
      faults: [
        'ROLES takes edge, api, jobs, registry, separated by commas, not "edges".',
        'ROLES takes edge, api, jobs, registry, separated by commas, not "".',
      ],
    });
  });

  it('need a database and a store that the other processes reach', () => {
    expect(parseRoles({ ROLES: 'edge' })).toStrictEqual({
      kind: 'refused',
      faults: [
        'ROLES=edge needs DATABASE_URL: the embedded database serves one process with all roles.',
        'ROLES=edge needs RELEASE_STORE: a folder that edges, jobs and registry share, or s3://bucket/prefix.',
      ],
    });
    const { DATABASE_URL } = server;
    expect(parseRoles({ ROLES: 'edge,registry', DATABASE_URL })).toMatchObject({ kind: 'refused' });
    expect(parseRoles({ ROLES: 'api', DATABASE_URL })).toMatchObject({ kind: 'read' });
  });
});
