const lookEvery = 16;

/** Runs once no dialog is open any more and the focus is back where it was opened from. Returns the end of the wait. */
export function afterDialogs(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    // A closed dialog hands the focus back in a task of its own; this one comes after it.
    timer = setTimeout(isOpen ? look : run, isOpen ? lookEvery : 0);
  };
  timer = setTimeout(look, lookEvery);
  return () => clearTimeout(timer);
}
