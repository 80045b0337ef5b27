import { createHash } from 'node:crypto';
import type { IsolateHost } from '../isolates/isolate-host';
import type { DrawingOutcome, DrawingPair, PageToDraw, ServerPart } from '../render/drawing';
import { DrawingPool, defaultLimits } from '../render/drawing-pool';
import type { PoolDeps, PoolLimits } from '../render/drawing-pool';
import { aHost } from './isolates';
import { aRemotePart, aShellPart } from './server-parts';

export interface DrawnInTest {
  /** The code of the server parts; sound ones by default. */
  readonly shell?: string;
  readonly remote?: string;
  readonly expose?: string;
  readonly now?: number;
}

const aServerPart = (name: string, code: string): ServerPart => ({
  name,
  code,
  key: createHash('sha1').update(code).digest('hex'),
  base: `/releases/${name.replace('@', '/')}/`,
});

export function aPairOf({ shell = aShellPart(), remote = aRemotePart() }: DrawnInTest = {}): DrawingPair {
  return { shell: aServerPart('shell@1.0.0', shell), remote: aServerPart('listing@1.0.0', remote) };
}

const opened: DrawingPool[] = [];

/** Ends every opened pool; for `afterEach`. */
export async function endPools() {
  await Promise.all(opened.splice(0).map((pool) => pool.close()));
}

/** Milliseconds that a page of a test waits: a busy machine makes no page late, where lateness is not what is tested. */
const patientPage = 5_000;

/** A pool of real processes that draws two pages at once by default. */
export function aPoolOf(
  limits: Partial<PoolLimits> = {},
  host: () => Promise<IsolateHost> = aHost,
  wrote?: PoolDeps['wrote'],
) {
  const fail = (what: unknown) => {
    throw new Error(JSON.stringify(what));
  };
  const log = { error: fail, warn: fail };
  const pool = new DrawingPool({
    limits: { ...defaultLimits, workers: 2, pageTimeout: patientPage, ...limits },
    host,
    log,
    ...(wrote && { wrote }),
  });
  opened.push(pool);
  const draw = ({ expose = './pages/home', now = 0, ...parts }: DrawnInTest = {}) => {
    const page: PageToDraw = {
      page: JSON.stringify({ brand: { name: 'Market' }, now }),
      address: '/',
      expose,
    };
    return pool.draw(aPairOf(parts), page);
  };
  /** Evaluates the pair, so that one-time work is not measured. */
  const warm = async (parts: DrawnInTest = {}) => {
    pool.prepare([aPairOf(parts)], () => undefined);
    await pool.idle();
  };
  return { pool, draw, warm };
}

/** The drawn HTML, or the outcome when there is none. */
export function htmlOf(outcome: DrawingOutcome): string {
  return outcome.kind === 'drawn' ? outcome.html : outcome.kind;
}
