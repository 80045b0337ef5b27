import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseIcon } from '../icons';
import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('is known by its label, for its icon says nothing to a screen reader', async () => {
    const press = jest.fn();
    render(
      <IconButton label="Close" onClick={press}>
        <CloseIcon />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
