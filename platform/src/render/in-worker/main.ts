// Runs in a worker thread, bundled by `drawing-programs.ts`: draws pages with the server parts of releases, each pair in a
// context of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { closeRealm } from './close-realm';
import { openPair } from './open-pair';
import type { WorkerAnswer, WorkerRequest } from './messages';

const port = parentPort;
const nextTurn = setImmediate;
const memory = closeRealm();
const pairs = new Map<string, ReturnType<typeof openPair>>();

async function answer(request: WorkerRequest): Promise<WorkerAnswer['outcome']> {
  for (const key of request.forget) pairs.delete(key);
  const known = pairs.get(request.pair);
  const pair = known ?? openPair(String(workerData), request.parts);
  if (known === undefined && pair.failure === undefined) pairs.set(request.pair, pair);
  if (pair.failure !== undefined) return pair.failure;
  if (request.drawing === undefined) return 'ready';
  pair.begin(request.drawing);
  // Every promise settles by then, or never.
  await new Promise((done) => void nextTurn(done));
  return pair.outcome();
}

port?.on('message', (request: WorkerRequest) => {
  void answer(request).then((outcome) => {
    const answerMessage: WorkerAnswer = { id: request.id, outcome, bytesOutsideHeap: memory() };
    port.postMessage(answerMessage);
  });
});
