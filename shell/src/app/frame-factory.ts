import type { Clock, PageLocation, SlotProps } from '@storefront/host';
import { beforePage } from '../page-frame/before-page';
import type { BeforePageDeps } from '../page-frame/before-page';
import { FrameStore } from '../page-frame/frame-store';
import type { ModuleLoader } from '../page-frame/module-loader';
import { openModule } from '../page-frame/open-module';
import type { OpenDeps } from '../page-frame/open-module';
import { findModule } from '../page-frame/page-store';
import type { ShownRoute } from '../page-frame/page-store';
import { readPage, readWidget } from '../page-frame/read-module';
import type { HostFactory } from '../host/owned-host';

export interface FrameFactoryDeps {
  readonly loader: ModuleLoader;
  readonly hosts: HostFactory;
  readonly clock: Clock;
  readonly before: BeforePageDeps;
  readonly isOffline: () => boolean;
  /** Called when a page or widget of a feature is on the screen. */
  readonly shown: (feature: string) => void;
  /** Called with what a module throws when there is nothing left to replace. */
  readonly stray: (owner: string, error: unknown) => void;
}

export interface ComingFrame {
  readonly match: ShownRoute;
  readonly location: () => PageLocation;
  readonly isCurrent: () => boolean;
  readonly notFound: () => void;
}

/** Makes the frames that show pages and widgets. */
export function frameFactory({ loader, hosts, clock, before, isOffline, shown, stray }: FrameFactoryDeps) {
  let isFirst = true;

  const frame = (feature: string, expose: string, read: OpenDeps['read'], ready: () => Promise<unknown>) => {
    const owner = `${feature} ${expose}`;
    return new FrameStore({
      open: (failedLater) =>
        openModule({
          owner,
          load: async () => (await Promise.all([loader.load(feature, expose), ready()]))[0],
          read,
          hosts,
          clock,
          failedLater,
        }),
      isOffline,
      forgetFailures: () => loader.retry(feature),
      shown: () => shown(feature),
      stray: (error) => stray(owner, error),
    });
  };

  return {
    /** The frame of a page; when there is no such business, `notFound` is called while the page is the current one. */
    page({ match, location, isCurrent, notFound }: ComingFrame): FrameStore {
      const { feature, expose, route } = findModule(match);
      const slug = match.kind === 'page' ? match.params['slug'] : undefined;
      const title = match.kind === 'page' && match.route.name === 'added' ? match.route.title : undefined;
      const first = isFirst;
      isFirst = false;
      const ready = once(async () => {
        const verdict = await beforePage(before, { route, slug, title, first, isCurrent });
        if (verdict === 'not-found' && isCurrent()) notFound();
      });
      return frame(feature, expose, readPage(location), ready);
    },

    widget(feature: string, widget: string, input: SlotProps['with']): FrameStore {
      return frame(feature, `./widgets/${widget}`, readWidget(input), () => Promise.resolve());
    },
  };
}

const once = <Value>(run: () => Promise<Value>) => {
  let outcome: Promise<Value> | undefined;
  return () => (outcome ??= run());
};
