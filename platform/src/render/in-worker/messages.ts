/** A request to a drawing worker. */
export interface WorkerRequest {
  readonly id: number;
  /** The key of the pair that draws. */
  readonly pair: string;
  /** Keys of pairs that are no longer kept. */
  readonly forget: readonly string[];
  /** The code of the pair, when the worker does not have it. */
  readonly parts: readonly PartToEvaluate[];
  /** The page to draw, as JSON; undefined when the pair is only to be evaluated. */
  readonly drawing: string | undefined;
}

export interface PartToEvaluate {
  readonly role: 'shell' | 'remote';
  readonly name: string;
  readonly base: string;
  readonly code: string;
}

/** The answer of a worker; `outcome` is a `DrawingOutcome` as JSON, or `ready` when nothing was to be drawn. */
export interface WorkerAnswer {
  readonly id: number;
  readonly outcome: string;
  /** The worker's memory outside its heap, which no limit of the engine covers. */
  readonly bytesOutsideHeap: number;
}
