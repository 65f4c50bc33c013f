import type { Principal } from '@ringline/kit/auth';
import { conflict, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type {
  OrderAssignmentRulesRequest,
  SaveAssignmentRuleRequest,
} from '@ringline/proto/messaging/v1/assignment_pb';
import { AssignmentRulesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { actionOf, assertInPlan, assertKeepsRules, type AssignmentRule, MOST_RULES, readRule } from './rule.ts';

/** In the order in which they are asked. */
export const listRules =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId }: Principal): Promise<AssignmentRule[]> =>
    db.tenant(workspaceId, orderedRules);

const orderedRules = ({ tx, workspaceId }: Unit): Promise<AssignmentRule[]> =>
  tx.assignmentRule.findMany({ where: { workspaceId }, orderBy: [{ position: 'asc' }, { id: 'asc' }] });

type Input = Pick<
  SaveAssignmentRuleRequest,
  'id' | 'name' | 'enabled' | 'conditions' | 'action' | 'handOn' | 'version'
>;

/**
 * Makes a rule, which stands last, or changes one.
 * @throws Refusal OUT_OF_SCOPE, FEATURE_NOT_IN_PLAN, VALIDATION_FAILED, NOT_FOUND, CONFLICT or LIMIT_REACHED
 */
export const saveRule =
  ({ db, ids }: Pick<Deps, 'db' | 'ids'>) =>
  async (input: Input, principal: Principal): Promise<AssignmentRule> => {
    assertKeepsRules(principal);
    assertInPlan(principal, input.action?.kind ?? '');
    const { workspaceId } = principal;
    return db.tenant(workspaceId, async (uow) => {
      await alone(uow);
      const present = input.id === '' ? undefined : await findRule(uow, input.id);
      if (present && present.version !== input.version) throw conflict('The rule');
      const { name, conditions, action } = await readRule(uow, input);
      const fields = {
        name,
        enabled: input.enabled,
        handOn: input.handOn,
        conditions: conditions as unknown as Prisma.JsonObject,
        action: action as unknown as Prisma.JsonObject,
      };
      const saved = present
        ? await uow.tx.assignmentRule.update({
            where: { id: present.id },
            data: { ...fields, version: { increment: 1 } },
          })
        : await add(uow, { id: ids.uuid(), workspaceId, ...fields });
      announce(uow);
      return saved;
    });
  };

/** Puts the rules into another order. @throws Refusal OUT_OF_SCOPE, FEATURE_NOT_IN_PLAN, NOT_FOUND, or CONFLICT where others are there by now */
export const orderRules =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ ids }: Pick<OrderAssignmentRulesRequest, 'ids'>, principal: Principal): Promise<AssignmentRule[]> => {
    assertKeepsRules(principal);
    return db.tenant(principal.workspaceId, async (uow) => {
      await alone(uow);
      const rules = await orderedRules(uow);
      const known = new Set(rules.map(({ id }) => id));
      if (ids.some((id) => !known.has(id))) throw notFound('The rule');
      if (new Set(ids).size !== rules.length || ids.length !== rules.length) throw conflict('The list of rules');
      for (const [position, id] of ids.entries())
        await uow.tx.assignmentRule.updateMany({ where: { id, workspaceId: uow.workspaceId }, data: { position } });
      announce(uow);
      return orderedRules(uow);
    });
  };

/** Removes a rule for good: the log goes on naming it. @throws Refusal OUT_OF_SCOPE, FEATURE_NOT_IN_PLAN or NOT_FOUND */
export const removeRule =
  ({ db }: Pick<Deps, 'db'>) =>
  async (id: string, principal: Principal): Promise<void> => {
    assertKeepsRules(principal, 'DELETE');
    await db.tenant(principal.workspaceId, async (uow) => {
      assertInPlan(principal, actionOf(await findRule(uow, id)).kind);
      await uow.tx.assignmentRule.deleteMany({ where: { id, workspaceId: uow.workspaceId } });
      announce(uow);
    });
  };

/** Of two who change the rules at the same time the second finds what the first did. */
const alone = ({ tx, workspaceId }: Unit) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`assignment-rules:${workspaceId}`}, 0))`;

const announce = (uow: Unit) => uow.emit(AssignmentRulesChangedSchema, {}, { key: uow.workspaceId });

async function findRule({ tx, workspaceId }: Unit, id: string): Promise<AssignmentRule> {
  const found = isUuid(id) ? await tx.assignmentRule.findFirst({ where: { id, workspaceId } }) : null;
  if (!found) throw notFound('The rule');
  return found;
}

async function add(
  { tx, workspaceId }: Unit,
  data: Omit<Prisma.AssignmentRuleUncheckedCreateInput, 'position'>,
): Promise<AssignmentRule> {
  const { _count: count, _max: max } = await tx.assignmentRule.aggregate({
    where: { workspaceId },
    _count: true,
    _max: { position: true },
  });
  if (count >= MOST_RULES)
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `Your workspace has ${MOST_RULES} assignment rules, the maximum. Delete one first.`,
      why: { check: 'assignment_rules', required: `at most ${MOST_RULES}`, current: String(count) },
    });
  return tx.assignmentRule.create({ data: { ...data, position: (max.position ?? -1) + 1 } });
}
