import { failedAfter } from './failed-releases';
import type { Report } from '../../votes/telemetry-report';

const failure = (version: string, replacedBy: string | null, feature = 'checkout'): Report => ({
  kind: 'remote-failed',
  feature,
  version,
  replacedBy,
  phase: 'fetch',
  code: '404',
});
const nameOf = (feature: string, version: string) => {
  if (version.startsWith('9')) return undefined;
  return feature === 'listing' ? 'partner/listing' : feature;
};

describe('the releases that failed in a visit', () => {
  it('are added by the release’s own name, each once', () => {
    const reports = [
      failure('2.1.0', '2.0.0'),
      failure('2.1.0', '2.0.0'),
      failure('1.0.0', '0.9.0', 'listing'),
    ];
    expect(failedAfter(['shell@1.0.0'], reports, nameOf)).toStrictEqual([
      'shell@1.0.0',
      'checkout@2.1.0',
      'partner/listing@1.0.0',
    ]);
  });

  it('do not include those whose code threw while the page kept working', () => {
    const threw: Report = {
      kind: 'threw',
      feature: 'checkout',
      version: '2.1.0',
      during: 'callback',
      code: 'TypeError',
    };
    expect(failedAfter([], [threw], nameOf)).toStrictEqual([]);
  });

  it('are forgotten for a feature without another release to show, so that the next page tries again', () => {
    const before = ['checkout@2.1.0', 'shell@1.0.0'];
    expect(failedAfter(before, [failure('2.0.0', null)], nameOf)).toStrictEqual(['shell@1.0.0']);
  });

  it('do not include releases that this visitor was not given, nor anything else that a page reports', () => {
    const reports: Report[] = [failure('9.9.9', '1.0.0'), { kind: 'step', name: 'order-placed' }];
    expect(failedAfter(['shell@1.0.0'], reports, nameOf)).toStrictEqual(['shell@1.0.0']);
  });
});
