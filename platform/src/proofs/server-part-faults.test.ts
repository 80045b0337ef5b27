import { aHost } from '../testing/isolates';
import { aBuildOf } from '../testing/built-contents';
import { aRemotePart, aShellPart, serverPath } from '../testing/server-parts';
import { buildProver } from './prove-build';

const prove = buildProver(aHost);
const impatient = buildProver(aHost, { seconds: 4, megabytes: 64 });
const faultsOf = (server: string, shell: string | undefined = aShellPart(), by = prove) =>
  by(aBuildOf({ [serverPath]: server }), { server: shell });
const remedy = 'use there what the server has too, or leave it for when the page is on the screen';

describe('the server part of a build that is to be published', () => {
  it('[EDG-7/published] is accepted when it draws its pages, or asks for more data than it is given', async () => {
    expect(await faultsOf(aRemotePart())).toStrictEqual([]);
    const needsMoreData = aRemotePart(
      `(() => { throw Object.assign(new Error(), { name: 'AsksForMore' }) })()`,
    );
    expect(await faultsOf(needsMoreData)).toStrictEqual([]);
  });

  it.each([
    [
      'throws when it is evaluated',
      aRemotePart('1', 'null.part'),
      `it throws when it is evaluated: TypeError`,
    ],
    ['touches what is not there', aRemotePart('1', 'window.scrollTo(0, 0)'), 'window is not defined'],
    ['requires what no shell lends', `require('rxjs')`, 'it requires rxjs, which the shell does not provide'],
    ['is no script', 'module.exports = {', 'it is no script'],
  ])('[EDG-7/published] that %s is refused', async (_what, server, fault) => {
    const faults = await faultsOf(server);
    expect(faults).toStrictEqual([expect.stringContaining(fault)]);
    expect(faults[0]).toMatch(new RegExp(`^${serverPath}: .*; ${remedy}$`, 's'));
  });

  it('[EDG-7/published] is refused with the name of each page that it cannot draw', async () => {
    const touching = aRemotePart(`document.title`);
    expect(await faultsOf(touching)).toStrictEqual(
      ['./pages/home', './pages/listing'].map(
        (page) =>
          `${serverPath} does not draw ${page}: ReferenceError: document is not defined, at ${serverPath}, line 4, column 72; ${remedy}`,
      ),
    );
  });

  it('[REL-18/named] that throws is named by its source where there is a map', async () => {
    const map = (mappings: string) =>
      JSON.stringify({ version: 3, sources: ['webpack:///./src/home.tsx'], names: [], mappings });
    const faultsWith = (server: string, mappings: string) =>
      prove(aBuildOf({ [serverPath]: server, [`maps/${serverPath}.map`]: map(mappings) }), {
        server: aShellPart(),
      });
    const place = `at src/home.tsx, line 3, column 5 (in ${serverPath}); ${remedy}`;
    // The beginning of a line of the part is line 3, column 5 of the source: its fourth here, its third there.
    expect((await faultsWith(aRemotePart('document.title'), ';;;AAEI'))[0]).toContain(place);
    expect(await faultsWith(aRemotePart('1', 'null.part'), ';;AAEI')).toStrictEqual([
      expect.stringContaining(place),
    ]);
  });

  it('[REL-4/covers] that draws a fixed layer over the whole page is refused, with its first data too', async () => {
    const veil = (style: string) => `'<div style="' + ${JSON.stringify(style)} + '"></div>'`;
    expect(await faultsOf(aRemotePart(veil('position:fixed;inset:auto 0 0')))).toStrictEqual([]);
    const covering = aRemotePart(`page.firstData.length > 0 ? ${veil('position:fixed;inset:0')} : ''`);
    expect(await faultsOf(covering)).toStrictEqual(
      ['home', 'listing'].map((page) =>
        expect.stringMatching(
          new RegExp(
            `^${serverPath} draws ./pages/${page} with a fixed layer over the whole page, style="position:fixed;inset:0"; use Dialog`,
          ),
        ),
      ),
    );
  });

  it('[EDG-7/published] is refused with the name of the page that throws only when its first data are there', async () => {
    const careless = aRemotePart(
      `page.firstData.map(({ call, answer }) => call === 'search/home' ? answer.list[0].no_such_field.length : 0).join()`,
    );
    expect(await faultsOf(careless)).toStrictEqual([
      expect.stringMatching(
        new RegExp(
          `^${serverPath} does not draw ./pages/listing once its first data are there: TypeError: .*; ${remedy}$`,
        ),
      ),
    ]);
  });

  it('[EDG-7/published] is evaluated even if no shell can draw yet', async () => {
    const code = `const { Component } = require('react'); class Page extends Component {}`;
    expect(
      await prove(aBuildOf({ [serverPath]: aRemotePart('1', code) }), { server: undefined }),
    ).toStrictEqual([]);
    expect(await prove(aBuildOf({ [serverPath]: 'fetch("/")' }), { server: undefined })).toStrictEqual([
      expect.stringContaining('fetch is not defined'),
    ]);
  });

  it('[EDG-7/published] that never ends is ended', async () => {
    expect(await faultsOf(aRemotePart('(() => { for (;;); })()'), aShellPart(), impatient)).toStrictEqual([
      expect.stringContaining('it gave no answer within 4000 ms'),
    ]);
  });
});
