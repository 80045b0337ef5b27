import { readBrands } from '../brands/brand-book';
import { decide } from '../decisions/decide';
import { explain } from '../decisions/explain';
import { planFor } from '../decisions/plan';
import { pinsOf } from '../decisions/plan-book';
import { registryOfFiles } from '../decisions/registry-of-files';
import { strangerAt } from '../decisions/visit';
import { fileReleaseStore } from '../releases/file-release-store';
import { takeSnapshot } from '../releases/release-catalogue';
import type { Command } from './command';

/** RES-7: which release of each feature a visitor of a brand gets, and why. */
export const resolveCommand: Command = {
  name: 'resolve',
  takes: [],
  what: 'tells which release of each feature a visitor of a brand gets, and why',
  options: {
    brand: { type: 'string', what: 'the brand’s id', needed: true },
    visitor: { type: 'string', what: 'the visitor’s id' },
  },
  async run({ output, clock, brandsDirectory, releasesDirectory }, _words, { brand, visitor }) {
    const brands = await readBrands(brandsDirectory);
    const served = brands.ofId(String(brand));
    if (served === undefined) {
      const fault = `There is no brand "${String(brand)}"; there are ${brands.brands.map((one) => one.brand.id).join(', ')}.`;
      output.line(fault);
      output.value({ kind: 'refused', faults: [fault] });
      return 1;
    }
    const pins = pinsOf(brands);
    const registry = registryOfFiles(
      await takeSnapshot(await fileReleaseStore(releasesDirectory), pins),
      pins,
    );
    const stranger = strangerAt(clock.now().getTime());
    const visit = typeof visitor === 'string' ? { ...stranger, visitor } : stranger;
    const explained = explain(decide(planFor(registry, served.brand, ''), visit));
    for (const [feature, { because, lastGood }] of Object.entries(explained)) {
      output.line(
        `${feature}: ${because}${lastGood.length > 0 ? `; if it fails, ${lastGood.join(', ')}` : ''}`,
      );
    }
    if (Object.values(explained).every(({ release }) => release === null))
      output.line('Nothing is published yet.');
    output.value({ brand: served.brand.id, visitor: visitor ?? null, decisions: explained });
    return 0;
  },
};
