/** A call that was pushed to a browser is declined there, where no page of ours is open that could say who asks. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';

/** What the push said, word for word. */
const said = z.object({ workspaceId: z.uuid(), userId: z.uuid(), callId: z.uuid(), proof: z.string().max(64) });
const MOST_BYTES = 1_024;

/**
 * The proof stands in the push alone, which nobody but the browser can read; workspace computes it (push/pushRing.ts). It declines
 * this call for this person and nothing else, so that it may be asked again, and as long as anybody likes.
 */
export const declineByPush =
  ({ secrets, clock }: Pick<Deps, 'secrets' | 'clock'>, apply: ApplyInput) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post('/ringing/decline', { bodyLimit: MOST_BYTES }, async ({ body }, reply) => {
      const { data: asked } = said.safeParse(body);
      if (!asked || !secrets.equal(asked.proof, proofOf(asked))) return reply.code(403).send();
      const { workspaceId, userId, callId } = asked;
      await apply({
        workspaceId,
        callId,
        // Of a queue that asks them anew, a second press is another one.
        key: `push-declined:${userId}:${Math.floor(clock.now().getTime() / 1_000)}`,
        input: { type: 'OFFER_DECLINED', userId },
      });
      return reply.code(204).send();
    });

    const proofOf = ({ workspaceId, userId, callId }: z.infer<typeof said>): string =>
      secrets.hmac('push-decline', `${workspaceId} ${userId} ${callId}`);
  };
