import type { PageState, PreviewFault, ReleaseManifest } from '@storefront/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Decided } from '../../decisions/decided';
import type { PreviewGrant } from '../../registry/preview-token';
import { releaseId } from '../../releases/release-store';
import type { ReleaseId } from '../../releases/release-store';
import type { DrawingListener, FailedDrawing } from '../../render/page-drawings';
import { placeText } from '../../source-maps/source-places';
import type { SourcePlaces } from '../../source-maps/source-places';

/** Milliseconds that a page of a preview waits for its drawing: who looks wants to know whether it can be drawn, on a busy server too. */
const previewTimeout = 10_000;

export interface PreviewFaultsDeps {
  readonly places: Pick<SourcePlaces, 'of'>;
  published(id: ReleaseId): Promise<ReleaseManifest | undefined>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** The releases of a preview link that a page does not show, with the reason, and what it shows in their place (ROL-6). */
export function missingReleases({ releases }: PreviewGrant, decided: Decided): PreviewFault[] {
  const decisions = Object.values(decided.decisions);
  const isShown = (id: string) =>
    decisions.some((one) => one.reason.step === 'preview' && releaseId(one) === id);
  return releases
    .filter((id) => !isShown(id))
    .map((id) => {
      const name = id.slice(0, id.indexOf('@'));
      const instead = decisions.find((one) => one.name === name);
      const why = instead?.reason.step === 'compatible' ? instead.reason.text : decided.undecided[name];
      return {
        release: id,
        what: `cannot be shown: ${why ?? 'it is not published any more, or this site does not use it'}`,
        shown: instead === undefined ? 'nothing of it' : releaseId(instead),
      };
    });
}

/** Records what could not draw a page of a preview, for the log and for the page's badge (ROL-6). */
export function previewDrawings({ places, published, log }: PreviewFaultsDeps, { decisions }: PageState) {
  const failures: FailedDrawing[] = [];
  const idOf = ({ feature, version }: FailedDrawing): ReleaseId => ({
    name: decisions[feature]?.name ?? feature,
    version,
  });
  const note = (failed: readonly FailedDrawing[]) => failures.push(...failed);
  const listener: DrawingListener = {
    failed: (failed) => {
      note(failed);
      for (const one of failed)
        log.warn({ release: releaseId(idOf(one)), failure: one.why }, 'a preview could not be drawn');
    },
    rested: note,
    missed: note,
    timeout: previewTimeout,
    isAlone: true,
  };

  const placeOf = async (failure: FailedDrawing): Promise<string> => {
    const release = failure.at && (await published(idOf(failure)));
    if (failure.at === undefined || release?.server === undefined) return '';
    const { line, column } = failure.at;
    const [place] = await places.of(release, [`${release.server.path}:${line}:${column + 1}`]);
    return place === undefined ? '' : `, at ${placeText(place)}`;
  };

  return {
    listener,
    /** The faults that are known by now. */
    faults: (): Promise<PreviewFault[]> =>
      Promise.all(
        failures.map(async (failure) => ({
          release: releaseId(idOf(failure)),
          what: `is not drawn by the server: ${failure.why}${await placeOf(failure)}`,
          shown: 'what the browser draws',
        })),
      ),
  };
}
