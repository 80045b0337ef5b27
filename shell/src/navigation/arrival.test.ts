import { FakeClock } from '@storefront/host/testing';
import { ArrivalGuide } from './arrival';

const pageView = (html: string) => {
  document.body.innerHTML = `<button>Before</button><main tabindex="-1">${html}</main>`;
  const changes = new Set<() => void>();
  const said: string[] = [];
  const clock = new FakeClock();
  const view = {
    heading: () => document.querySelector<HTMLElement>('main h1') ?? undefined,
    main: () => document.querySelector('main') ?? undefined,
    title: () => document.title,
    whenChanged: (run: () => void) => {
      changes.add(run);
      return () => void changes.delete(run);
    },
  };
  const guide = new ArrivalGuide(view, (title) => said.push(title), clock);
  const change = (inside: string) => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', inside);
    [...changes].forEach((run) => run());
  };
  return { guide, said, change, changes, clock };
};

describe('arriving on a page', () => {
  it('[SHL-6] the heading gets the focus and the title is announced', () => {
    const { guide, said, changes } = pageView('<h1>Saffron Yard</h1>');
    document.title = 'Saffron Yard: order online';
    guide.arrived();
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(said).toStrictEqual(['Saffron Yard: order online']);
    expect(changes.size).toBe(0);
  });

  it('[SHL-6] a heading that needs its data first gets the focus when it is there', () => {
    const { guide, said, change } = pageView('<p>Loading</p>');
    guide.arrived();
    expect(document.activeElement).toBe(document.querySelector('main'));
    document.title = 'Pho Corner';
    change('<h1>Pho Corner</h1>');
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(said).toStrictEqual(['Pho Corner']);
  });

  it('the focus stays in a field that the page itself has focused, and the title is announced', () => {
    const { guide, said } = pageView('<h1>Enter code</h1><input>');
    document.title = 'Enter code';
    document.querySelector('input')?.focus();
    guide.arrived();
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(said).toStrictEqual(['Enter code']);
  });

  it('the focus stays where the customer has put it meanwhile', () => {
    const { guide, said, change, changes } = pageView('<input>');
    guide.arrived();
    document.querySelector('input')?.focus();
    change('<h1>Late</h1>');
    expect(document.activeElement).toBe(document.querySelector('input'));
    expect(said).toStrictEqual([]);
    expect(changes.size).toBe(0);
  });

  it('a page without a heading is waited for at most eight seconds', () => {
    const { guide, changes, clock } = pageView('<p>Nothing</p>');
    guide.arrived();
    clock.advance(8_000);
    expect([changes.size, clock.planned]).toStrictEqual([0, 0]);
  });

  it('arriving on the next page ends the wait for the previous one', () => {
    const { guide, changes } = pageView('<p>Loading</p>');
    guide.arrived();
    guide.arrived();
    expect(changes.size).toBe(1);
  });
});
