import { roleOfPath } from './role-of-path';

describe('the processes that a balancer asks', () => {
  it.each([
    ['/', 'edge'],
    ['/business/saffron-yard', 'edge'],
    ['/releases/shell/1.0.0/shell.js', 'edge'],
    ['/platform/telemetry', 'edge'],
    ['/platform/served', 'edge'],
    ['/platform/reports', 'edge'],
    ['/platform/preview/leave', 'edge'],
    ['/platform/preview/open', 'edge'],
    ['/platform/staff/choose', 'edge'],
    ['/platform/staff/link', 'registry'],
    ['/platform/preview/end', 'registry'],
    ['/platform/decisions/4f5e.json', 'edge'],
    ['/sitemap.xml', 'edge'],
    ['/robots.txt', 'edge'],
    ['/payments', 'edge'],
    ['/api/business/menu', 'api'],
    ['/api/pictures/abc', 'api'],
    ['/pay', 'api'],
    ['/dev/outbox', 'api'],
    ['/dev/faults', 'edge'],
    ['/platform/rollback', 'registry'],
    ['/console', 'registry'],
    ['/console/console.js', 'registry'],
    ['/consoles', 'edge'],
    ['/platform/release/publish', 'registry'],
    ['/platform/resolve', 'registry'],
    ['/platform/preview', 'registry'],
  ])('have, for %s, the role %s', (path, role) => {
    expect(roleOfPath(path)).toBe(role);
  });
});
