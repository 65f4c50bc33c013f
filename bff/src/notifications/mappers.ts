/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  Delivery as NotificationDeliveryMapper,
  DeliveryEntry as NotificationDeliveryEntryMapper,
  Notification as ConversationNotificationMapper,
  Notification as MentionNotificationMapper,
  Notification as MentionParentNodeMapper,
  Notification as WorkspaceNotificationMapper,
} from '@ringline/proto/workspace/v1/notifications_pb';
export type {
  GetPushResponse as PushSettingsMapper,
  PushDevice as PushDeviceMapper,
} from '@ringline/proto/workspace/v1/push_pb';
