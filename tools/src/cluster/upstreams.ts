import type { AnsweringRole } from '../../../deploy/src/role-of-path';

interface Upstream {
  readonly url: string;
  readonly roles: readonly AnsweringRole[];
  isReady: boolean;
}

const checkInterval = 250;
const checkTimeout = 2_000;

/** The processes behind a balancer: which of them are ready, and which is next. */
export class Upstreams {
  private readonly processes: Upstream[] = [];
  private rotation = 0;
  private timer: NodeJS.Timeout | undefined;

  add(url: string, roles: readonly AnsweringRole[]): void {
    this.processes.push({ url, roles, isReady: false });
  }

  /** Returns a ready process with this role that was not tried yet, or undefined. */
  next(role: AnsweringRole, tried: ReadonlySet<string> = new Set()): string | undefined {
    const ready = this.processes.filter(
      ({ url, roles, isReady }) => isReady && roles.includes(role) && !tried.has(url),
    );
    this.rotation += 1;
    return ready[this.rotation % ready.length]?.url;
  }

  /** Stops using a process until it reports that it is ready again. */
  markUnready(unreadyUrl: string): void {
    for (const upstream of this.processes) if (upstream.url === unreadyUrl) upstream.isReady = false;
  }

  /** The roles that no ready process has. */
  missing(): AnsweringRole[] {
    return (['edge', 'api', 'registry'] as const).filter((role) => this.next(role) === undefined);
  }

  list(): readonly Readonly<Upstream>[] {
    return this.processes;
  }

  /** Polls every process for readiness. */
  start(): void {
    this.timer = setTimeout(() => void this.check().then(() => this.timer && this.start()), checkInterval);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Asks every process once whether it is ready. */
  async check(): Promise<void> {
    await Promise.all(
      this.processes.map(async (upstream) => {
        const signal = AbortSignal.timeout(checkTimeout);
        upstream.isReady = await fetch(`${upstream.url}/readyz`, { signal }).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.ok;
          },
          () => false,
        );
      }),
    );
  }
}
