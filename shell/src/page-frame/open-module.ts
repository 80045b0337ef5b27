import { ApiUnreachable } from '@storefront/host';
import type { Api, Clock, Host, PageModel } from '@storefront/host';
import type { ComponentType } from 'react';
import type { HostFactory, OwnedHost } from '../host/owned-host';
import type { LoadedModule } from './module-loader';

/** A page or a widget whose model is created: ready to be shown. */
export interface Opened {
  readonly Component: ComponentType<{ model: PageModel }>;
  readonly model: PageModel;
  /** Runs the model's `load` once more, if it could not reach the server before (G18). */
  loadAgain(): void;
  failed(error: unknown, phase: 'create' | 'render'): void;
  /** Ends the module's subscriptions, watches and timers. */
  end(): void;
}

/** A page or widget module together with what it is created with. */
export interface Openable {
  readonly Component: ComponentType<{ model: PageModel }>;
  create(host: Host): PageModel;
}

export interface OpenDeps {
  readonly owner: string;
  readonly load: () => Promise<LoadedModule>;
  /** Reads what the module exports; throws when it is not what it should be. */
  readonly read: (module: unknown) => Openable;
  readonly hosts: HostFactory;
  readonly clock: Clock;
  /** Called when `load` of the model fails after the page was shown. */
  readonly failedLater: (error: unknown) => void;
}

// First data answer within this time, in milliseconds; a page that has to ask the network draws its own waiting state instead.
const waitsForFirstData = 50;
const releasesTried = 4;

/**
 * Loads a module and creates its model. A release that throws meanwhile is reported, and the next one is tried; rejects when none is
 * left (SHL-2).
 */
export async function openModule(deps: OpenDeps): Promise<Opened> {
  let failure: unknown;
  for (let attempt = 0; attempt < releasesTried; attempt += 1) {
    const loaded = await deps.load();
    const host = deps.hosts(deps.owner);
    try {
      return await made(deps, loaded, host);
    } catch (error) {
      host.end();
      loaded.failed(error, 'create');
      failure = error;
    }
  }
  throw failure;
}

const made = async (deps: OpenDeps, loaded: LoadedModule, { host, end }: OwnedHost): Promise<Opened> => {
  const { api, missed } = watched(host.api);
  const { Component, create } = deps.read(loaded.module);
  const model = create({ ...host, api });
  let shown = false;

  const load = () => {
    missed.clear();
    missed.watching = true;
    return (model.load?.() ?? Promise.resolve()).finally(() => (missed.watching = false));
  };
  const first = load();
  first.catch((error: unknown) => shown && deps.failedLater(error));
  await Promise.race([first, new Promise<void>((resolve) => deps.clock.after(waitsForFirstData, resolve))]);
  shown = true;

  return {
    Component,
    model,
    loadAgain: () => {
      if (missed.some) load().catch(deps.failedLater);
    },
    failed: loaded.failed,
    end,
  };
};

/** The api, and whether the server could not be reached while the model's `load` ran. */
const watched = (api: Api) => {
  const missed = {
    watching: false,
    some: false,
    clear() {
      this.some = false;
    },
  };
  const watchedApi: Api = {
    call: async (name, body, options) => {
      const counts = missed.watching;
      try {
        return await api.call(name, body, options);
      } catch (error) {
        if (counts && error instanceof ApiUnreachable) missed.some = true;
        throw error;
      }
    },
  };
  return { api: watchedApi, missed };
};
