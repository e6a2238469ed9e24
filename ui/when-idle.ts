/** How long the browser may find other work before it is done all the same. */
const patienceMs = 4000;

interface Connection {
  saveData?: boolean;
}

/** Whether the person wants to pay for no byte that may not be needed. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true;
}

/**
 * Does the tasks one after another while the page has nothing to do, such as fetching code that will soon be wanted. Not at
 * all where data is to be saved. Returns what gives it up.
 */
export function whenIdle(tasks: readonly (() => void)[]): () => void {
  if (savesData()) return () => {};
  const waiting = [...tasks];
  let cancel = () => {};
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) cancel = request(next);
  };
  cancel = request(next);
  return () => cancel();
}

/** Safari has no idle callback: there a moment later must do. */
function request(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: patienceMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
