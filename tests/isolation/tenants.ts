/** Two workspaces with all four roles, each with numbers, people, calls and texts; and somebody who belongs to neither. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createClient, type Client, type Interceptor } from '@connectrpc/connect';
import type { DescService } from '@bufbuild/protobuf';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import type { Product } from '@ringline/deploy/all-in-one';
import { PRINCIPAL_HEADER } from '@ringline/kit/auth';
import type { InMemoryNetwork } from '@ringline/kit/rpc';
import { eventually } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { AccessService, WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { aPerson, newEmail, type Api, type Person } from '../testkit/index.ts';
import type { Column } from './expected.ts';
import { inWorkspace } from './workspaceRows.ts';

const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;
export type RoleName = (typeof ROLES)[number];

export interface Tenant {
  readonly workspaceId: string;
  readonly teamId: string;
  readonly people: Readonly<Record<RoleName, Person>>;
  /** Their memberships. */
  readonly profileIds: Readonly<Record<RoleName, string>>;
  readonly invitationId: string;
  /** A request of the OWNER to the ADMIN to take the workspace over. */
  readonly transferId: string;
  readonly numberId: string;
  readonly contactId: string;
  /** That the contact is on. */
  readonly listId: string;
  readonly contactNumber: string;
  readonly threadId: string;
  /** A text from outside. */
  readonly conversationId: string;
  /** A call of the past that every role was on. */
  readonly callId: string;
  /** A sound of its own. */
  readonly soundId: string;
  /** A file of people that is done. */
  readonly importId: string;
}

const TONE = new URL('../../services/sandbox/src/carrier/media/tone-660.mp3', import.meta.url);

async function aTenant(product: Product, name: string, areaCode: string): Promise<Tenant> {
  const { rpc, url } = product;
  const [OWNER, ADMIN, MANAGER, MEMBER] = [
    await aPerson(url, `${name}Owner`),
    await aPerson(url, `${name}Admin`),
    await aPerson(url, `${name}Manager`),
    await aPerson(url, `${name}Member`),
  ];
  const people = { OWNER, ADMIN, MANAGER, MEMBER };
  const members = ROLES.map((roleName) => ({ userId: people[roleName].userId, roleName }));
  const { workspace } = await rpc.client(WorkspaceService).ensureDemoWorkspace({ name, members });
  const { id: workspaceId = '', defaultTeamId: teamId = '' } = workspace ?? {};
  await rpc.client(BillingService).ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: 50_000_000n });
  const contactNumber = `+1${areaCode}5550171`;
  const { contacts } = await rpc.client(ContactsService).ensureDemoContacts({
    workspaceId,
    contacts: [{ firstName: `${name}Contact`, lastName: 'Lee', phoneNumber: contactNumber }],
  });
  await rpc.client(CustomerService).keepCustomer({ workspaceId, customer: aCustomer(contacts[0]?.id ?? '', name) });
  const { numbers } = await rpc.client(NumberService).ensureDemoTelephony({
    workspaceId,
    teamId,
    numbers: [{ number: `+1${areaCode}5550142`, name: `${name} line` }],
    calls: [
      {
        peerNumber: contactNumber,
        direction: 'INBOUND',
        status: 'COMPLETED',
        endReason: 'CALLER_HANGUP',
        minutesAgo: 60,
        ringSeconds: 5,
        talkSeconds: 60,
        agentUserId: MEMBER.userId,
        numberIndex: 0,
      },
    ],
  });
  const numberId = numbers[0]?.id ?? '';
  await rpc.client(MessagingService).ensureDemoMessages({
    workspaceId,
    messages: [
      // Texts that can be tried again, one for each attempt of the matrix.
      ...Array.from({ length: 12 }, (_, index) => ({
        peerNumber: contactNumber,
        direction: 'OUTBOUND',
        body: `Try ${index}`,
        deliveryStatus: 'UNDELIVERED',
        minutesAgo: 40 + index,
        phoneNumberId: numberId,
        agentUserId: OWNER.userId,
        unread: false,
      })),
      {
        peerNumber: contactNumber,
        direction: 'INBOUND',
        body: `Secret of ${name}`,
        deliveryStatus: 'RECEIVED',
        minutesAgo: 30,
        phoneNumberId: numberId,
        agentUserId: '',
        unread: true,
      },
    ],
  });
  const owner = OWNER.api.as({ workspace: workspaceId });
  const { data } = await owner.upload(await readFile(TONE), { name: `${name}.mp3`, type: 'MOH' });
  const { fetchUserProfiles } = await owner.run('{ fetchUserProfiles { data { id role { id name } } } }');
  const profiles = fetchUserProfiles.data as { id: string; role: { id: string; name: RoleName } }[];
  const profileIds = Object.fromEntries(profiles.map(({ id, role }) => [role.name, id])) as Record<RoleName, string>;
  // The plan has to have arrived: the free one has no place for another person.
  const { inviteUser } = await eventually(() =>
    owner.run('mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id } }', {
      input: { email: newEmail(name), roleId: profiles.find(({ role }) => role.name === 'MEMBER')?.role.id ?? '' },
    }),
  );
  const transferId = randomUUID();
  await inWorkspace(product, workspaceId, (tx) =>
    tx.$executeRawUnsafe(
      "INSERT INTO ownership_transfer VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, 'PENDING', now(), now() + interval '72 hours')",
      transferId,
      workspaceId,
      OWNER.userId,
      ADMIN.userId,
    ),
  );
  const thread = await eventually(async () => {
    const { fetchInbox } = await owner.run('{ fetchInbox { data { id contactId } } }');
    const [found] = fetchInbox.data as { id: string; contactId: string | null }[];
    if (!found?.contactId) throw new Error(`${name} has no thread with a contact yet`);
    return found;
  });
  const items = await eventually(async () => {
    const { fetchConversations } = await owner.run(
      'query ($id: ID!) { fetchConversations(threadId: $id, limit: 50) { data { id channel direction call { callId } } } }',
      { id: thread.id },
    );
    const found = fetchConversations.data as {
      id: string;
      channel: string;
      direction: string;
      call: { callId: string } | null;
    }[];
    if (!found.some(({ channel }) => channel === 'VOICE') || !found.some(({ channel }) => channel === 'SMS'))
      throw new Error(`${name}'s past is not in its timeline yet`);
    return found;
  });
  const { createSubscriberList: list } = await owner.run(
    'mutation ($name: String!) { createSubscriberList(name: $name) { id } }',
    { name: `Guests of ${name}` },
  );
  await owner.run(
    'mutation ($id: ID!, $contacts: [ID!]!) { addContactsToList(id: $id, contacts: $contacts) { changed } }',
    {
      id: list.id,
      contacts: [thread.contactId],
    },
  );
  return {
    workspaceId,
    teamId,
    people,
    profileIds,
    invitationId: inviteUser.id,
    transferId,
    numberId,
    contactId: thread.contactId ?? '',
    listId: list.id,
    contactNumber,
    threadId: thread.id,
    conversationId: items.find(({ channel, direction }) => channel === 'SMS' && direction === 'INBOUND')?.id ?? '',
    callId: items.find(({ channel }) => channel === 'VOICE')?.call?.callId ?? '',
    soundId: data.uploadFile.id,
    importId: await anImport(owner, `name,phone\nSecret of ${name},+1${areaCode}5550188\nNobody,12\n`),
  };
}

async function anImport(owner: Api, text: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([text]), 'people.csv');
  const answer = await owner.fetch('/contacts/import', { method: 'POST', body: form });
  const { data } = (await answer.json()) as { data: { id: string } };
  return data.id;
}

/** What a shop knows of a contact, as somebody says it now. */
export const aCustomer = (contactId: string, of: string) => ({
  contactId,
  source: 'API',
  externalId: `Secret of ${of}`,
  totalSpentMicros: 1_000_000n,
  currency: 'USD',
  orders: 1,
  asOf: timestampNow(),
});

export interface World {
  readonly product: Product;
  /** Whose data the matrix is about. */
  readonly ours: Tenant;
  readonly foreign: Tenant;
  readonly nobody: Person;
  /** A signed principal, as the edge gets one; undefined for the anonymous. */
  principalOf(column: Column): Promise<string | undefined>;
  /** A client that calls as the bearer of a principal token, over the product's own network or another one. */
  as<S extends DescService>(service: S, principal: string | undefined, network?: InMemoryNetwork): Client<S>;
}

export async function twoTenants(product: Product): Promise<World> {
  const ours = await aTenant(product, 'Alder', '415');
  const foreign = await aTenant(product, 'Birch', '510');
  const nobody = await aPerson(product.url, 'Nobody');

  const as: World['as'] = (service, principal, network = product.network) => {
    const identify: Interceptor = (next) => (request) => {
      if (principal) request.header.set(PRINCIPAL_HEADER, principal);
      return next(request);
    };
    return createClient(service, network.transportFor(service, [identify]));
  };
  const issue = async (person: Person, workspaceId: string) => {
    const accessToken = person.api.credentials.token ?? '';
    return (await as(AccessService, undefined).issuePrincipal({ accessToken, workspaceId })).principalToken;
  };
  return {
    product,
    ours,
    foreign,
    nobody,
    as,
    async principalOf(column) {
      if (column === 'anonymous') return undefined;
      if (column === 'no membership') return issue(nobody, '');
      if (column === 'foreign OWNER') return issue(foreign.people.OWNER, foreign.workspaceId);
      return issue(ours.people[column], ours.workspaceId);
    },
  };
}
