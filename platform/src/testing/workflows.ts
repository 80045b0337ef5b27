import { runInNewContext } from 'node:vm';
import { parse } from 'yaml';

type Environment = Readonly<Record<string, string>>;

/** A job whose conditions hold, with every expression replaced by its value. */
export interface ReadyJob {
  readonly environment: Environment;
  /** Each runs in a shell of its own. */
  readonly commands: readonly { readonly script: string; readonly environment: Environment }[];
}

/** Pull request 12 is opened or closed, or a commit reaches the main branch; it is the seventh run. */
export type WorkflowEvent = 'opened' | 'closed' | 'push';

/** STOREFRONT_URL, STOREFRONT_TOKEN and STOREFRONT_BRAND of the project. */
export type ProjectSettings = Environment;

interface GithubStep {
  readonly if?: string;
  readonly run?: string;
  readonly env?: Environment;
}
interface GithubWorkflow {
  readonly env: Environment;
  readonly jobs: Readonly<Record<string, { readonly if?: string; readonly steps: readonly GithubStep[] }>>;
}

/** The jobs of a workflow for GitHub that run at an event, in their order. */
export function githubJobs(text: string, event: WorkflowEvent, settings: ProjectSettings): ReadyJob[] {
  const { env, jobs } = parse(text) as GithubWorkflow;
  const contexts: Record<string, unknown> = {
    github: {
      actor: 'ann',
      sha: 'abc',
      token: 'of the run',
      ref: 'refs/heads/main',
      run_number: 7,
      event_name: event === 'push' ? 'push' : 'pull_request',
      event: event === 'push' ? {} : { action: event, number: 12 },
    },
    vars: { ...settings, ROLLOUT: 'yes' },
    secrets: settings,
  };
  const valueOf = (expression: string): unknown => runInNewContext(expression, { ...contexts });
  const filled = (one: string) =>
    one.replace(/\$\{\{ (.*?) \}\}/g, (_all, expression: string) => String(valueOf(expression) ?? ''));
  const filledIn = (texts: Environment = {}) =>
    Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, filled(one)]));
  const holds = (condition: string | undefined) => condition === undefined || valueOf(condition) === true;
  const environment = filledIn(env);
  contexts['env'] = environment;
  return Object.values(jobs)
    .filter((job) => holds(job.if))
    .map((job) => ({
      environment,
      commands: job.steps
        .filter((step) => step.run !== undefined && holds(step.if))
        .map((step) => ({ script: filled(step.run ?? ''), environment: filledIn(step.env) })),
    }));
}

interface GitlabJob {
  readonly extends?: string;
  readonly variables?: Environment;
  readonly before_script?: readonly string[];
  readonly script?: readonly string[];
  readonly rules?: readonly { readonly if: string; readonly when?: string }[];
  readonly environment?: { readonly action?: string };
}

/** The jobs of a pipeline for GitLab that run at an event, and those that somebody presses then, in their order. */
export function gitlabJobs(text: string, event: WorkflowEvent, settings: ProjectSettings): ReadyJob[] {
  const jobs = parse(text) as Record<string, GitlabJob>;
  const given: Record<string, string> = {
    GITLAB_USER_LOGIN: 'ann',
    CI_COMMIT_SHA: 'abc',
    CI_PIPELINE_IID: '7',
    CI_DEFAULT_BRANCH: 'main',
    ...(event === 'push'
      ? { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' }
      : { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_IID: '12' }),
  };
  const holds = (condition: string) =>
    runInNewContext(
      condition.replace(/\$(\w+)/g, (_all, name: string) => JSON.stringify(given[name] ?? '')),
    ) === true;
  const isStop = ({ environment }: GitlabJob) => environment?.action === 'stop';
  return (
    Object.values(jobs)
      .filter(({ script, rules = [] }) => script !== undefined && rules.some((rule) => holds(rule.if)))
      // A merge request that is closed stops its environment, and starts no pipeline.
      .filter((job) => (event === 'closed') === isStop(job))
      .map((job) => {
        const base = job.extends === undefined ? {} : (jobs[job.extends] ?? {});
        const variables = { ...base.variables, ...job.variables, BRAND: settings['STOREFRONT_BRAND'] ?? '' };
        const values: Record<string, string> = { ...given, ...settings };
        for (const [name, one] of Object.entries(variables))
          values[name] = one.replace(/\$(\w+)/g, (_all, other: string) => values[other] ?? '');
        const lines = [...(base.before_script ?? []), ...(job.script ?? [])];
        return { environment: values, commands: [{ script: lines.join('\n'), environment: {} }] };
      })
  );
}
