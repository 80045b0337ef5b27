const { setTimeout: wait } = require('node:timers/promises');

// Resources that were told to close need a few turns of the event loop; those that remain after these turns were left open.
const looks = 100;
const millisecondsBetweenLooks = 10;

// An immediate ends with the next turn of the event loop. The standard streams of a worker are pipes that open at their first use and
// belong to the worker; child processes and servers on socket files have other kinds. Without workers, Jest's reporters run in the same
// process, and their timers cannot be distinguished from those of a suite.
const ignored = process.send === undefined ? ['Immediate', 'PipeWrap', 'Timeout'] : ['Immediate', 'PipeWrap'];

/** The kind of each resource that keeps the process alive now. */
const openNow = () => process.getActiveResourcesInfo().filter((kind) => !ignored.includes(kind));

/** The kinds in `now` that are not in `before`, each as often as it was added. */
const added = (before, now) => {
  const rest = [...before];
  return now.filter((kind) => {
    const place = rest.indexOf(kind);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
};

/**
 * A test environment like `Environment` that fails a suite after which a timer, server, socket or child process keeps the process alive:
 * otherwise Jest would have to kill its worker at the end of the run without naming the suite. A suite with a failed test is not checked,
 * so that people read its own failure.
 */
exports.leavingNothingOpen = (Environment) =>
  class extends Environment {
    #before = openNow();
    #failed = false;

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      if (event.name === 'test_done' && event.test.errors.length > 0) this.#failed = true;
    }

    async teardown() {
      await super.teardown();
      const open = () => added(this.#before, openNow());
      for (let look = 0; look < looks && open().length > 0; look += 1) await wait(millisecondsBetweenLooks);
      const left = open();
      if (left.length === 0 || this.#failed) return;
      throw new Error(
        `The suite leaves open: ${left.join(', ')}. Run alone with --detectOpenHandles it may show where each began.`,
      );
    }
  };
