import { NotificationChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { NotificationService, type Notification } from '@ringline/proto/workspace/v1/notifications_pb';
import { pageOf } from '../graphql/paging.ts';
import { orNull } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';
import { peerOfAddress } from '../conversations/peer.ts';

export const notifications = {
  Query: {
    async fetchWorkspaceNotifications(_source, { unreadOnly, ...args }, context) {
      const {
        notifications: rows,
        unreadCount,
        unreadChats,
      } = await context.call(NotificationService).listNotifications({ unreadOnly: unreadOnly ?? false });
      return { ...pageOf(rows, args), totalUnread: unreadCount, unreadChats };
    },
    async fetchConversationNotifications(_source, { unreadOnly, ...args }, context) {
      const { notifications: rows, unreadCount } = await context
        .call(NotificationService)
        .listNotifications({ unreadOnly: unreadOnly ?? false, aboutConversations: true });
      return { ...pageOf(rows, args), totalUnread: unreadCount };
    },
  },
  Mutation: {
    async changeWorkspaceNotificationReadState(_source, { ids, isRead }, context) {
      // An empty list names none: nothing is to change.
      if (ids?.length === 0) {
        const { unreadCount } = await context.call(NotificationService).listNotifications({ unreadOnly: true });
        return { data: [], totalUnread: unreadCount };
      }
      const changed = await context
        .call(NotificationService)
        .changeNotificationReadState({ ids: [...(ids ?? [])], isRead });
      return { data: changed.notifications, totalUnread: changed.unreadCount };
    },
    async changeConversationNotificationReadState(_source, { threadId, isRead }, context) {
      const changed = await context.call(NotificationService).changeNotificationReadState({ threadId, isRead });
      return { data: changed.notifications, totalUnread: changed.unreadCount };
    },
    async markMissedCallDone(_source, { id }, context) {
      const changed = await context.call(NotificationService).markMissedCallDone({ id });
      return { data: changed.notifications, totalUnread: changed.unreadCount };
    },
  },
  Subscription: {
    workspaceNotification: live(() =>
      listen(
        NotificationChangedSchema,
        ({ notification }, _to, principal) => (notification?.userId === principal.userId ? notification : undefined),
        { stateOf: ({ notification }) => notification?.id },
      ),
    ),
    mentionNotification: live(() =>
      listen(
        NotificationChangedSchema,
        ({ notification }, _to, principal) =>
          notification?.userId === principal.userId && notification.kind === 'MENTION' ? notification : undefined,
        { stateOf: ({ notification }) => notification?.id },
      ),
    ),
  },
  WorkspaceNotification: {
    type: ({ kind }: Notification) => kind,
    excerpt: ({ excerpt }: Notification) => orNull(excerpt),
    peerNumber: ({ peerNumber }: Notification) => orNull(peerNumber),
    peer: ({ peerNumber }: Notification) => (peerNumber === '' ? null : peerOfAddress(peerNumber)),
    conversationId: ({ conversationId }: Notification) => orNull(conversationId),
    threadId: ({ threadId }: Notification) => orNull(threadId),
    createdAt: ({ happenedAt }: Notification) => happenedAt,
    contact: ({ contactId }: Notification, _args, { loaders }) => (contactId ? loaders.contact.load(contactId) : null),
  },
  ConversationNotification: {
    type: ({ kind }: Notification) => kind,
    peer: ({ peerNumber }: Notification) => (peerNumber === '' ? null : peerOfAddress(peerNumber)),
    createdAt: ({ happenedAt }: Notification) => happenedAt,
    contact: ({ contactId }: Notification, _args, { loaders }) => (contactId ? loaders.contact.load(contactId) : null),
  },
  MentionNotification: {
    sourceUser: ({ sourceUserId }: Notification, _args, { loaders }) =>
      sourceUserId ? loaders.profile.load(sourceUserId) : null,
    toUser: ({ userId }: Notification, _args, { loaders }) => loaders.profile.load(userId),
    parentNodeData: (notification: Notification) => notification,
    createdAt: ({ happenedAt }: Notification) => happenedAt,
  },
  MentionParentNode: {
    contactId: ({ contactId }: Notification) => orNull(contactId),
    conversationId: ({ conversationId }: Notification) => orNull(conversationId),
    teamId: ({ teamId }: Notification) => orNull(teamId),
  },
} satisfies Resolvers;
