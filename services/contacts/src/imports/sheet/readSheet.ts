import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { FileProblem, type Failure } from '../file/fileProblem.ts';
import type { FileRow } from '../file/row.ts';

export interface Task {
  readonly bytes: Uint8Array;
  readonly mostRows: number;
  readonly mostColumns: number;
}
export type Answer = { rows: FileRow[] } | { failure: string };

/** Megabytes that a thread may take: 50,000 rows take half of it. */
const MEGABYTES = 768;
/** The longest that a batch of rows may take; the first one opens the workbook. */
const ANSWER_MS = 30_000;

/** The rows of a workbook's first sheet. Macros and formulas are not run: their stored values are read. @throws FileProblem */
export async function* readSheet(task: Task): AsyncGenerator<FileRow> {
  const worker = new Worker(new URL('./main.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  try {
    for (;;) {
      const answer = await ask(worker);
      if ('failure' in answer) throw new FileProblem(answer.failure as Failure);
      if (answer.rows.length === 0) return;
      yield* answer.rows;
    }
  } finally {
    await worker.terminate();
  }
}

async function ask(worker: Worker): Promise<Answer> {
  const late = AbortSignal.timeout(ANSWER_MS);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
  worker.postMessage('next');
  try {
    const [answer] = (await once(worker, 'message', { signal: late })) as [Answer];
    return answer;
  } catch (error) {
    const outOfMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw new FileProblem(outOfMemory || late.aborted ? 'TOO_LARGE' : 'UNREADABLE', { cause: error });
  }
}
