import { render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox';
import { ChoiceGroup } from './choice-group';

describe('ChoiceGroup', () => {
  it('ties its legend, hint and error to its choices', () => {
    render(
      <ChoiceGroup
        legend="Add extras"
        mark="Optional 2"
        hint="Two at most"
        error="Please select maximum 2 items from Add extras"
      >
        <Checkbox label="Raita" checked onChange={jest.fn()} />
      </ChoiceGroup>,
    );
    const group = screen.getByRole('group', { name: /^Add extras/ });
    expect(group).toHaveAccessibleDescription('Two at most Please select maximum 2 items from Add extras');
    expect(group).toContainElement(screen.getByRole('checkbox', { name: 'Raita' }));
  });

  it('can be focused, so that an error can lead the customer to it', () => {
    render(
      <ChoiceGroup legend="Sauce" id="sauce">
        <Checkbox label="Mild" checked={false} onChange={jest.fn()} />
      </ChoiceGroup>,
    );
    document.querySelector<HTMLElement>('#sauce')?.focus();
    expect(screen.getByRole('group')).toHaveFocus();
  });
});
