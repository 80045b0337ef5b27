import type { RegistryAnswer, RegistryCommand, RegistryQuery, RegistryQueryName } from '@storefront/contract';
import type { Clock } from '@storefront/host';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AuditFilters } from '../domain/audit-filters';
import { initialValues, parseCall } from '../domain/command-form';
import type { Values } from '../domain/command-form';
import { whyNot } from '../domain/registry-call';
import type { RegistryGateway } from '../gateway/registry-gateway';
import { AuditStore } from './audit-store';
import { ChangeStore } from './change-store';
import { QueryStore } from './query-store';
import type { SessionStore } from './session-store';

export interface ConsoleDeps {
  readonly gateway: RegistryGateway;
  readonly team: RegistryAnswer<'me'>;
  readonly clock: Pick<Clock, 'every'>;
  readonly session: Pick<SessionStore, 'signOut' | 'leave' | 'chooseTeam'>;
}

/** The choices that forms offer, as far as they are known. */
export interface Choices {
  readonly brands: readonly string[];
  readonly features: readonly string[];
  readonly releases: readonly string[];
  readonly rollouts: readonly string[];
  readonly teams: readonly string[];
}

// Another tab or the command line may change what shows here.
const every = 5_000;

/** The console of the team that has signed in. */
export class ConsoleStore {
  readonly team: RegistryAnswer<'me'>;
  readonly change: ChangeStore;
  readonly overview: QueryStore<'overview'>;
  readonly state: QueryStore<'state'>;
  /** Counts the changes made here, so that every page asks again. */
  changes = 0;
  /** Why the pressed command may not be run. */
  notice = '';

  readonly #deps: ConsoleDeps;

  constructor(deps: ConsoleDeps) {
    this.#deps = deps;
    this.team = deps.team;
    this.change = new ChangeStore({ gateway: deps.gateway, onChanged: () => this.refresh() });
    this.overview = this.query('overview', {});
    this.state = this.query('state', {});
    makeAutoObservable(
      this,
      { team: false, change: false, overview: false, state: false },
      { autoBind: true },
    );
  }

  get choices(): Choices {
    const overview = this.overview.answer.kind === 'done' ? this.overview.answer.value : undefined;
    const state = this.state.answer.kind === 'done' ? this.state.answer.value : undefined;
    const cells = overview?.brands.flatMap((brand) => brand.cells) ?? [];
    return {
      brands: overview?.brands.map(({ id }) => id) ?? [],
      features: [...new Set(cells.map(({ name }) => name))].sort(),
      releases: state?.releases ?? [],
      rollouts: state?.rollouts.map(({ id }) => id) ?? [],
      teams: [this.team.id],
    };
  }

  start(): void {
    this.overview.start(every);
    this.state.start(every);
  }

  stop(): void {
    this.overview.stop();
    this.state.stop();
  }

  query<Name extends RegistryQueryName>(name: Name, query: RegistryQuery<Name>): QueryStore<Name> {
    const { gateway, clock, session } = this.#deps;
    return new QueryStore({ gateway, clock, name, query, onSignedOut: session.signOut });
  }

  audit(filters: AuditFilters): AuditStore {
    const { gateway, session } = this.#deps;
    return new AuditStore({ gateway, onSignedOut: session.signOut, filters });
  }

  /** Why this token may not run the command of a form, as far as that is known; undefined when it may. */
  whyNot(form: RegistryCommand, values: Values): string | undefined {
    if (form.isForOperators && !this.team.features.includes('*'))
      return `${this.team.id} has no right to what operators do.`;
    const parsed = parseCall(form, initialValues(form, values), undefined);
    if (parsed.kind === 'faulty') return undefined;
    const rollouts = this.state.answer.kind === 'done' ? this.state.answer.value.rollouts : [];
    return whyNot(this.team, parsed.call, rollouts);
  }

  /** Opens the dialog of a command, or says why this token may not run it. */
  open(form: RegistryCommand, values: Values = {}): void {
    this.notice = this.whyNot(form, values) ?? '';
    if (this.notice === '') this.change.open(form, values);
  }

  dismissNotice(): void {
    this.notice = '';
  }

  async signOut(): Promise<void> {
    const hasLeft = await this.#deps.session.leave();
    if (!hasLeft) runInAction(() => (this.notice = 'The server did not answer: you are still logged in.'));
  }

  /** Acts for another team of the person who has logged in. */
  async chooseTeam(team: string): Promise<void> {
    await this.#deps.session.chooseTeam(team);
  }

  private refresh(): void {
    this.changes += 1;
    void this.overview.load();
    void this.state.load();
  }
}
