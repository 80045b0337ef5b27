import type { PageState } from '@storefront/contract';
import { definePage } from '@storefront/host';
import type { PageModel } from '@storefront/host';
import { fakeBrand } from '@storefront/host/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { enableStaticRendering, observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { localPages } from '../pages/local-pages';
import { fakeBrowser } from '../testing/fake-browser';
import { FakeModules } from '../testing/fake-modules';
import { aPage, settle } from '../testing/run-shell';
import { createShell } from './create-shell';
import { showPage } from './show-page';

// jsdom lacks what the streaming renderers of the package ask for when they are loaded.
jest.mock<object>('react-dom/server', () =>
  jest.requireActual('../../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.development.js'),
);

/** A form whose fields live in the model, so that an input event that is missed loses the text. */
class FormModel implements PageModel {
  postcode = '';
  collects = false;
  order = 'nearest';
  found: string[] = [];

  constructor() {
    makeAutoObservable(this);
  }
  set(parts: Partial<Pick<FormModel, 'postcode' | 'collects' | 'order'>>) {
    Object.assign(this, parts);
  }
  stop() {
    this.found = [];
  }
  find() {
    this.found = [this.postcode, this.collects ? 'collects' : 'delivered', this.order];
  }
}

const Form = observer(function Form({ model }: { model: FormModel }) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Find a place</h1>
      <label>
        Postcode <input value={model.postcode} onChange={(e) => model.set({ postcode: e.target.value })} />
      </label>
      <label>
        <input
          type="checkbox"
          checked={model.collects}
          onChange={(e) => model.set({ collects: e.target.checked })}
        />
        I collect it
      </label>
      <label>
        Order
        <select value={model.order} onChange={(e) => model.set({ order: e.target.value })}>
          <option value="rating">Rating</option>
          <option value="nearest">Nearest</option>
        </select>
      </label>
      <button type="button" onClick={() => model.find()}>
        Find
      </button>
      <p>{model.found.join(', ')}</p>
    </form>
  );
});

const formPage = { default: definePage<FormModel>({ create: () => new FormModel(), Component: Form }) };

const page: PageState = {
  brand: fakeBrand(),
  now: Date.parse('2026-11-21T18:00:00Z'),
  status: 200,
  decisions: {},
  firstData: [],
  apiOrigin: '',
  assetOrigin: '',
  apiAuthorization: '',
};

/** A document with the page that the server has drawn in it, as the edge writes it. */
const drawnRoot = async () => {
  // Loaded after the components: those created after it observe nothing.
  const { draw } = await import('../server');
  enableStaticRendering(true);
  const { html } = await draw({ page, address: '/', module: formPage });
  enableStaticRendering(false);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  root.setAttribute('data-drawn', 'shell@1.0.0 listing@1.0.0');
  root.setAttribute('data-assumed', 'cartlist');
  return root;
};

interface ShellOverDeps {
  readonly isAsAssumed?: boolean;
  readonly running?: string;
  readonly modules?: FakeModules;
}

const shellOver = (root: HTMLElement, deps: ShellOverDeps = {}) => {
  const {
    isAsAssumed = true,
    running = 'shell@1.0.0 listing@1.0.0',
    modules = new FakeModules({ 'listing ./pages/home': [() => formPage] }),
  } = deps;
  const shell = createShell({
    page,
    browser: fakeBrowser(),
    localPages,
    loadPreviewBadge: () => new Promise(() => undefined),
    loadOrderPill: () => new Promise(() => undefined),
    loadLoginPopup: () => new Promise(() => undefined),
    history: createMemoryHistory({ initialEntries: ['/'], v5Compat: true }),
    remotes: () => modules,
  });
  shell.begin();
  showPage({ root, shell, isAsAssumed, running: () => running, begun: () => undefined });
  return shell;
};

describe('the shell over a page that the server has drawn', () => {
  const events: string[] = [];
  const mismatches: unknown[] = [];
  const taken = () => events.push('taken over');
  const mismatch = (event: ErrorEvent) => mismatches.push(event.error);

  beforeEach(() => {
    document.addEventListener('storefront-taken-over', taken);
    window.addEventListener('error', mismatch);
  });
  afterEach(() => {
    document.removeEventListener('storefront-taken-over', taken);
    window.removeEventListener('error', mismatch);
    document.body.replaceChildren();
    events.length = 0;
    mismatches.length = 0;
  });

  it('keeps every element of it if the same releases run for a visitor like the one it was drawn for', async () => {
    const root = await drawnRoot();
    const [heading, button] = [screen.getByRole('heading', { level: 1 }), screen.getByText('Find')];
    shellOver(root);
    expect(events).toStrictEqual([]);
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
    expect(screen.getByText('Find')).toBe(button);
    expect(root.hasAttribute('data-drawn')).toBe(false);
    expect(events).toStrictEqual(['taken over']);
    expect(mismatches).toStrictEqual([]);
    fireEvent.click(button);
    expect(screen.getByText(', delivered, nearest')).toBeInTheDocument();
  });

  it.each([
    ['another release runs', { running: 'shell@1.0.0 listing@0.9.0' }],
    ['the browser keeps something', { isAsAssumed: false }],
  ])('replaces it by its own page within one task if %s', async (_, parts) => {
    const root = await drawnRoot();
    const heading = screen.getByRole('heading', { level: 1 });
    shellOver(root, parts);
    expect(heading).toBeInTheDocument();
    await settle();
    expect(heading).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(events).toStrictEqual(['taken over']);
  });

  it.each([
    ['hydrated', {}],
    ['replaced', { isAsAssumed: false }],
  ])('keeps what was typed, ticked and chosen before, and the page knows of it: %s', async (_, parts) => {
    const root = await drawnRoot();
    const field = screen.getByLabelText<HTMLInputElement>('Postcode');
    fireEvent.input(field, { target: { value: 'E1 6AN' } });
    fireEvent.click(screen.getByLabelText('I collect it'));
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'rating' } });
    field.focus();
    field.setSelectionRange(2, 2);
    shellOver(root, parts);
    await settle();
    const now = screen.getByLabelText<HTMLInputElement>('Postcode');
    expect(now).toHaveFocus();
    expect([now.value, now.selectionStart, now.selectionEnd]).toStrictEqual(['E1 6AN', 2, 2]);
    fireEvent.click(screen.getByText('Find'));
    expect(screen.getByText('E1 6AN, collects, rating')).toBeInTheDocument();
  });

  it('keeps the focus on a link or button when the page is replaced', async () => {
    const root = await drawnRoot();
    screen.getByText('Find').focus();
    shellOver(root, { isAsAssumed: false });
    await settle();
    expect(screen.getByText('Find')).toHaveFocus();
  });

  it('marks the page as started while its remote is loading, so that the shell is not taken for one that did not come', async () => {
    const root = await drawnRoot();
    let arrive: (module: unknown) => void = () => undefined;
    const arriving = new Promise((resolve) => (arrive = resolve));
    shellOver(root, { modules: new FakeModules({ 'listing ./pages/home': [() => arriving] }) });
    await settle();
    const marks = () => ['data-drawn', 'data-started'].map((name) => root.hasAttribute(name));
    expect(marks()).toStrictEqual([true, true]);
    arrive(formPage);
    await settle();
    expect(marks()).toStrictEqual([false, false]);
  });

  it.each([
    ['hydrated', {}],
    ['replaced', { isAsAssumed: false }],
  ])(
    '[GRD-1/later][SHL-2] a page that throws in an effect gives way to the one before it: %s',
    async (_, parts) => {
      const root = await drawnRoot();
      const Throwing = ({ model }: { model: FormModel }) => {
        useEffect(() => {
          throw new TypeError('a mistake in an effect');
        }, []);
        return <Form model={model} />;
      };
      const throwing = { default: definePage({ create: () => new FormModel(), Component: Throwing }) };
      const modules = new FakeModules({ 'listing ./pages/home': [() => throwing, aPage('Last good')] });
      shellOver(root, { ...parts, modules });
      await settle();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Last good');
      expect(modules.failures).toStrictEqual([{ release: 'listing ./pages/home #0', phase: 'render' }]);
      expect(events).toStrictEqual(['taken over']);
      expect(mismatches).toStrictEqual([]);
    },
  );

  it('shows its panel if no release of the page can be loaded', async () => {
    const root = await drawnRoot();
    act(() => {
      shellOver(root, { running: '', modules: new FakeModules() });
    });
    await settle();
    expect(screen.queryByText('Find a place')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(events).toStrictEqual(['taken over']);
  });
});
