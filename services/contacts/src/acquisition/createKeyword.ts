import { invalid, Refusal } from '@ringline/kit/errors';
import type { Principal } from '@ringline/kit/auth';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { CreateKeywordRequest } from '@ringline/proto/contacts/v1/keywords_pb';
import type { Deps } from '../context.ts';
import { requireHandMade } from '../lists/list.ts';
import { figuresOf } from './findKeywords.ts';
import { type KeywordWithFigures, mostKeywords, readTexts, readWord, requireTextingNumber } from './keyword.ts';

type Input = Omit<CreateKeywordRequest, '$typeName' | '$unknown'>;

/**
 * Makes a word by which people join a list.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND, LIMIT_REACHED or IDEMPOTENCY_MISMATCH
 */
export const createKeyword =
  ({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (input: Input, { workspaceId, plan }: Pick<Principal, 'workspaceId' | 'plan'>): Promise<KeywordWithFigures> => {
    const word = readWord(input.word);
    const texts = readTexts(input);
    const { phoneNumberId } = input;
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const number = await requireTextingNumber(uow, phoneNumberId);
      const { id: listId } = await requireHandMade(uow, input.listId);
      const repetition = await repeated(
        uow,
        { clock },
        {
          operation: 'keyword.create',
          owner: [workspaceId],
          key: input.idempotencyKey,
          fingerprint: fingerprintOf(word, phoneNumberId, listId, texts.optInLevel, texts.question, texts.answer),
        },
      );
      if (repetition.earlier) return figuresOf(uow, repetition.earlier);
      // Two who make the last one at the same time wait for each other here.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`keyword:${workspaceId}`}, 0))::text`;
      const [most, present] = [mostKeywords(plan), await tx.keyword.count({ where: { workspaceId, deletedAt: null } })];
      if (present >= most)
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `Your plan includes ${most} ${most === 1 ? 'keyword' : 'keywords'}, and you have ${present}. Delete one that you no longer need, or change your plan.`,
          why: { check: 'keywords', required: `fewer than ${most} keywords`, current: String(present) },
        });
      const now = clock.now();
      const id = ids.uuid();
      const { count } = await tx.keyword.createMany({
        data: [{ id, workspaceId, word, phoneNumberId, listId, ...texts, createdAt: now, updatedAt: now }],
        skipDuplicates: true,
      });
      if (count === 0)
        throw invalid('word', `${word} is a keyword of ${number.number} already. Choose another word or number.`);
      await repetition.remember(id);
      return figuresOf(uow, id);
    });
  };
