/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import type { SubscriberList, Subscription } from '@ringline/proto/contacts/v1/lists_pb';
export type { SubscriberList as SubscriberListMapper } from '@ringline/proto/contacts/v1/lists_pb';
export type { SubscriberListChanged as SubscriberListUpdateMapper } from '@ringline/proto/contacts/v1/events_pb';

export interface SubscriberMapper {
  readonly id: string;
  readonly contact: Contact;
  readonly subscription: Subscription;
}
export interface ContactSubscriptionMapper {
  readonly subscriberList: SubscriberList;
  readonly subscription: Subscription;
}
