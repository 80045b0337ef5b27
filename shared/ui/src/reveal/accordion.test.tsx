import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion, AccordionItem } from './accordion';

const Menu = () => {
  const [open, setOpen] = useState(['starters']);
  return (
    <Accordion open={open} onOpenChange={setOpen}>
      <AccordionItem id="starters" anchor="category-1" title="Starters" level={2}>
        Samosa
      </AccordionItem>
      <AccordionItem id="mains" title="Mains" description="From the tandoor" level={2}>
        Tikka
      </AccordionItem>
    </Accordion>
  );
};

describe('Accordion', () => {
  it('opens and closes its sections, each on its own', async () => {
    render(<Menu />);
    expect(screen.getByText('Samosa')).toBeInTheDocument();
    expect(screen.queryByText('Tikka')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /Mains/, expanded: false }));
    expect(screen.getByText('Tikka')).toBeInTheDocument();
    expect(screen.getByText('Samosa')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Starters/, expanded: true }));
    expect(screen.queryByText('Samosa')).toBeNull();
  });

  it('has headings as titles, and ids to scroll to', () => {
    render(<Menu />);
    expect(screen.getByRole('heading', { level: 2, name: /Starters/ })).toBeInTheDocument();
    expect(document.querySelector('#category-1')).toContainElement(screen.getByText('Samosa'));
  });
});
