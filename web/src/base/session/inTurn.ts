/**
 * Runs while no other page of this browser runs something of that name. In a frame that may store nothing the browser refuses
 * its locks: no other page shares anything with that one, so that there is nobody to wait for.
 */
export async function inTurn<T>(name: string, run: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  let begun = false;
  const work = () => {
    begun = true;
    return run();
  };
  if (navigator.locks === undefined) return work();
  try {
    return await navigator.locks.request(name, options, work);
  } catch (error) {
    if (begun || (error as DOMException).name !== 'SecurityError') throw error;
    return work();
  }
}
