import { autorun } from 'mobx';
import { ApiUnreachable } from './host';
import { Task, done, refused } from './task';
import type { TaskState } from './task';

/** A server whose answers a test gives, in whichever order, to the questions that were put. */
const fakeServer = () => {
  const questions: { signal: AbortSignal; answer: (text: string) => void; fail: (error: Error) => void }[] =
    [];
  const ask = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => questions.push({ signal, answer, fail }));
  return { questions, ask };
};

const unreachable = { kind: 'failed', reason: 'unreachable', sentence: 'No answer.' };

const taskWithServer = () => ({ task: new Task<string>('No answer.'), ...fakeServer() });

describe('a task', () => {
  it('is idle until something is asked', () => {
    expect(new Task().state).toStrictEqual({ kind: 'idle' });
  });

  it('is running until the answer comes, then done with its value', async () => {
    const { task, questions, ask } = taskWithServer();
    const end = task.run(ask, done);
    expect([task.state, task.isRunning, task.value]).toStrictEqual([{ kind: 'running' }, true, undefined]);
    questions[0]?.answer('soup');
    await expect(end).resolves.toBe('answered');
    expect([task.state, task.isRunning, task.value]).toStrictEqual([
      { kind: 'done', value: 'soup' },
      false,
      'soup',
    ]);
  });

  it('tells its observers of every state', async () => {
    const { task, questions, ask } = taskWithServer();
    const seen: string[] = [];
    const end = autorun(() => void seen.push(task.state.kind));
    const run = task.run(ask, done);
    questions[0]?.answer('soup');
    await run;
    end();
    expect(seen).toStrictEqual(['idle', 'running', 'done']);
  });

  it('fails as refused, with the sentence of the server', async () => {
    const { task, questions, ask } = taskWithServer();
    const end = task.run(ask, refused);
    questions[0]?.answer('We are closed.');
    await expect(end).resolves.toBe('answered');
    expect(task.state).toStrictEqual({ kind: 'failed', reason: 'refused', sentence: 'We are closed.' });
    expect(task.sentence).toBe('We are closed.');
  });

  it('fails as unreachable, with the sentence that it was made with', async () => {
    const { task, questions, ask } = taskWithServer();
    const end = task.run(ask, done);
    questions[0]?.fail(new ApiUnreachable('business/menu'));
    await expect(end).resolves.toBe('unreachable');
    expect(task.state).toStrictEqual(unreachable);
    expect(task.sentence).toBe('No answer.');
  });

  it('rejects with any other error, which is a bug', async () => {
    const { task, questions, ask } = taskWithServer();
    const end = task.run(ask, done);
    questions[0]?.fail(new TypeError('a bug'));
    await expect(end).rejects.toThrow('a bug');
  });

  it('aborts the question before when another is asked, and ignores its late answer', async () => {
    const { task, questions, ask } = taskWithServer();
    const first = task.run(ask, done);
    const second = task.run(ask, done);
    expect(questions.map(({ signal }) => signal.aborted)).toStrictEqual([true, false]);
    questions[1]?.answer('soup');
    await expect(second).resolves.toBe('answered');
    questions[0]?.answer('pie');
    await expect(first).resolves.toBe('overtaken');
    expect(task.value).toBe('soup');
  });

  it('ignores the failure of a question that was overtaken', async () => {
    const { task, questions, ask } = taskWithServer();
    const first = task.run(ask, done);
    void task.run(ask, done);
    questions[0]?.fail(new TypeError('aborted'));
    await expect(first).resolves.toBe('overtaken');
    expect(task.state).toStrictEqual({ kind: 'running' });
  });

  it('is idle again when aborted, and ignores the late answer', async () => {
    const { task, questions, ask } = taskWithServer();
    const end = task.run(ask, done);
    task.abort();
    expect([questions[0]?.signal.aborted, task.state]).toStrictEqual([true, { kind: 'idle' }]);
    questions[0]?.answer('soup');
    await expect(end).resolves.toBe('overtaken');
    expect(task.state).toStrictEqual({ kind: 'idle' });
  });

  it('keeps what is done when aborted', () => {
    const task = new Task<string>();
    task.set(done('soup'));
    task.abort();
    expect(task.value).toBe('soup');
  });

  it('asks the last question again on retry', async () => {
    const { task, questions, ask } = taskWithServer();
    const first = task.run(ask, done);
    questions[0]?.fail(new ApiUnreachable('business/menu'));
    await first;
    const second = task.retry();
    expect(task.state).toStrictEqual({ kind: 'running' });
    questions[1]?.answer('soup');
    await expect(second).resolves.toBe('answered');
    expect(task.value).toBe('soup');
  });

  it('has nothing to retry before anything was asked', async () => {
    const task = new Task();
    await expect(task.retry()).resolves.toBeUndefined();
    expect(task.state).toStrictEqual({ kind: 'idle' });
  });

  it('shows what it has while it refreshes, and afterwards the new answer', async () => {
    const { task, questions, ask } = taskWithServer();
    task.set(done('soup'));
    const end = task.refresh(ask, done);
    expect(task.value).toBe('soup');
    questions[0]?.answer('pie');
    await expect(end).resolves.toBe('answered');
    expect(task.value).toBe('pie');
  });

  it('keeps what it has when a refresh cannot reach the server', async () => {
    const { task, questions, ask } = taskWithServer();
    task.set(done('soup'));
    const end = task.refresh(ask, done);
    questions[0]?.fail(new ApiUnreachable('business/menu'));
    await expect(end).resolves.toBe('unreachable');
    expect(task.value).toBe('soup');
  });

  it('fails when a refresh takes the place of a running question and cannot reach the server', async () => {
    const { task, questions, ask } = taskWithServer();
    void task.run(ask, done);
    const end = task.refresh(ask, done);
    questions[1]?.fail(new ApiUnreachable('business/menu'));
    await end;
    expect(task.state).toStrictEqual(unreachable);
  });

  it('takes a state that is set for the last word on a question under way', async () => {
    const { task, questions, ask } = taskWithServer();
    const end = task.run(ask, done);
    task.set(done('pie'));
    questions[0]?.answer('soup');
    await expect(end).resolves.toBe('overtaken');
    expect(task.value).toBe('pie');
  });

  it('lets settling an answer ask the next question', async () => {
    const { task, questions, ask } = taskWithServer();
    let second: Promise<unknown> = Promise.resolve();
    const first = task.run(ask, (): TaskState<string> => {
      second = task.run(ask, done);
      return { kind: 'idle' };
    });
    questions[0]?.answer('soup');
    await first;
    expect(task.state).toStrictEqual({ kind: 'running' });
    questions[1]?.answer('pie');
    await second;
    expect(task.value).toBe('pie');
  });
});
