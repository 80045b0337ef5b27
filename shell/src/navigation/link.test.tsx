import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { linkThat } from './link';
import { Routed } from './routed';
import { RouterStore } from './router-store';

describe('a link inside the site', () => {
  it('[SHL-1] brings its page ahead of need when it is pointed at, touched or focused', async () => {
    const ahead = jest.fn();
    const Link = linkThat(ahead);
    render(<Link to="/checkout">Checkout</Link>, { wrapper: MemoryRouter });
    const user = userEvent.setup();
    expect(ahead).not.toHaveBeenCalled();
    await user.hover(screen.getByRole('link', { name: 'Checkout' }));
    expect(ahead).toHaveBeenCalledWith('/checkout');
    await user.unhover(screen.getByRole('link'));
    ahead.mockClear();
    fireEvent.pointerDown(screen.getByRole('link'));
    expect(ahead).toHaveBeenCalledWith('/checkout');
    ahead.mockClear();
    await user.tab();
    expect(ahead).toHaveBeenCalledWith('/checkout');
  });

  it('goes through the router, without reloading the document', async () => {
    const Link = linkThat(jest.fn());
    const router = new RouterStore(createMemoryHistory({ v5Compat: true }));
    render(
      <Routed router={router}>
        <Link to="/listing?q=pie">Pies</Link>
      </Routed>,
    );
    await userEvent.setup().click(screen.getByRole('link', { name: 'Pies' }));
    expect(`${router.entry.pathname}${router.entry.search}`).toBe('/listing?q=pie');
  });

  it('to where the customer is makes no new entry, and one to anywhere else does', async () => {
    const Link = linkThat(jest.fn());
    const history = createMemoryHistory({ v5Compat: true, initialEntries: ['/listing?q=pie'] });
    render(
      <Routed router={new RouterStore(history)}>
        <Link to="/listing?q=pie">Pies</Link>
        <Link to="/">Home</Link>
      </Routed>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Pies' }));
    expect(history.index).toBe(0);
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(history.index).toBe(1);
  });

  it('is not drawn again when the customer moves on', () => {
    const Link = linkThat(jest.fn());
    const history = createMemoryHistory({ v5Compat: true });
    // Each drawing of a link asks for its address.
    const createHref = jest.fn(history.createHref);
    const router = new RouterStore({ ...history, createHref });
    render(
      <Routed router={router}>
        <Link to="/checkout">Checkout</Link>
      </Routed>,
    );
    createHref.mockClear();
    act(() => router.navigate('/listing?q=pie'));
    expect(createHref).not.toHaveBeenCalled();
  });

  it('may open in a tab of its own, which gets no hold of this one', () => {
    const Link = linkThat(jest.fn());
    render(
      <Link to="/information/terms-and-condition" newTab>
        Terms
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Terms' });
    expect(link).toHaveAttribute('href', '/information/terms-and-condition');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
