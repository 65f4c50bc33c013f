import type { MessageInitShape } from '@bufbuild/protobuf';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { GetContactScoresResponseSchema, ScoreReasonSchema } from '@ringline/proto/contacts/v1/scores_pb';
import type { Actor, Deps } from '../context.ts';
import { figuresOf } from './figures.ts';
import { scoresOf, type Reason, type Scores } from './models.ts';
import { knownOf, plannedOf } from './scoreContacts.ts';

export interface ContactScores extends Scores {
  /** In which the best hour is. */
  readonly timezone: string;
}

/**
 * What the models say of a contact at this moment, and why.
 * @throws Refusal NOT_FOUND
 */
export const getContactScores =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ contactId }: { readonly contactId: string }, { workspaceId }: Actor): Promise<ContactScores> =>
    db.tenant(workspaceId, async (uow) => {
      const { timezone } = await plannedOf(uow);
      const [known] = isUuid(contactId) ? await knownOf(uow, [contactId], timezone) : [];
      if (!known) throw notFound('The contact');
      return { ...scoresOf(known, await figuresOf(uow), clock.now().getTime()), timezone: known.timezone };
    });

const describeReasons = (reasons: readonly Reason[]): MessageInitShape<typeof ScoreReasonSchema>[] =>
  reasons.map((reason) => ({ ...reason }));

/** Scores as RPC tells them. */
export const describeScores = ({
  buyAgain,
  churnRisk,
  bestHour,
  timezone,
}: ContactScores): MessageInitShape<typeof GetContactScoresResponseSchema> => ({
  ...(buyAgain ? { buyAgain: { ...buyAgain, reasons: describeReasons(buyAgain.reasons) } } : {}),
  ...(churnRisk ? { churnRisk: { ...churnRisk, reasons: describeReasons(churnRisk.reasons) } } : {}),
  ...(bestHour ? { bestHour: { ...bestHour, timezone, reasons: describeReasons(bestHour.reasons) } } : {}),
});
