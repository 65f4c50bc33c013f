import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import {
  type AssignmentLogEntry,
  type AssignmentRule,
  AssignmentRuleService,
} from '@ringline/proto/messaging/v1/assignment_pb';
import { AssignmentRulesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { OperationContext } from '../graphql/context.ts';
import { listPayload, pageRequest } from '../graphql/paging.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { asksForCount } from '../graphql/selected.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';

const CHANGED = {};

const service = (context: OperationContext) => context.call(AssignmentRuleService);
const rules = async (context: OperationContext): Promise<AssignmentRule[]> =>
  (await service(context).listAssignmentRules({})).rules;

/** Of a list that was left out. */
const all = <T>(list: readonly T[] | null | undefined): T[] => [...(list ?? [])];

/** Whom work is for when something comes in, and what rules did about it. */
export const assignment = {
  Query: {
    fetchAssignmentRules: (_source, _args, context) => rules(context),
    async fetchAssignmentLog(_source, { outcome, ruleId, userId, ...args }, context, info) {
      const { entries, metadata } = await service(context).listAssignmentLog({
        page: { ...pageRequest(args), uncounted: !asksForCount(info) },
        outcome: outcome ?? '',
        ruleId: ruleId ?? '',
        userId: userId ?? '',
      });
      return listPayload(entries, metadata);
    },
  },
  Mutation: {
    async saveAssignmentRule(_source, { input }, context) {
      const { id, name, enabled, conditions, action, handOn, version } = input;
      const { rule } = await service(context).saveAssignmentRule({
        id: id ?? '',
        name,
        enabled,
        handOn,
        version: version ?? 0,
        conditions: {
          phoneNumberIds: all(conditions.phoneNumberIds),
          channels: all(conditions.channels),
          teamIds: all(conditions.teamIds),
          tagIds: all(conditions.tagIds),
          words: all(conditions.words),
          contact: conditions.contact ?? '',
          contactTags: all(conditions.contactTags),
          listIds: all(conditions.listIds),
          hours: conditions.hours ?? '',
        },
        action: {
          kind: action.kind,
          targetId: action.targetId ?? '',
          tagIds: all(action.tagIds),
          text: action.text ?? '',
        },
      });
      return rule;
    },
    orderAssignmentRules: async (_source, { ids }, context) =>
      (await service(context).orderAssignmentRules({ ids: [...ids] })).rules,
    async removeAssignmentRule(_source, { id }, context) {
      await service(context).removeAssignmentRule({ id });
      return rules(context);
    },
  },
  Subscription: {
    assignmentRulesChanged: {
      // However many changed, they are the same list.
      subscribe: () =>
        listen(
          AssignmentRulesChangedSchema,
          (_event, audience, principal) => (maySee(principal, 'AUTOMATIONS', audience) ? CHANGED : undefined),
          { stateOf: () => 'assignment-rules' },
        ),
      resolve: (_frame, _args, context) => rules(context),
    },
  },
  AssignmentRule: {
    conditions: ({ conditions }: AssignmentRule) => ({
      phoneNumberIds: all(conditions?.phoneNumberIds),
      channels: all(conditions?.channels),
      teamIds: all(conditions?.teamIds),
      tagIds: all(conditions?.tagIds),
      words: all(conditions?.words),
      contact: conditions?.contact || null,
      contactTags: all(conditions?.contactTags),
      listIds: all(conditions?.listIds),
      hours: conditions?.hours || null,
    }),
    async action({ action }: AssignmentRule, _args, { loaders }) {
      const { kind = 'NONE', targetId = '', tagIds = [], text = '' } = action ?? {};
      return {
        kind,
        text: text || null,
        targetId: targetId || null,
        tagIds: [...tagIds],
        targetName: targetId === '' ? null : await targetName(),
      };

      async function targetName(): Promise<string | null> {
        if (kind !== 'PERSON') return (await loaders.team.load(targetId))?.name ?? null;
        const profile = await loaders.profile.load(targetId);
        return profile ? `${profile.firstName} ${profile.lastName}`.trim() || profile.email : null;
      }
    },
  },
  AssignmentLogEntry: {
    at: ({ at }: AssignmentLogEntry) => at ?? timestampFromMs(0),
    thread: ({ threadId }: AssignmentLogEntry, _args, { loaders }) => loaders.threadById.load(threadId),
    ruleId: ({ ruleId }: AssignmentLogEntry) => ruleId || null,
    ruleName: ({ ruleName }: AssignmentLogEntry) => ruleName || null,
    assignee: ({ assigneeKind, assigneeId }: AssignmentLogEntry) => (assigneeId ? { assigneeKind, assigneeId } : null),
    from: ({ fromUserId }: AssignmentLogEntry) =>
      fromUserId ? { assigneeKind: 'USER', assigneeId: fromUserId } : null,
  },
} satisfies Resolvers;
