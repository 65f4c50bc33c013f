import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { FollowUpsChangedSchema, PinsChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Thread } from '@ringline/proto/messaging/v1/messaging_pb';
import { type FollowUp, type InboxView, TriageService } from '@ringline/proto/messaging/v1/triage_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';

const CHANGED = {};

const service = (context: OperationContext) => context.call(TriageService);
const pinned = async (context: OperationContext): Promise<Thread[]> =>
  (await service(context).listPinnedThreads({})).threads;

const followUps = async (context: OperationContext): Promise<FollowUp[]> =>
  (await service(context).listFollowUps({})).followUps;

type Assignee = Pick<Thread, 'assigneeKind' | 'assigneeId'>;

/** Who a conversation is for, when it comes back, and what each person keeps at the top. */
export const triage = {
  Query: {
    async fetchConversationAssignees(_source, { threadId }, context) {
      const { userIds, teamIds } = await service(context).listAssignees({ threadId });
      const { profile, team } = context.loaders;
      const [people, teams] = await Promise.all([
        Promise.all(userIds.map((id) => profile.load(id))),
        Promise.all(teamIds.map((id) => team.load(id))),
      ]);
      return { people: people.filter((one) => one !== null), teams: teams.filter((one) => one !== null) };
    },
    fetchPinnedConversations: (_source, _args, context) => pinned(context),
    fetchFollowUps: (_source, _args, context) => followUps(context),
    fetchInboxViews: async (_source, _args, context) => (await service(context).listInboxViews({})).views,
  },
  Mutation: {
    assignConversation: async (_source, { input: { threadId, kind, assigneeId } }, context) =>
      (await service(context).assignThread({ threadId, kind: kind ?? '', assigneeId: assigneeId ?? '' })).thread,
    snoozeConversation: async (_source, { threadId, until }, context) =>
      (await service(context).snoozeThread({ threadId, ...(until ? { until } : {}) })).thread,
    pinConversation: async (_source, { threadId, pinned: on }, context) =>
      (await service(context).pinThread({ threadId, pinned: on })).threads,
    saveInboxView: async (_source, { input: { id, name, filter, assigned, tagId } }, context) =>
      (
        await service(context).saveInboxView({
          id: id ?? '',
          name,
          filter,
          assigned: assigned ?? '',
          tagId: tagId ?? '',
        })
      ).views,
    removeInboxView: async (_source, { id }, context) => (await service(context).removeInboxView({ id })).views,
    setFollowUp: async (_source, { threadId, dueAt }, context) =>
      (await service(context).setFollowUp({ threadId, ...(dueAt ? { dueAt } : {}) })).followUps,
  },
  Subscription: {
    pinnedConversationsChanged: {
      // However often they changed, they are the same list.
      subscribe: () =>
        listen(
          PinsChangedSchema,
          (event, _audience, principal) => (event.userId === principal.userId ? CHANGED : undefined),
          { stateOf: () => 'pins' },
        ),
      resolve: (_frame, _args, context) => pinned(context),
    },
    followUpsChanged: {
      subscribe: () =>
        listen(
          FollowUpsChangedSchema,
          (event, _audience, principal) => (event.userId === principal.userId ? CHANGED : undefined),
          { stateOf: () => 'follow-ups' },
        ),
      resolve: (_frame, _args, context) => followUps(context),
    },
  },
  Thread: {
    assignee: ({ assigneeKind, assigneeId }: Thread) => (assigneeId ? { assigneeKind, assigneeId } : null),
    snoozedUntil: ({ snoozedUntil }: Thread) => snoozedUntil ?? null,
  },
  FollowUp: {
    dueAt: ({ dueAt }: FollowUp) => dueAt ?? timestampFromMs(0),
  },
  InboxView: {
    assigned: ({ assigned }: InboxView) => assigned || null,
    tagId: ({ tagId }: InboxView) => tagId || null,
  },
  ConversationAssignee: {
    kind: ({ assigneeKind }: Assignee) => (assigneeKind === 'TEAM' ? 'TEAM' : 'USER'),
    targetId: ({ assigneeId }: Assignee) => assigneeId,
    async name({ assigneeKind, assigneeId }: Assignee, _args, { loaders }) {
      if (assigneeKind === 'TEAM') return (await loaders.team.load(assigneeId))?.name ?? null;
      const profile = await loaders.profile.load(assigneeId);
      return profile ? `${profile.firstName} ${profile.lastName}`.trim() || profile.email : null;
    },
  },
} satisfies Resolvers;
