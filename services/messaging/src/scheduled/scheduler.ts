import type { Deps } from '../context.ts';
import { createDueWorker, type DueWorker } from '../dueWorker.ts';
import { sendDue } from './sendDue.ts';

/** Sends scheduled messages when they are due. */
export type Scheduler = DueWorker;

export function createScheduler(deps: Deps): Scheduler {
  const send = sendDue(deps);
  return createDueWorker(deps, {
    claim: 'claim_scheduled',
    name: 'due message',
    act: ({ workspaceId, id: messageId }) => send({ workspaceId, messageId }),
  });
}
