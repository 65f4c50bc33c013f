import { randomBytes } from 'node:crypto';
import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { CreateWebFormRequest } from '@ringline/proto/contacts/v1/web_forms_pb';
import type { Deps } from '../context.ts';
import { requireHandMade } from '../lists/list.ts';
import { webFormOf } from './findWebForms.ts';
import { mostKeywords, requireTextingNumber } from './keyword.ts';
import { readForm, requireProperties, type WebFormWithFigures } from './webForm.ts';

type Input = Omit<CreateWebFormRequest, '$typeName' | '$unknown'>;

/** A plan has as many web forms as keywords. */
export const mostWebForms = mostKeywords;

/** Bytes of what stands in an address: nobody comes upon a form by trying. */
const KEY_BYTES = 12;

/**
 * Makes a page by which people join a list. It is open from the start.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND, LIMIT_REACHED or IDEMPOTENCY_MISMATCH
 */
export const createWebForm =
  ({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (input: Input, { workspaceId, plan }: Pick<Principal, 'workspaceId' | 'plan'>): Promise<WebFormWithFigures> => {
    const read = readForm(input.texts);
    return db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const { id: phoneNumberId } = await requireTextingNumber(uow, input.phoneNumberId);
      const { id: listId } = await requireHandMade(uow, input.listId);
      await requireProperties(uow, read.fields);
      const repetition = await repeated(
        uow,
        { clock },
        {
          operation: 'webForm.create',
          owner: [workspaceId],
          key: input.idempotencyKey,
          fingerprint: fingerprintOf(read, phoneNumberId, listId),
        },
      );
      if (repetition.earlier) return webFormOf(uow, repetition.earlier);
      // Two who make the last one at the same time wait for each other here.
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`web-form:${workspaceId}`}, 0))::text`;
      const [most, present] = [mostWebForms(plan), await tx.webForm.count({ where: { workspaceId, deletedAt: null } })];
      if (present >= most)
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `Your plan includes ${most} ${most === 1 ? 'web form' : 'web forms'}, and you have ${present}. Delete one that you no longer need, or change your plan.`,
          why: { check: 'webForms', required: `fewer than ${most} web forms`, current: String(present) },
        });
      const now = clock.now();
      const id = ids.uuid();
      const key = randomBytes(KEY_BYTES).toString('base64url');
      await tx.webForm.create({
        data: { ...read, id, workspaceId, key, phoneNumberId, listId, enabled: true, createdAt: now, updatedAt: now },
      });
      await tx.webFormRoute.create({ data: { key, targetWorkspace: workspaceId, webFormId: id } });
      await repetition.remember(id);
      return webFormOf(uow, id);
    });
  };
