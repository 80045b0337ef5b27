import type { FastifyBaseLogger } from 'fastify';
import { ContainerHost } from './container/container-host';
import { findHost } from './find-host';
import type { FoundHost } from './find-host';
import type { IsolateHost, Wall } from './isolate-host';

export interface ReleaseHostSettings {
  readonly production: boolean;
  /** Lets code of releases run on this machine without confinement in production too. */
  readonly allowUnconfined: boolean;
  /** The folder that is shared with the isolates' container; without it code of releases runs on this machine. */
  readonly isolatesFolder?: string | undefined;
}

/** The wall between code of releases and this server, and a sentence for operators when it is not what it should be. */
export interface HostCondition {
  readonly wall: Wall | undefined;
  readonly warning: string | undefined;
}

/** Code of releases may not run on this machine; the message is a sentence for operators. */
export class NoReleaseHost extends Error {}

/** Where code of releases runs (ISO-1). It is looked for once, when it is first needed; a container may be away and come back. */
export class ReleaseHost {
  private found: Promise<IsolateHost> | undefined;
  private chosen: IsolateHost | undefined;
  private container: ContainerHost | undefined;
  private known: HostCondition = { wall: undefined, warning: undefined };

  constructor(
    private readonly settings: ReleaseHostSettings,
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
    private readonly find: () => Promise<FoundHost> = () => this.findHere(),
  ) {}

  /** The host of processes; rejects with the reason when code of releases may not run here. */
  host(): Promise<IsolateHost> {
    this.found ??= this.choose();
    return this.found;
  }

  /** What is known of it so far. */
  condition(): HostCondition {
    if (this.chosen === undefined) return this.known;
    return { wall: this.chosen.wall, warning: this.known.warning ?? this.chosen.fault() };
  }

  /** Ends what runs in the container. */
  async close(): Promise<void> {
    await this.container?.close();
  }

  private async findHere(): Promise<FoundHost> {
    const { isolatesFolder: folder, production, allowUnconfined } = this.settings;
    if (folder === undefined) return findHost();
    this.container = new ContainerHost({
      folder,
      log: this.log,
      mustConfine: production && !allowUnconfined,
    });
    await this.container.look();
    return { host: this.container, gap: undefined };
  }

  private async choose(): Promise<IsolateHost> {
    let found: FoundHost;
    try {
      found = await this.find();
    } catch (error) {
      throw this.refused(error instanceof Error ? error.message : String(error));
    }
    const { host, gap } = found;
    const { production, allowUnconfined } = this.settings;
    if (gap !== undefined && production && !allowUnconfined) throw this.refused(gap);
    this.chosen = host;
    if (gap === undefined) {
      if (host.wall !== undefined)
        this.log.info({ wall: host.wall }, 'code of releases runs in confined processes');
      return host;
    }
    const warning = `Code of releases is not confined on this machine: ${gap}.`;
    this.known = { wall: host.wall, warning };
    this.log.warn(warning);
    return host;
  }

  private refused(reason: string): NoReleaseHost {
    const warning = `No code of releases runs on this machine, so no page is drawn and nothing can be published: ${reason}.`;
    this.known = { wall: undefined, warning };
    this.log.error(warning);
    return new NoReleaseHost(warning);
  }
}
