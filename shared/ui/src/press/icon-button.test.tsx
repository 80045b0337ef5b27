import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseIcon } from '../icons';
import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('has its label as its name for screen readers', async () => {
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
