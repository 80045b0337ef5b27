import { Task, done } from '@storefront/host';
import type { Clock, End } from '@storefront/host';
import type { Criteria } from '../domain/criteria';
import type { DishesBySlug, RestaurantsGateway } from '../gateway/restaurants-gateway';

/** Typing rests for as long, in milliseconds, before the server is asked. */
const typingPause = 250;
const noDishes: DishesBySlug = new Map();

interface DishSearchDeps {
  readonly gateway: Pick<RestaurantsGateway, 'dishes'>;
  readonly clock: Pick<Clock, 'after'>;
}

/** A place and what is typed; '' where nothing is. */
const questionOf = ({ postcode, text }: Criteria) => (text.trim() === '' ? '' : `${postcode} ${text.trim()}`);

/** The dishes of a place that are called as the customer types (D118). */
export class DishSearch {
  readonly #deps: DishSearchDeps;
  /** The dishes, with what was asked. */
  readonly #answer = new Task<{ readonly asked: string; readonly dishes: DishesBySlug }>();
  #asked = '';
  #endPause: End | undefined;

  constructor(deps: DishSearchDeps) {
    this.#deps = deps;
  }

  /** The dishes called as these criteria say; none until the server has been asked for them. */
  dishesFor(criteria: Criteria): DishesBySlug {
    const asked = questionOf(criteria);
    const answer = this.#answer.value;
    return asked !== '' && answer?.asked === asked ? answer.dishes : noDishes;
  }

  /** Asks for the dishes called as typed, unless they are there already. */
  async find(criteria: Criteria): Promise<void> {
    const asked = questionOf(criteria);
    if (asked === this.#asked) return;
    this.#asked = asked;
    const end = await this.#answer.run(
      (signal) => this.#deps.gateway.dishes(criteria.postcode, criteria.text, signal),
      (dishes) => done({ asked, dishes }),
    );
    if (end === 'unreachable') this.#asked = '';
  }

  /** Asks once typing has paused, for what the criteria say by then. */
  findAfterPause(criteria: () => Criteria) {
    this.#endPause?.();
    this.#endPause = this.#deps.clock.after(typingPause, () => void this.find(criteria()));
  }

  stop() {
    this.#answer.abort();
    this.#endPause?.();
    this.#asked = '';
  }
}
