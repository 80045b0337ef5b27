/** @jest-environment @storefront/build/jest/jsdom */
import {
  aPage,
  aShell,
  fire,
  forgetPages,
  opened,
  reported,
  scripts,
  styles,
  throwIn,
} from '../../testing/booted-page';

afterEach(forgetPages);

describe('a page that was drawn on the server', () => {
  const inside = () => opened.window.document.getElementById('root') as HTMLElement;
  const inlined = () => opened.window.document.querySelectorAll('style[data-shell]').length;
  /** What the shell does when it takes the page over; `html` is what it draws when it cannot continue with the drawn page. */
  const takeOver = (html?: string) => {
    inside().removeAttribute('data-drawn');
    if (html !== undefined) inside().innerHTML = html;
    opened.window.document.dispatchEvent(new opened.window.Event('storefront-taken-over'));
  };
  const clicksOn = (selector: string) => {
    const clicks: string[] = [];
    inside().addEventListener('click', (event) => clicks.push((event.target as Element).id));
    const click = () => opened.window.document.querySelector<HTMLElement>(selector)?.click();
    return { clicks, click };
  };

  const forged = { decisions: { shell: aShell('6.6.6') } };
  /** The scripts that the page starts, and the state that it gives them. */
  const started = () => {
    const { storefrontState } = opened.window as unknown as { storefrontState: string };
    const state: unknown = JSON.parse(storefrontState);
    return { scripts: scripts().map(({ src }) => new URL(src).pathname), state };
  };
  const own = {
    scripts: ['/releases/shell/1.1.0/shell.js'],
    state: { brand: { id: 'market' }, decisions: { shell: { version: '1.1.0' } }, firstData: [] },
  };

  it('[ISO-4/state] takes its state from the element before its first script, whatever has been drawn', () => {
    for (const mark of ['', ' nonce', ' nonce="guess"']) {
      const element = (tag: string) =>
        `<${tag} id="storefront-page"${mark}>${JSON.stringify(forged)}</${tag}>`;
      aPage({ drawn: `${element('p')}${element('script')}` });
      expect(started()).toMatchObject(own);
    }
  });

  it('[ISO-4/state] takes its first data from the last element, whatever has been drawn before it', () => {
    aPage({ drawn: `<script type="application/json" id="storefront-data">[{"call":"forged"}]</script>` });
    expect(started()).toMatchObject(own);
  });

  it('[ISO-4/state] takes no other state from first data: text that goes on behind them stops the page', () => {
    const { errors } = aPage({
      drawn: '<p></p>',
      firstData: `[],${JSON.stringify(forged).slice(1, -1)}`,
      throws: true,
    });
    expect(errors).toStrictEqual([expect.stringContaining('JSON')]);
    expect(scripts()).toStrictEqual([]);
    expect(opened.window).not.toHaveProperty('storefrontState');
  });

  it('[ISO-4/state] its first script does nothing when it runs again, behind another state', () => {
    const { errors } = aPage({ drawn: '<p></p>', behindForged: JSON.stringify(forged), throws: true });
    expect(errors).toStrictEqual([expect.stringContaining('Cannot redefine property: storefrontIntegrity')]);
    expect(started()).toMatchObject(own);
  });

  it('starts the shell at once, because its styles are in the page', () => {
    aPage({ drawn: '<p></p>' });
    expect(scripts()).toHaveLength(1);
    expect(styles()).toStrictEqual([]);
  });

  it('[SHL-2] a shell that throws before it takes over is replaced by the last good one', () => {
    const { beacons, reloads } = aPage({ drawn: '<p></p>' });
    throwIn('/releases/shell/1.1.0/shell.js');
    expect(beacons).toStrictEqual([reported('1.1.0', 'execute', '1.0.0')]);
    expect(reloads).toHaveLength(1);
  });

  it('[SHL-2] a shell that cannot be fetched is replaced in the same page, which keeps its styles until the other ones have loaded', () => {
    aPage({ drawn: '<p></p>' });
    fire(scripts()[0], 'error');
    expect([inlined(), styles().length]).toStrictEqual([1, 1]);
    fire(styles()[0], 'load');
    expect(inlined()).toBe(0);
    expect(scripts().at(-1)?.getAttribute('src')).toBe('/releases/shell/1.0.0/shell.js');
  });

  it('[SHL-2] a shell that does not load in time is replaced too', () => {
    const { beacons, waitLong } = aPage({ drawn: '<p></p>' });
    waitLong();
    expect(beacons).toStrictEqual([reported('1.1.0', 'fetch', '1.0.0', 'timeout')]);
  });

  it('a shell that has started is not late, however long the remote of its page takes', () => {
    const { beacons, reloads, waitLong } = aPage({ drawn: '<p></p>' });
    inside().setAttribute('data-started', '');
    waitLong();
    expect([beacons, reloads]).toStrictEqual([[], []]);
  });

  describe('a form before the shell has taken over', () => {
    const search = (attributes: string, value: string) => {
      aPage({
        drawn: `<form ${attributes}><input name="search_by_postcode" value="${value}"><button>Search</button></form>`,
      });
      const sent: boolean[] = [];
      // The last one to hear of it, in place of the browser that would go.
      opened.window.addEventListener('submit', (event) => {
        sent.push(!event.defaultPrevented);
        event.preventDefault();
      });
      opened.window.document.querySelector<HTMLElement>('button')?.click();
      return sent;
    };

    it('is sent by the browser when it has an address and something is typed', () => {
      const sent = search('action="/listing" method="get"', 'E1 6AN');
      expect(sent).toStrictEqual([true]);
      takeOver();
      expect(sent).toStrictEqual([true]);
    });

    it.each([
      ['nothing is typed', 'action="/listing" method="get"', ''],
      ['it has no address', 'method="get"', 'E1 6AN'],
      ['it would post', 'action="/listing" method="post"', 'E1 6AN'],
    ])('waits for the shell when %s', (_when, attributes, value) => {
      const sent = search(attributes, value);
      expect(sent).toStrictEqual([]);
      takeOver();
      expect(sent).toStrictEqual([true]);
    });

    it('has no say over its other buttons', () => {
      aPage({
        drawn: `<form action="/listing" method="get"><input name="a" value="b"><button id="a" type="button"></button></form>`,
      });
      const { clicks, click } = clicksOn('#a');
      click();
      expect(clicks).toStrictEqual([]);
      takeOver();
      expect(clicks).toStrictEqual(['a']);
    });
  });

  it('keeps the last press on a button until the shell has taken over, and repeats it then', () => {
    aPage({ drawn: '<button id="a">Add</button><button id="b"><i id="icon"></i>Book</button>' });
    const { clicks, click } = clicksOn('#a');
    click();
    opened.window.document.querySelector<HTMLElement>('#icon')?.click();
    expect(clicks).toStrictEqual([]);
    takeOver();
    expect(clicks).toStrictEqual(['b']);
    click();
    expect(clicks).toStrictEqual(['b', 'a']);
  });

  it('repeats it on the button with the same words and place when the shell has redrawn the page', () => {
    aPage({ drawn: '<button id="a">Add</button><button id="b">Add</button>' });
    const { clicks, click } = clicksOn('#b');
    click();
    takeOver(
      '<button id="other">Close</button><button id="new-a">Add</button><button id="new-b">Add</button>',
    );
    expect(clicks).toStrictEqual(['new-b']);
  });

  it('a box is ticked once, by the repeated press', () => {
    aPage({ drawn: '<input type="checkbox" id="box"><label for="box" id="words">Vegan</label>' });
    clicksOn('#words').click();
    const box = opened.window.document.querySelector<HTMLInputElement>('#box');
    expect(box?.checked).toBe(false);
    takeOver();
    expect(box?.checked).toBe(true);
  });

  it('links work by themselves', () => {
    aPage({ drawn: '<a id="link" href="#menu"><b id="words">Menu</b></a>' });
    const { clicks, click } = clicksOn('#words');
    click();
    takeOver();
    expect(clicks).toStrictEqual(['words']);
  });

  it('a form that is submitted early is sent once the shell has taken over', () => {
    aPage({ drawn: '<form id="form"><input id="postcode"></form>' });
    const form = opened.window.document.querySelector<HTMLFormElement>('#form');
    const sent: unknown[] = [];
    form?.requestSubmit();
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.target);
    });
    takeOver();
    expect(sent).toStrictEqual([form]);
  });
});
