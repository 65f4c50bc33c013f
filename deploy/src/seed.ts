/** Builds the demo workspace through the services' own rules; each step is idempotent, so that a kill in between heals. */
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { RpcClients } from '@ringline/kit/rpc';
import { demo } from './demo.ts';

/** Credit of the demo workspace in micros: $42.18, as in the pictures. */
const DEMO_CREDIT_MICROS = 42_180_000n;

/** @returns the demo workspace's id */
export async function seedDemo(rpc: RpcClients): Promise<string> {
  const userIds: string[] = [];
  for (const [index, { firstName, lastName, email }] of demo.members.entries()) {
    const { user } = await rpc
      .client(IdentityService)
      .ensureDemoUser({ firstName, lastName, email, primary: index === 0 });
    userIds.push(user?.id ?? '');
  }
  const { workspace } = await rpc.client(WorkspaceService).ensureDemoWorkspace({
    name: demo.workspace,
    members: demo.members.map(({ role }, index) => ({ userId: userIds[index] ?? '', roleName: role })),
  });
  if (!workspace) throw new Error('The demo workspace could not be made');
  const workspaceId = workspace.id;
  await rpc
    .client(BillingService)
    .ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: DEMO_CREDIT_MICROS });
  await rpc.client(ContactsService).ensureDemoContacts({
    workspaceId,
    contacts: demo.contacts.map(({ tags, ...contact }) => {
      const known = demo.customers.find(({ peer }) => peer === contact.phoneNumber);
      return { ...contact, tags: [...tags], ...(known ? { customer: customerOf(known) } : {}) };
    }),
  });
  const { numbers } = await rpc.client(NumberService).ensureDemoTelephony({
    workspaceId,
    teamId: workspace.defaultTeamId,
    numbers: demo.numbers.map((number) => ({ ...number })),
    calls: demo.calls.map((call) => ({
      peerNumber: call.peer,
      direction: call.direction,
      status: call.status,
      endReason: call.endReason,
      minutesAgo: call.minutesAgo,
      ringSeconds: call.ring,
      talkSeconds: call.talk,
      agentUserId: userIds[call.agent] ?? '',
      numberIndex: call.number,
    })),
  });
  await rpc.client(MessagingService).ensureDemoMessages({
    workspaceId,
    messages: demo.messages.map((message) => ({
      peerNumber: message.peer,
      direction: message.direction,
      body: message.body,
      deliveryStatus: message.status,
      minutesAgo: message.minutesAgo,
      phoneNumberId: numbers[message.number]?.id ?? '',
      agentUserId: userIds[message.agent] ?? '',
      unread: message.unread,
    })),
    notes: demo.notes.map(({ peer, author, paragraphs, daysAgo }) => ({
      peerNumber: peer,
      authorUserId: userIds[author] ?? '',
      paragraphs: [...paragraphs],
      minutesAgo: daysAgo * DAY_MINUTES,
    })),
  });
  return workspaceId;
}

const DAY_MINUTES = 1_440;
const micros = (amount: number) => BigInt(Math.round(amount * 1_000_000));

/** A customer of the demo's shop, which sells for dollars. */
const customerOf = ({ externalId, spent, orders, monthsAgo, order }: (typeof demo.customers)[number]) => ({
  customer: {
    source: 'SHOPIFY',
    externalId,
    totalSpentMicros: micros(spent),
    currency: 'USD',
    orders,
    latestOrder: {
      orderNumber: order.number,
      financialStatus: order.financialStatus,
      fulfillmentStatus: order.fulfillmentStatus,
      currency: 'USD',
      totalMicros: micros(order.items.reduce((sum, { quantity, price }) => sum + quantity * price, 0)),
      lineItems: order.items.map(({ name, quantity, price }) => ({ name, quantity, priceMicros: micros(price) })),
    },
  },
  // Half a month more, so that it is not one month less on the day after a long one.
  joinedMinutesAgo: Math.round((monthsAgo + 0.5) * 30.4 * DAY_MINUTES),
  orderedMinutesAgo: order.daysAgo * DAY_MINUTES,
});
