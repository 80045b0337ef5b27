import { FakeClock } from '@storefront/host/testing';
import { createLoader } from '../federation/loader';
import { pageDecisions } from '../federation/page-decisions';
import { FakeSource } from '../federation/testing/fake-source';
import { aDecision } from '../federation/testing/releases';
import { FakeModules } from '../testing/fake-modules';
import { homePage, listingPage, moduleLoaderContract } from '../testing/module-loader-contract';
import { remoteModules } from './module-loader';

const versions = ['3.0.0', '2.0.0', '1.0.0'];
const exposes = { [homePage]: { js: [], css: [] }, [listingPage]: { js: [], css: [] } };

describe('the modules of the federation', () => {
  moduleLoaderContract((releases) => {
    const source = new FakeSource();
    const given = versions.slice(0, releases.length);
    for (const [place, behaviour] of releases.entries())
      if (behaviour === 'throws') source.let(given[place] ?? '', { phase: 'execute', code: 'Error' });
    const [best = '', ...lastGood] = given;
    const decided = aDecision(best, ...lastGood);
    const listing = {
      ...decided,
      exposes,
      lastGood: decided.lastGood.map((release) => ({ ...release, exposes })),
    };
    const loader = createLoader({
      decisions: pageDecisions({ listing }),
      source,
      clock: new FakeClock(),
      memory: { failed: () => [], remember: () => undefined },
      report: () => undefined,
      renewPage: () => undefined,
    });
    return {
      modules: remoteModules(
        loader,
        () => undefined,
        () => Promise.resolve([]),
      ),
      moduleOf: (index, page) => ({ default: `${page} of ${versions[index]}` }),
    };
  });
});

describe('the fake modules', () => {
  moduleLoaderContract((releases) => {
    const of = (page: string) =>
      releases.map((behaviour, index) => () => {
        if (behaviour === 'throws') throw new Error('thrown by the module');
        return { default: `${page} of ${index}` };
      });
    const modules = new FakeModules({
      [`listing ${homePage}`]: of(homePage),
      [`listing ${listingPage}`]: of(listingPage),
    });
    return { modules, moduleOf: (index, page) => ({ default: `${page} of ${index}` }) };
  });
});
