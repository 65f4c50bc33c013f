import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { SaveWhatsAppTemplateRequest } from '@ringline/proto/messaging/v1/channels_pb';
import type { Deps, Unit } from '../context.ts';
import { askApproval, forgetContent, handOver } from './carrierTemplates.ts';
import { findTemplate, MOST_TEMPLATES, readTemplate, stateOf, type WhatsappTemplate } from './template.ts';

type Input = Omit<SaveWhatsAppTemplateRequest, '$typeName' | '$unknown'>;
type Actor = Pick<Principal, 'workspaceId' | 'userId'>;

/**
 * Writes a template, which stays a draft until it is submitted; a rejected one that is changed is a draft again.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND, INVALID_TRANSITION, LIMIT_REACHED or IDEMPOTENCY_MISMATCH
 */
export const saveTemplate =
  (deps: Deps) =>
  async (input: Input, { workspaceId, userId }: Actor): Promise<WhatsappTemplate> => {
    const { db, clock, ids } = deps;
    const fields = readTemplate(input);
    const now = clock.now();
    const { saved, forgotten } = await db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      if (input.id !== '') {
        const present = await findTemplate(uow, input.id);
        requireDraft(present);
        // What the carrier had is another text: it gets a new one, and forgets the old one.
        const data = { ...fields, carrierSid: '', status: '', reason: '', updatedAt: now };
        const changed = await tx.whatsappTemplate.update({ where: keyOf(present), data });
        return { saved: changed, forgotten: present.carrierSid };
      }
      const id = await reserve(uow, deps, { ...input, userId });
      const earlier = await tx.whatsappTemplate.findFirst({ where: { id, workspaceId } });
      if (earlier) return { saved: earlier, forgotten: '' };
      if ((await tx.whatsappTemplate.count({ where: { workspaceId } })) >= MOST_TEMPLATES)
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `Your workspace has ${MOST_TEMPLATES} templates, the maximum. Delete one that you don’t use first.`,
          why: { check: 'whatsapp_templates', required: `at most ${MOST_TEMPLATES}`, current: String(MOST_TEMPLATES) },
        });
      const carrier = { carrierSid: '', status: '', reason: '' };
      const times = { createdAt: now, updatedAt: now, askedAt: now };
      return {
        saved: await tx.whatsappTemplate.create({ data: { id, workspaceId, ...fields, ...carrier, ...times } }),
        forgotten: '',
      };
    });
    if (forgotten !== '')
      await forgetContent(deps, forgotten).catch((error: unknown) =>
        deps.log.warn({ err: error }, 'the carrier keeps the earlier words of a template'),
      );
    return saved;

    /** The id that this request's template has, now and whenever the request is repeated. */
    async function reserve(uow: Unit, parts: Pick<Deps, 'clock'>, asked: Input & { userId: string }): Promise<string> {
      const { idempotencyKey: key, name, language, category, body } = asked;
      if (key === '') return ids.uuid();
      const fingerprint = fingerprintOf(name, language, category, body);
      const owner = [workspaceId, asked.userId];
      const repetition = await repeated(uow, parts, { operation: 'whatsAppTemplate.save', owner, key, fingerprint });
      if (repetition.earlier !== undefined) return repetition.earlier;
      const id = ids.uuid();
      await repetition.remember(id);
      return id;
    }
  };

/**
 * Hands a draft to the carrier and asks WhatsApp to approve it; one that is in review or approved stays as it is.
 * @throws Refusal NOT_FOUND or CARRIER_ERROR
 */
export const submitTemplate =
  (deps: Deps) =>
  async (id: string, { workspaceId }: Pick<Principal, 'workspaceId'>): Promise<WhatsappTemplate> => {
    const { db, clock } = deps;
    const keep = (template: WhatsappTemplate, data: Partial<Omit<WhatsappTemplate, 'buttons'>>) =>
      db.tenant(workspaceId, ({ tx }) => tx.whatsappTemplate.update({ where: keyOf(template), data }));
    const present = await db.tenant(workspaceId, (uow) => findTemplate(uow, id));
    if (stateOf(present) !== 'DRAFT') return present;
    const known =
      present.carrierSid === '' ? await keep(present, { carrierSid: await handOver(deps, present) }) : present;
    return keep(known, { ...(await askApproval(deps, known)), updatedAt: clock.now(), askedAt: clock.now() });
  };

/** Deletes a template for good, also at the carrier. @throws Refusal NOT_FOUND or CARRIER_ERROR */
export const deleteTemplate =
  (deps: Deps) =>
  async (id: string, { workspaceId }: Pick<Principal, 'workspaceId'>): Promise<void> => {
    const present = await deps.db.tenant(workspaceId, (uow) => findTemplate(uow, id));
    if (present.carrierSid !== '') await forgetContent(deps, present.carrierSid);
    await deps.db.tenant(workspaceId, ({ tx }) => tx.whatsappTemplate.deleteMany({ where: { id, workspaceId } }));
  };

const keyOf = ({ workspaceId, id }: WhatsappTemplate) => ({ workspaceId_id: { workspaceId, id } });

function requireDraft(template: WhatsappTemplate): void {
  const state = stateOf(template);
  if (state === 'DRAFT' || state === 'REJECTED') return;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'Only drafts and rejected templates can be changed. Write a new one, and delete this one.',
  });
}
