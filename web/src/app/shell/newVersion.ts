/** Whether the server gives out another client than the one that this page runs: it was updated while the page stood open. */

/** The script with which the page began; its name says what is in it. */
const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;

/** False also where the server cannot be asked: a page that is offline is not old for that. */
export async function isOutdated(): Promise<boolean> {
  if (own === undefined) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(own).pathname);
  } catch {
    return false;
  }
}
