import { render, screen } from '@testing-library/react';
import { Sign } from './sign';

const look = { cuisine: 'japanese', letters: 'bold', ground: 'oat', edge: 'noren' } as const;
const sign = { as: 'h2', size: 'tall', look, name: 'Kaito', children: 'Kaito', state: 'open' } as const;
const drawn = () => document.querySelector('.sign');

describe('a sign', () => {
  it('[LST-69] shows the name as a heading in the look of the business, and the words of its state on a board', () => {
    render(<Sign {...sign} state="preorder" board="Pre-order" />);
    expect(screen.getByRole('heading', { level: 2, name: 'Kaito' })).toBeInTheDocument();
    expect(screen.getByText('Pre-order')).toBeInTheDocument();
    expect(drawn()).toHaveAttribute('data-state', 'preorder');
    expect({ ...(drawn() as HTMLElement).dataset }).toMatchObject(look);
  });

  it('has the paint of any house when the server says none', () => {
    render(<Sign {...sign} look={undefined} />);
    expect(drawn()).toHaveAttribute('data-edge', 'scalloped');
    expect(drawn()).not.toHaveAttribute('data-ground');
  });

  it('shows a logo beside the name only when the business gives one', () => {
    const { rerender } = render(<Sign {...sign} />);
    expect(document.querySelector('.logo')).toBeNull();
    rerender(<Sign {...sign} logo={<img src="/logo" alt="Logo of Kaito" />} />);
    expect(screen.getByRole('img', { name: 'Logo of Kaito' }).closest('.sign')).toBe(drawn());
  });

  it.each([
    ['Meze', 'shortest'],
    ['Saffron Yard', 'short'],
    ['Smash Department', 'medium'],
    ['Meghna Grill House & Sons', 'long'],
    ['Iron & Ember Steakhouse of London', 'longest'],
  ])('writes %s as a %s name', (name, length) => {
    render(
      <Sign {...sign} name={name}>
        {name}
      </Sign>,
    );
    expect(drawn()).toHaveAttribute('data-length', length);
  });
});
