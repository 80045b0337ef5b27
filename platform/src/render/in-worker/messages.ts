/** What a drawing worker is asked. */
export interface WorkerRequest {
  readonly id: number;
  /** The key of the pair that draws. */
  readonly pair: string;
  /** Keys of pairs that are no longer kept. */
  readonly forget: readonly string[];
  /** The code of the pair, for a worker that does not have it. */
  readonly parts: readonly PartToEvaluate[];
  /** What is drawn, as JSON; undefined where the pair is only to be evaluated. */
  readonly drawing: string | undefined;
}

export interface PartToEvaluate {
  readonly role: 'shell' | 'remote';
  readonly name: string;
  readonly base: string;
  readonly code: string;
}

/** What it answers; `outcome` is a `DrawingOutcome` as JSON, or `ready` where nothing was to be drawn. */
export interface WorkerAnswer {
  readonly id: number;
  readonly outcome: string;
  /** What the worker holds outside its heap, which no limit of the engine covers. */
  readonly bytesOutsideHeap: number;
}
