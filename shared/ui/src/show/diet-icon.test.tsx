import { render } from '@testing-library/react';
import { CheckIcon, LeafIcon } from '../icons';
import { DietIcon } from './diet-icon';

const drawn = (icon: React.ReactElement) => render(icon).container.innerHTML;

describe('the icon of a diet', () => {
  it.each(['vegan', 'Vegetarian'])('is a leaf for %s', (diet) => {
    expect(drawn(<DietIcon diet={diet} size={14} />)).toBe(drawn(<LeafIcon size={14} />));
  });

  it.each(['halal', 'Gluten-free', 'Kosher'])(
    'is a tick for %s, which a leaf would call vegetarian',
    (diet) => {
      expect(drawn(<DietIcon diet={diet} size={14} />)).toBe(drawn(<CheckIcon size={14} />));
    },
  );
});
