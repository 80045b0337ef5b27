import { execFileSync } from 'node:child_process';

/** A machine of a test's network: a network namespace with an address of its own. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** The command that runs another one on this machine. */
  readonly enter: readonly [string, ...string[]];
  /** Nothing that it sends arrives anywhere, nothing arrives at it, and nobody is told. */
  silence(): void;
  /** Takes the silence back. */
  speak(): void;
  /** Ends everything that runs on it at once, as when its power goes. */
  kill(): void;
}

export interface Network<Name extends string> {
  machine(name: Name): Machine;
  /** Ends everything on all machines, and removes them. */
  remove(): void;
}

const ip = (...parameters: string[]) => execFileSync('ip', parameters, { encoding: 'utf8', stdio: 'pipe' });

/**
 * Joins machines with this one by a bridge. Nothing of it is reachable from outside. Needs root on Linux.
 */
export function createNetwork<Name extends string>(names: readonly Name[]): Network<Name> {
  // The bridge's name and the addresses differ for each process, so that two can do this at the same time.
  const id = process.pid;
  const bridge = `sfb${id}`;
  const net = `10.213.${id % 250}`;
  const made = new Map<Name, Machine>();
  const remove = () => {
    for (const machine of made.values()) {
      machine.kill();
      ip('netns', 'delete', machine.name);
    }
    made.clear();
    ip('link', 'delete', bridge);
  };
  ip('link', 'add', bridge, 'type', 'bridge');
  try {
    ip('address', 'add', `${net}.1/24`, 'dev', bridge);
    ip('link', 'set', bridge, 'up');
    names.forEach((name, index) => {
      const cable = `sf${id}-${index}`;
      made.set(
        name,
        addMachine({ name: `storefront-${id}-${name}`, address: `${net}.${index + 2}`, bridge, cable }),
      );
    });
  } catch (fault) {
    remove();
    throw fault;
  }
  return {
    machine(name) {
      const machine = made.get(name);
      if (machine === undefined) throw new Error(`The network was removed, and ${name} with it.`);
      return machine;
    },
    remove,
  };
}

interface MachineDeps {
  readonly name: string;
  readonly address: string;
  readonly bridge: string;
  /** The name of this end of the cable that joins it with the bridge. */
  readonly cable: string;
}

function addMachine({ name, address, bridge, cable }: MachineDeps): Machine {
  ip('netns', 'add', name);
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('link', 'set', cable, 'master', bridge, 'up');
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  ip('-n', name, 'link', 'set', 'eth0', 'up');
  ip('-n', name, 'link', 'set', 'lo', 'up');
  return {
    name,
    address,
    enter: ['ip', 'netns', 'exec', name],
    // The cable stays up and leads nowhere: no program at either end hears of it.
    silence: () => void ip('link', 'set', cable, 'nomaster'),
    speak: () => void ip('link', 'set', cable, 'master', bridge),
    kill() {
      for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean)) {
        try {
          process.kill(Number(pid), 'SIGKILL');
        } catch {
          // It has ended meanwhile.
        }
      }
    },
  };
}
