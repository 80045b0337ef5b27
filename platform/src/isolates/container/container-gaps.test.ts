import { containerGaps, writableGaps } from './container-gaps';

const mount = (place: string, options: string, kind: string) =>
  `31 23 0:26 / ${place} ${options},nosuid - ${kind} none rw`;

describe('what a container lacks as a wall', () => {
  it('[ISO-1/confined] is nothing when only memory and the shared folder can be written', () => {
    const mounts = [
      ...[mount('/', 'rw', 'overlay'), mount('/', 'ro', 'overlay'), mount('/tmp', 'rw', 'tmpfs')],
      ...[mount('/isolates', 'rw', 'ext4'), mount('/proc', 'rw', 'proc'), mount('/etc/hosts', 'rw', 'ext4')],
    ];
    const canWrite = (place: string) => place !== '/etc/hosts';
    expect(writableGaps(`${mounts.join('\n')}\n`, '/isolates', canWrite)).toStrictEqual([]);
  });

  it('[ISO-1/confined] is a file system of its own or of others that can be written', () => {
    const mounts = [mount('/', 'rw', 'overlay'), mount('/data', 'rw', 'ext4')];
    expect(writableGaps(mounts.join('\n'), '/isolates', () => true)).toStrictEqual([
      'its file system is not read-only',
      'it may write (/data)',
    ]);
  });

  it('[ISO-1/confined] is named for this machine, which is no such container', () => {
    const gaps = containerGaps('/isolates').join('\n');
    expect(gaps).toContain('it may get new privileges');
    expect(gaps).toContain('its file system is not read-only');
  });
});
