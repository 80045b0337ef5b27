import type { FastifyInstance } from 'fastify';
import { brandFileCheck } from '../brands/brand-versions';
import type { ServedBrand } from '../brands/brand-folder';
import { consoleRoutes } from '../console/console-routes';
import { readConsole } from '../console/read-console';
import type { Decided } from '../decisions/decided';
import { pinsOf } from '../decisions/plan-cache';
import type { Visit } from '../decisions/visit';
import { doorRoutes } from '../door/door';
import type { DoorDeps } from '../door/door';
import { presentOverview } from '../door/overview';
import { resolveVisitor } from '../door/resolve';
import type { ReleaseHost } from '../isolates/release-host';
import { buildProver } from '../proofs/prove-build';
import { defaultSettings } from '../rollout-guard/settings';
import type { CurrentState } from './current-state';
import type { Clock } from '../clock';
import type { LoginProvider } from '../login/login-provider';
import type { ConsoleLogin, PlatformDeps } from './platform-deps';

export interface DoorPluginDeps
  extends
    Pick<
      PlatformDeps,
      | 'registry'
      | 'files'
      | 'clock'
      | 'previewKey'
      | 'prove'
      | 'console'
      | 'guard'
      | 'login'
      | 'production'
      | 'allowDevelopmentBuilds'
    >,
    Pick<
      DoorDeps,
      'addressOf' | 'figuresOf' | 'faultsOf' | 'verdictsOf' | 'brands' | 'pinned' | 'retentionDays'
    > {
  readonly state: CurrentState;
  readonly releaseHost: Pick<ReleaseHost, 'host'>;
  decidedFor(served: ServedBrand, visit: Visit): Decided;
}

/** For how many minutes a promoted rollout is watched: nobody would look without a guard. */
export function watchMinutesOf(guard: PlatformDeps['guard']): number {
  return guard === undefined ? 0 : { ...defaultSettings, ...guard.settings }.watchMinutes;
}

/** The file of a brand, for changes that take its place (BRD-7). */
export function brandFileIn(state: Pick<CurrentState, 'brandFiles'>): DoorDeps['brandFile'] {
  return (brand) => {
    const served = state.brandFiles.ofId(brand);
    return served && brandFileCheck(served);
  };
}

/** The door of the registry and the console. */
export async function doorPlugin(app: FastifyInstance, deps: DoorPluginDeps): Promise<void> {
  const { state, registry, clock, decidedFor, production, login } = deps;
  const isOfBrand = (host: string) => state.brands.ofHost(plainHost(host)) !== undefined;
  doorRoutes(app, {
    registry,
    files: deps.files,
    clock,
    brands: deps.brands,
    figuresOf: deps.figuresOf,
    verdictsOf: deps.verdictsOf,
    faultsOf: deps.faultsOf,
    remotesOf: (brand) => state.brands.ofId(brand)?.brand.remotes ?? {},
    addressOf: deps.addressOf,
    previewKey: deps.previewKey,
    webhookSecretOf: deps.guard?.signing.secretOf,
    watchMinutes: watchMinutesOf(deps.guard),
    brandFile: brandFileIn(state),
    overview: async () => {
      const { brands } = state;
      return presentOverview(brands, await registry.snapshot(pinsOf(brands)), clock.now().getTime());
    },
    resolve: (query) =>
      resolveVisitor(query, { brands: state.brands, decidedFor, now: clock.now().getTime() }),
    openResolve: !production,
    pinned: deps.pinned,
    retentionDays: deps.retentionDays,
    login: login && {
      ...login,
      provider: await providerOf(login, clock),
      isConsole: (host) => hostIn(login.origin()) === plainHost(host) && !(production && isOfBrand(host)),
    },
    developmentBuilds: !production || deps.allowDevelopmentBuilds === true,
    prove: deps.prove ?? buildProver(() => deps.releaseHost.host()),
  });
  if (deps.console !== undefined) {
    const { folder, hosts } = deps.console;
    consoleRoutes(app, {
      console: await readConsole(folder),
      hosts,
      isOfBrand,
      production,
      login: login && (() => ({ name: login.settings.name, address: `${login.origin()}/platform/login` })),
    });
  }
}

const plainHost = (host: string) => host.toLowerCase().replace(/\.$/, '');
const hostIn = (origin: string) => new URL(origin).hostname;

/** The packages of OpenID Connect are loaded only where a provider is set. */
async function providerOf({ settings }: ConsoleLogin, clock: Clock): Promise<LoginProvider> {
  const { openIdProvider } = await import('../login/open-id-provider');
  return openIdProvider(settings, clock);
}
