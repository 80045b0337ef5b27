import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { id: 'menu', label: 'Menu' },
  { id: 'review', label: 'Reviews' },
] as const;

describe('Tabs', () => {
  it('shows the tab of its props, and reports a press on another', async () => {
    const change = jest.fn();
    const { rerender } = render(
      <Tabs label="Saffron Yard" tabs={tabs} value="menu" onChange={change}>
        Dishes
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Menu' })).toHaveTextContent('Dishes');
    await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(change).toHaveBeenCalledWith('review');
    expect(screen.getByRole('tab', { name: 'Menu', selected: true })).toBeInTheDocument();
    rerender(
      <Tabs label="Saffron Yard" tabs={tabs} value="review" onChange={change}>
        Opinions
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toHaveTextContent('Opinions');
  });

  it('opens nothing by arrow keys until Enter', async () => {
    const change = jest.fn();
    render(
      <Tabs label="Saffron Yard" tabs={tabs} value="menu" onChange={change}>
        Dishes
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenCalledWith('review');
  });

  it('keeps the panel of a kept tab in the page, hidden, with its state', async () => {
    const panels = (value: 'menu' | 'review') => (
      <Tabs label="Saffron Yard" tabs={tabs} value={value} mounted={['menu', 'review']} onChange={jest.fn()}>
        {(id) => <input aria-label={id} />}
      </Tabs>
    );
    const { rerender } = render(panels('menu'));
    await userEvent.type(screen.getByLabelText('menu'), 'naan');
    rerender(panels('review'));
    expect(screen.getByLabelText('menu')).not.toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
    rerender(panels('menu'));
    expect(screen.getByLabelText('menu')).toHaveValue('naan');
  });
});
