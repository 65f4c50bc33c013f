/** No push of a call that rings reached a person: the call need not wait for them. */
import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { ApplyInput } from './applyInput.ts';

export const PUSH_FAILED = 'push-failed';
const schema = z.object({ workspaceId: z.uuid(), callId: z.uuid(), userId: z.uuid(), reason: z.string() });

export const pushFailed =
  (apply: ApplyInput) =>
  async ({ workspaceId, callId, userId, reason }: z.infer<typeof schema>): Promise<void> => {
    const input = { type: 'PUSH_FAILED', userId, reason } as const;
    await apply({ workspaceId, callId, key: `push-failed:${userId}`, input });
  };

export const pushFailedJob = (apply: ApplyInput): Job => job({ name: PUSH_FAILED, schema, handler: pushFailed(apply) });
