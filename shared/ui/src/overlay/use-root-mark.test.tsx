import { render } from '@testing-library/react';
import { useRootMark } from './use-root-mark';

const Bar = ({ isShown = true }: { isShown?: boolean }) => {
  useRootMark('data-foot-bar', isShown);
  return null;
};
const root = document.documentElement;

describe('the mark of the document', () => {
  it('stays as long as any of its callers is mounted', () => {
    const first = <Bar key="first" />;
    const second = <Bar key="second" />;
    const { rerender } = render([first, second]);
    expect(root).toHaveAttribute('data-foot-bar');
    rerender([second]);
    expect(root).toHaveAttribute('data-foot-bar');
    rerender([]);
    expect(root).not.toHaveAttribute('data-foot-bar');
  });

  it('follows the condition of its caller', () => {
    const { rerender } = render(<Bar isShown={false} />);
    expect(root).not.toHaveAttribute('data-foot-bar');
    rerender(<Bar />);
    expect(root).toHaveAttribute('data-foot-bar');
    rerender(<Bar isShown={false} />);
    expect(root).not.toHaveAttribute('data-foot-bar');
  });
});
