import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { RecordConsentRequest } from '@ringline/proto/messaging/v1/consent_pb';
import type { Deps } from '../context.ts';
import { changeTimeline, poolStore } from '../timeline/timeline.ts';
import { changeConsent, type Cause, type Consent } from './consent.ts';
import { announceConsent } from './describe.ts';

type Input = Pick<RecordConsentRequest, 'contactId' | 'state' | 'words'>;

/** Longest quote of what somebody said. */
const MOST_WORDS = 500;
/** Shorter words are no proof of anything. */
const LEAST_WORDS = 10;

/**
 * Notes what a contact said outside of texts. Agreeing needs their words as proof; opting out needs none. Noted twice, it is there once.
 * @throws Refusal NOT_FOUND or VALIDATION_FAILED
 */
export const recordConsent =
  (deps: Deps) =>
  async (
    { contactId, state, words: given }: Input,
    { workspaceId, userId }: Pick<Principal, 'workspaceId' | 'userId'>,
  ): Promise<{ consent: Consent; contactId: string }> => {
    const words = trimmed(given);
    if (state !== 'SUBSCRIBED' && state !== 'UNSUBSCRIBED')
      throw invalid('state', 'Choose whether the person agreed to texts or opted out.');
    if (words.length > MOST_WORDS) throw invalid('words', `Use at most ${MOST_WORDS} characters.`);
    if (state === 'SUBSCRIBED' && words.length < LEAST_WORDS)
      throw invalid('words', 'Write what the person agreed to, when and how. It is kept as proof.');
    const contact = isUuid(contactId)
      ? await deps.db.tenant(workspaceId, ({ tx }) =>
          tx.contactCopy.findFirst({ where: { id: contactId, workspaceId, deleted: false } }),
        )
      : null;
    if (!contact) throw notFound('The contact');
    const entryId = deps.ids.uuid();
    const at = deps.clock.now();
    const who = { workspaceId, peerNumber: contact.phoneNumber };
    const cause: Cause = { state, source: 'MEMBER', words, userId };
    const { consent } = await changeTimeline(
      poolStore(deps),
      workspaceId,
      { peerNumber: contact.phoneNumber },
      (snapshot) => {
        const change = changeConsent(snapshot.consent, who, cause, { entryId, at });
        return change && { consent: change, announce: (emit) => announceConsent(emit, change, contactId) };
      },
    );
    if (!consent) throw new Error('A consent that was recorded is not there');
    return { consent, contactId };
  };
