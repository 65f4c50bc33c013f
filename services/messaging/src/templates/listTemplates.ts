import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import { fetchJudged } from './carrierTemplates.ts';
import { stateOf, type WhatsappTemplate } from './template.ts';

/** The carrier tells nobody when WhatsApp has judged: it is asked about what is in review, each time but not more often than this. */
const REVIEW_MS = 2_000;
/** What is approved may be paused or disabled later (channels: a slow list is enough). */
const SETTLED_MS = 600_000;
/** The carrier answers 100 such questions a second. */
const AT_ONCE = 20;

/** All templates of the workspace, newest first. What the carrier said last stands while it does not answer. */
export const listTemplates =
  (deps: Deps) =>
  async ({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<WhatsappTemplate[]> => {
    const { db, clock } = deps;
    const found = await db.tenant(workspaceId, ({ tx }) =>
      tx.whatsappTemplate.findMany({ where: { workspaceId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
    );
    const now = clock.now().getTime();
    const isDue = (template: WhatsappTemplate) =>
      template.carrierSid !== '' &&
      now - template.askedAt.getTime() >= (stateOf(template) === 'IN_REVIEW' ? REVIEW_MS : SETTLED_MS);
    const due = new Set(found.filter(isDue).slice(0, AT_ONCE));
    return Promise.all(found.map(async (template) => (due.has(template) ? refreshed(deps, template) : template)));
  };

/** A template as the carrier knows it now. */
export async function refreshed(deps: Deps, template: WhatsappTemplate): Promise<WhatsappTemplate> {
  const { workspaceId, id, carrierSid } = template;
  try {
    const { status, reason } = await fetchJudged(deps, carrierSid);
    const now = deps.clock.now();
    const data = { status, reason, askedAt: now, ...(status === template.status ? {} : { updatedAt: now }) };
    // Not where somebody changed or deleted it meanwhile.
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.whatsappTemplate.updateMany({ where: { workspaceId, id, carrierSid }, data }),
    );
    return { ...template, ...data };
  } catch (error) {
    deps.log.warn({ err: error }, 'the carrier could not be asked about a template');
    return template;
  }
}
