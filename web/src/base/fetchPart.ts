import { connection, onServerBack } from './relay/connection.ts';

/** Milliseconds until a part is asked for again, where nothing else tells that the server is back. */
const AGAIN_MS = 5_000;
/** So often a part is asked for again of a server that answers, so many milliseconds apart: one request may be lost among many. */
const TRIES = 2;
const APART_MS = 400;

/**
 * Fetches a part of the client. While the server is out of reach that waits, because a route keeps its failure for good;
 * a part that is gone from a server that answers fails within a second.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let lost = 0; ;) {
    try {
      return await load();
    } catch (error) {
      if (await isReached()) {
        if (lost === TRIES) throw error;
        lost += 1;
        await new Promise((resolve) => setTimeout(resolve, APART_MS));
      } else {
        connection.requestFailed();
        await back();
      }
      dropBrokenStyles();
    }
  }
}

/**
 * Asks for a part at once, before anyone needs it.
 * @returns gives it; one that could not be fetched is asked for again
 */
export function askedAhead<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let asked: Promise<Part> | undefined = load();
  asked.catch(() => {
    asked = undefined;
  });
  return () => asked ?? load();
}

const isReached = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const back = (): Promise<void> =>
  new Promise((resolve) => {
    const end = onServerBack(() => done());
    const timer = setTimeout(() => done(), AGAIN_MS);
    const done = () => {
      end();
      clearTimeout(timer);
      resolve();
    };
  });

/** The loader takes a style sheet that stands in the page for one that was fetched. */
function dropBrokenStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (link.sheet === null) link.remove();
  }
}
