/** People who ask for texts by a keyword or a web form: their consent, and the text that answers them. */
import { job, type Job } from '@ringline/kit/jobs';
import type { ServiceContext } from '@ringline/kit/service';
import type { SignupMoved } from '@ringline/proto/contacts/v1/events_pb';
import { z } from 'zod';
import type { Deps, Unit } from '../context.ts';
import type { Environment } from '../environment.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { sendFlowMessage } from '../messages/sendFlowMessage.ts';
import { changeTimeline, unitStore } from '../timeline/timeline.ts';
import { type Cause, changeConsent, type Consent, type ConsentState, stateOf } from './consent.ts';
import { announceConsent } from './describe.ts';

const ANSWER_SIGNUP = 'answer-signup';
const schema = z.object({
  workspaceId: z.uuid(),
  id: z.uuid(),
  phoneNumberId: z.uuid(),
  to: z.string(),
  body: z.string(),
});

type Needs = Pick<Deps, 'clock' | 'ids'> & Pick<ServiceContext<Environment, PrismaClient>, 'jobs'>;

/** Notes what somebody agreed to by a way in, and has the text sent that answers it. */
export const takeSignup =
  ({ clock, ids, jobs }: Needs) =>
  async (uow: Unit, moved: SignupMoved): Promise<void> => {
    const { workspaceId } = uow;
    const { id, peerNumber, phoneNumberId, phoneNumber, words, conversationId, answer: body } = moved;
    const { ipAddress, webPage } = moved;
    const source = moved.source === 'WEB_FORM' ? 'WEB_FORM' : 'KEYWORD';
    const state = moved.consent as ConsentState | '';
    if (state !== '') {
      const who = { workspaceId, peerNumber };
      const cause: Cause = { state, source, words, conversationId, phoneNumber, ipAddress, webPage };
      await changeTimeline(unitStore(uow), workspaceId, { peerNumber }, ({ consent, contactId }) => {
        if (!mayBecome(consent, state)) return undefined;
        const change = changeConsent(consent, who, cause, { entryId: ids.uuid(), at: clock.now() });
        return change && { consent: change, announce: (emit) => announceConsent(emit, change, contactId) };
      });
    }
    if (body !== '') await jobs.enqueue(uow, ANSWER_SIGNUP, { workspaceId, id, phoneNumberId, to: peerNumber, body });
  };

/** A way in takes nothing back: whoever opted out has to text START, and whoever agreed is not asked anew. */
function mayBecome(present: Consent | undefined, state: ConsentState): boolean {
  const before = stateOf(present);
  if (state === 'NOT_ASKED') return before === 'PENDING';
  if (state === 'PENDING') return before === 'NOT_ASKED' || before === 'INVALID';
  return before !== 'UNSUBSCRIBED';
}

/** Sends the text that answers a signup; the same job again is the same text. */
export const answerSignupJob = (deps: Deps): Job =>
  job({
    name: ANSWER_SIGNUP,
    schema,
    async handler(text) {
      const refusal = await sendFlowMessage(deps)(text);
      if (refusal) deps.log.warn({ code: refusal.code }, 'a signup was not answered');
    },
  });
