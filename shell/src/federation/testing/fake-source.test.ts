import { FakeSource } from './fake-source';
import { releaseSourceContract } from './release-source-contract';
import { aRelease } from './releases';

describe('the fake source', () => {
  releaseSourceContract((failure) => {
    const source = new FakeSource();
    if (failure) source.let('2.0.0', failure);
    return { source, release: aRelease('2.0.0'), expose: './pages/home' };
  });
});
