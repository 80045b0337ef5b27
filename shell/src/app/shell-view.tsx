import { Layout } from './layout';
import { Routed } from '../navigation/routed';
import type { Shell } from './shell';

/** Everything that the shell draws. */
export function ShellView({ shell }: { shell: Shell }) {
  return (
    <Routed router={shell.router}>
      <Layout shell={shell} />
    </Routed>
  );
}
