const pollInterval = 16;

/** Calls `run` once no dialog is open and the focus is back where the dialog was opened from. Returns a function that ends the wait. */
export function afterDialogs(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    // A closed dialog returns the focus in a task of its own; this timer runs after that task.
    timer = setTimeout(isOpen ? check : run, isOpen ? pollInterval : 0);
  };
  timer = setTimeout(check, pollInterval);
  return () => clearTimeout(timer);
}
