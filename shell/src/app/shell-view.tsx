import { Layout } from '../layout/layout';
import { Routed } from '../navigation/routed';
import type { Shell } from './shell';

/** The whole of what the shell draws. */
export const ShellView = ({ shell }: { shell: Shell }) => (
  <Routed router={shell.router}>
    <Layout shell={shell} />
  </Routed>
);
