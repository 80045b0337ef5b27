import { render } from '@testing-library/react';
import { useRootMark } from './use-root-mark';

const Bar = ({ stands = true }: { stands?: boolean }) => {
  useRootMark('data-foot-bar', stands);
  return null;
};
const root = document.documentElement;

describe('the mark of the document', () => {
  it('is there as long as any of its callers stands', () => {
    const first = <Bar key="first" />;
    const second = <Bar key="second" />;
    const { rerender } = render([first, second]);
    expect(root).toHaveAttribute('data-foot-bar');
    rerender([second]);
    expect(root).toHaveAttribute('data-foot-bar');
    rerender([]);
    expect(root).not.toHaveAttribute('data-foot-bar');
  });

  it('comes and goes with what its caller says', () => {
    const { rerender } = render(<Bar stands={false} />);
    expect(root).not.toHaveAttribute('data-foot-bar');
    rerender(<Bar />);
    expect(root).toHaveAttribute('data-foot-bar');
    rerender(<Bar stands={false} />);
    expect(root).not.toHaveAttribute('data-foot-bar');
  });
});
