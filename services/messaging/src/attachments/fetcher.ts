import { repeated, withSpan } from '@ringline/kit/telemetry';
import type { Deps } from '../context.ts';
import { fetchAttachments } from './fetchAttachments.ts';

/** Time in which a claimed text's files are nobody else's, in seconds: ten files that come slowly. */
const LEASE_SECONDS = 300;
/** Texts at once: pictures take memory and a core. */
const AT_ONCE = 2;
/** How often the fetcher looks by itself, in ms. */
const LOOK_EVERY_MS = 1_000;
/** Seconds until the next try; doubled each time. */
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 600;

interface Due {
  item_id: string;
  target_workspace: string;
  since: Date;
  tries: number;
}

/** Fetches the files of texts; of several replicas each text is taken by one, and a crash leaves it due again. */
export interface Fetcher {
  /** One round over what is due now. @returns how many texts were taken */
  round(): Promise<number>;
  start(): void;
  /** Takes nothing more, and lets go of what is on its way. */
  stop(): Promise<void>;
}

export function createFetcher(deps: Deps): Fetcher {
  const fetch = fetchAttachments(deps);
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<number> {
    const { rows } = await deps.db.pool.query<Due>(
      'SELECT * FROM claim_attachments($1, make_interval(secs => $2), $3)',
      [deps.clock.now(), LEASE_SECONDS, AT_ONCE],
    );
    await Promise.all(rows.map((due) => withSpan('due files', { kind: 'internal', causes: [] }, () => one(due))));
    return rows.length;
  }

  async function one({ item_id: itemId, target_workspace: workspaceId, since, tries }: Due): Promise<void> {
    const done = await fetch({ workspaceId, itemId, since }, stopping.signal).catch((error: unknown) => {
      repeated(deps.log).error({ err: error }, 'the files of a text could not be kept; it is tried again');
      return false;
    });
    const waits = Math.min(FIRST_WAIT_SECONDS * 2 ** (tries - 1), LONGEST_WAIT_SECONDS) * 1_000;
    await deps.db.platform('files of texts that are due', ({ tx }) =>
      done
        ? tx.attachmentDue.deleteMany({ where: { itemId } })
        : tx.attachmentDue.updateMany({
            where: { itemId },
            data: { dueAt: new Date(deps.clock.now().getTime() + waits) },
          }),
    );
  }

  async function drain(): Promise<void> {
    try {
      while (!stopping.signal.aborted && (await round()) > 0);
    } catch (error) {
      repeated(deps.log).error({ err: error }, 'the files of texts could not be looked for; it is tried again');
    }
    if (!stopping.signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS);
  }

  function look(): void {
    running = drain();
  }

  return {
    round,
    start() {
      stopping = new AbortController();
      look();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
