/** One statement for many who ask at the same time: on a hot path the commit and the way there cost more than the work. */
import pg from 'pg';

export interface Gathering {
  /** Statements that are on their way at once, at most; who asks meanwhile goes together with the next. */
  readonly atOnce: number;
  /**
   * Milliseconds after which a statement that is on its way is slow, so that a further one goes beside it. Until then the next
   * waits: fewer and fuller ones cost the database less, and what it works on overlaps with the work of those who ask.
   */
  readonly slow: number;
  /** Of these one statement takes at most so many. */
  readonly most: number;
  /** Milliseconds after which somebody who still waits for a turn gets an error: the database is away, or frozen. */
  readonly patience: number;
}

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly since: number;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Makes a question for one out of a statement for many. Nobody waits for company: what is asked while nothing is on its way
 * goes at once, and what comes in meanwhile goes together.
 * @param run one transaction for all of the items; its answers are in their order. When the database refuses it, each item is
 * run again by itself, so that nobody gets an error of somebody else's.
 */
export function gathered<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { atOnce, slow, most, patience }: Gathering,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let onTheWay = 0;
  let due = false;
  /** When the latest statement left. */
  let left = -Infinity;
  let slowness: NodeJS.Timeout | undefined;

  async function ask(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (group.length > 1 && error instanceof pg.DatabaseError) await Promise.all(group.map((one) => ask([one])));
      else for (const { reject } of group) reject(error);
    }
  }

  function depart(): void {
    due = false;
    const oldest = performance.now() - patience;
    while (waiting[0] && waiting[0].since < oldest)
      waiting.shift()?.reject(new Error(`The database took no question for ${patience} ms`));
    while (waiting.length > 0 && mayLeave()) {
      onTheWay += 1;
      left = performance.now();
      const group = waiting.slice(0, most);
      waiting = waiting.slice(most);
      void ask(group).then(() => {
        onTheWay -= 1;
        soon();
      });
    }
  }

  function mayLeave(): boolean {
    return onTheWay === 0 || (onTheWay < atOnce && performance.now() - left >= slow);
  }

  /** Requests that one turn of the event loop brought go together. */
  function soon(): void {
    if (due || waiting.length === 0) return;
    if (mayLeave()) {
      due = true;
      setImmediate(depart);
    } else if (onTheWay < atOnce && slowness === undefined) {
      slowness = setTimeout(
        () => {
          slowness = undefined;
          soon();
        },
        Math.ceil(slow - (performance.now() - left)),
      ).unref();
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, since: performance.now(), resolve, reject });
      soon();
    });
}
