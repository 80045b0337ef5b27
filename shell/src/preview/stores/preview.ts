import type { BusEvents, PageState, PreviewFault } from '@storefront/contract';
import { observable } from 'mobx';
import type { IObservableArray } from 'mobx';
import type { ThrewReport } from '../../telemetry/reporter';

/** What a page saw fail, with what was thrown; a preview shows its message to the person who looks, and reports it nowhere. */
export type SeenFailure = (
  ThrewReport | ({ readonly kind: 'remote-failed' } & BusEvents['remote-failed'])
) & { readonly error: unknown };

/** The preview that a page shows (ROL-5, ROL-6). */
export interface Preview {
  /** Ids of the releases that are shown because the link names them. */
  readonly releases: readonly string[];
  /** What the server knew when it made the page. */
  readonly faults: readonly PreviewFault[];
  /** What has failed in the page since, also before the badge has loaded. */
  readonly seen: IObservableArray<SeenFailure>;
  /** The release of a feature and version in this page. */
  nameOf(feature: string, version: string): string;
  /** The shell that the page was decided to start. */
  readonly shell: string | undefined;
}

/** The preview of a page whose link shows these releases. */
export function openPreview(
  releases: readonly string[],
  { decisions, previewFaults = [] }: Pick<PageState, 'decisions' | 'previewFaults'>,
): Preview {
  const nameOf = (feature: string, version: string) => `${decisions[feature]?.name ?? feature}@${version}`;
  const { shell } = decisions;
  return {
    releases,
    faults: previewFaults,
    seen: observable.array<SeenFailure>([], { deep: false }),
    nameOf,
    shell: shell && nameOf('shell', shell.version),
  };
}
