import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { AssignmentRuleService } from '@ringline/proto/messaging/v1/assignment_pb';
import { describeEntry, listLog } from '../assignment/log.ts';
import { describeRule } from '../assignment/rule.ts';
import { listRules, orderRules, removeRule, saveRule } from '../assignment/saveRule.ts';
import type { Deps } from '../context.ts';

/** The handlers of AssignmentRuleService: they translate, the use cases decide. */
export const assignmentRpc = (deps: Pick<Deps, 'db' | 'ids' | 'clock'>) => (router: ConnectRouter) => {
  router.service(AssignmentRuleService, {
    listAssignmentRules: async (_request, context) => ({
      rules: (await listRules(deps)(principalOf(context))).map(describeRule),
    }),
    saveAssignmentRule: async (request, context) => ({
      rule: describeRule(await saveRule(deps)(request, principalOf(context))),
    }),
    orderAssignmentRules: async (request, context) => ({
      rules: (await orderRules(deps)(request, principalOf(context))).map(describeRule),
    }),
    async removeAssignmentRule({ id }, context) {
      await removeRule(deps)(id, principalOf(context));
      return {};
    },
    async listAssignmentLog(request, context) {
      const { rows, metadata } = await listLog(deps)(request, principalOf(context));
      return { entries: rows.map(describeEntry), metadata };
    },
  });
};
