import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { MEMBER_GRANTS, WORKSPACE, owner, world, type Fakes, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

const asked: Record<string, unknown>[] = [];
/** What telephony says of who asks. */
let hears = true;
const metadata = { count: 30, perPage: 2, currentPage: 1, totalPages: 15, endCursor: 'cur', hasNext: true };
const recorded = {
  id: 'v-1',
  threadId: 'th-1',
  contactId: 'c-1',
  direction: 'INBOUND',
  channel: 'VOICE',
  phoneNumberId: 'n-1',
  phoneNumber: '+14155550100',
  agentUserId: 'u-ana',
  creditLogs: [{ amountMicros: 15_000n, freeMinuteUsed: 1, freeSecondsUsed: 6n }],
  call: {
    callId: 'call-1',
    status: 'COMPLETED',
    // Who is gone has no profile any longer.
    hadUserIds: ['u-ben', 'u-gone', 'u-ana'],
    costPayableMicros: 15_000n,
    carrierCost: { phonesMicros: 14_000n, browsersMicros: 4_000n },
    outsideLegs: [
      { legId: 'leg-1', number: '+14155550102', billingDurationSeconds: 120, costMicros: 40_000n, freeSeconds: 61n },
    ],
    transfer: { fromName: 'Ana Diaz', toKind: 'TEAM', toName: 'Repairs', message: '', stage: 'COMPLETED' },
    recordingId: 'rec-1',
    recordingState: 'READY',
    recordingKey: `recordings/${WORKSPACE}/rec-1.wav`,
    recordingMimeType: 'audio/wav',
    recordingPeaks: Uint8Array.from({ length: 192 }, (_, bar) => (bar < 96 ? bar : 100)),
  },
};
const fakes: Fakes = {
  recordings: {
    openRecordings({ callIds, download }) {
      asked.push({ openRecordings: callIds, download });
      const recordings = callIds.map((callId) => ({ callId, storageKey: recorded.call.recordingKey }));
      return { recordings: hears ? recordings : [] };
    },
    listRecordingRights({ callIds }) {
      asked.push({ listRecordingRights: callIds });
      return {
        rights: callIds.map((callId) => ({ callId, mayHear: hears, mayChangeWords: hears, recordedByNumber: false })),
      };
    },
    getRecordingSettings: () => ({ settings: { access: 'ADMINS' } }),
  },
  messaging: {
    listThreads(request) {
      asked.push({ listThreads: request.contactIds });
      return {
        threads: [
          {
            id: 'th-2',
            contactId: 'c-2',
            peerNumber: '+2',
            state: 'OPEN',
            unreadCount: 3,
            lastConversation: { ...recorded, id: 'v-9' },
          },
          { id: 'th-3', contactId: '', peerNumber: '+3', state: 'OPEN' },
          { id: 'th-1', contactId: 'c-1', peerNumber: '+1', state: 'OPEN', unreadCount: 0 },
        ],
        metadata,
        totalUnread: 3,
      };
    },
    listCallHistory(request) {
      asked.push({ listCallHistory: request.contactId });
      const { carrierCost: _cost, ...unpriced } = recorded.call;
      return { conversations: [recorded, { ...recorded, id: 'v-2', call: unpriced }], metadata };
    },
    getConversation: ({ id }) => ({
      conversation: {
        id,
        channel: 'SMS',
        direction: 'OUTBOUND',
        agentUserId: id === 'm-auto' ? '' : 'u-ben',
        message: { body: 'hi' },
        platformId: 'SM1',
      },
    }),
    listMessageHistory({ direction, channels, deliveryStatuses, counted }) {
      asked.push({ listMessageHistory: direction, ...(counted ? { counted, channels, deliveryStatuses } : {}) });
      return { conversations: [recorded], metadata };
    },
    listConversations(request) {
      asked.push({
        listConversations: request.channel,
        ...(request.direction ? { direction: request.direction } : {}),
      });
      return { conversations: [recorded], metadata };
    },
  },
  calls: {
    listCallRecords({ callIds, withoutEntries }) {
      asked.push({ listCallRecords: callIds, withoutEntries });
      const entries = [{ id: 'e-1', name: 'call.began', description: 'The call began.' }];
      return {
        records: hears ? [{ callId: 'call-1', carrierSid: 'CA1', entries: withoutEntries ? [] : entries }] : [],
      };
    },
  },
  contacts: {
    batchGetContacts({ ids }) {
      asked.push({ batchGetContacts: [...ids] });
      return { contacts: ids.toReversed().map((id) => ({ id, firstName: id, lastName: '', email: '' })) };
    },
  },
  workspace: {
    listUserProfiles({ userIds }) {
      asked.push({ listUserProfiles: [...userIds] });
      return {
        userProfiles: [
          {
            id: 'p-ana',
            userId: 'u-ana',
            firstName: 'Ana',
            lastName: 'Diaz',
            status: 'ACTIVE',
            availabilityStatus: 'AVAILABLE',
          },
          { id: 'p-ben', userId: 'u-ben', firstName: 'Ben', lastName: 'Roy', status: 'ACTIVE' },
        ],
      };
    },
  },
  numbers: { listNumbers: () => ({ numbers: [{ id: 'n-1', name: 'Front desk', number: '+14155550100' }] }) },
};

async function start() {
  asked.length = 0;
  hears = true;
  edge = await world({
    fakes,
    people: {
      ana: owner(),
      ben: owner({ userId: 'u-ben', sessionId: 's-ben', role: 'MEMBER', grants: MEMBER_GRANTS }),
      adi: owner({ userId: 'u-adi', sessionId: 's-adi', role: 'ADMIN' }),
      mia: owner({ userId: 'u-mia', sessionId: 's-mia', role: 'MANAGER' }),
    },
  });
}

describe('lists', () => {
  it('contacts with conversations come in the order of the inbox, looked up at once', async () => {
    await start();
    const { data, errors } = await edge.ask(
      '{ fetchContacts(hasConversation: true, limit: 2) { metadata { count nextPage prevPage totalPages } data { id email totalUnreadMessages lastConversation { id } } pageInfo { hasNextPage endCursor } edges { cursor node { id } } } }',
    );
    expect(errors).toBeUndefined();
    expect(data.fetchContacts).toEqual({
      metadata: { count: 30, nextPage: 2, prevPage: null, totalPages: 15 },
      data: [
        { id: 'c-2', email: null, totalUnreadMessages: 3, lastConversation: { id: 'v-9' } },
        { id: 'c-1', email: null, totalUnreadMessages: 0, lastConversation: null },
      ],
      pageInfo: { hasNextPage: true, endCursor: 'cur' },
      edges: [
        { cursor: null, node: { id: 'c-2' } },
        { cursor: 'cur', node: { id: 'c-1' } },
      ],
    });
    expect(asked).toEqual([{ listThreads: [] }, { batchGetContacts: ['c-2', 'c-1'] }]);
  });

  it('the inbox shows people whose name is not known by their number', async () => {
    await start();
    const { data } = await edge.ask(
      '{ fetchInbox(filter: OPEN, first: 3) { totalUnread data { peerNumber contact { fullName } } } }',
    );
    expect(data.fetchInbox).toMatchObject({
      totalUnread: 3,
      data: [{ contact: { fullName: 'c-2' } }, { peerNumber: '+3', contact: null }, {}],
    });
  });

  it('calls alone are the call history; a thread holds calls and messages', async () => {
    await start();
    await edge.ask('{ fetchConversations(channel: call, limit: 5) { data { id } } }');
    await edge.ask('{ fetchConversations(channel: call, contactId: "c-1") { data { id } } }');
    await edge.ask('{ fetchConversations(contactId: "c-1", limit: 20) { data { id } } }');
    await edge.ask('{ fetchConversations(threadId: "th-1", channel: message) { data { id } } }');
    await edge.ask('{ fetchConversations(channel: message, direction: INBOUND, limit: 1) { data { id } } }');
    await edge.ask(
      '{ fetchConversations(channel: message, counted: true, channels: [VIBER], deliveryStatuses: [FAILED]) { data { id } } }',
    );
    expect(asked).toEqual([
      { listCallHistory: '' },
      { listCallHistory: 'c-1' },
      { listConversations: '' },
      { listConversations: 'SMS' },
      { listMessageHistory: 'INBOUND' },
      { listMessageHistory: '', counted: true, channels: ['VIBER'], deliveryStatuses: ['FAILED'] },
    ]);
  });
});

describe('who sent a text', () => {
  it('is told, or that nobody wrote it', async () => {
    await start();
    const sender = async (id: string) =>
      (await edge.ask(`{ getWorkspaceConversationEntity(id: "${id}") { isAutomatic agent { mainUserId } } }`)).data
        .getWorkspaceConversationEntity;
    expect(await sender('m-1')).toMatchObject({ isAutomatic: false });
    expect(await sender('m-auto')).toEqual({ isAutomatic: true, agent: null });
  });
});

describe('the carrier’s id', () => {
  const ASK = '{ getWorkspaceConversationEntity(id: "m-1") { platformId events { name } } }';

  it('of a text is for who sees all texts; no events of it are kept', async () => {
    await start();
    const seen = async (who: string) => (await edge.ask(ASK, {}, { authorization: `Bearer ${who}` })).data;
    expect(await seen('ana')).toEqual({ getWorkspaceConversationEntity: { platformId: 'SM1', events: [] } });
    expect(await seen('ben')).toEqual({ getWorkspaceConversationEntity: { platformId: null, events: [] } });
  });

  it('of a call, and its timeline, are what telephony tells', async () => {
    await start();
    const seen = async (fields: string) =>
      (await edge.ask(`{ fetchConversations(channel: call) { data { ${fields} } } }`)).data.fetchConversations.data[0];
    expect(await seen('platformId events { name description }')).toEqual({
      platformId: 'CA1',
      events: [{ name: 'call.began', description: 'The call began.' }],
    });
    asked.length = 0;
    expect(await seen('platformId')).toEqual({ platformId: 'CA1' });
    expect(asked).toContainEqual({ listCallRecords: ['call-1'], withoutEntries: true });
    hears = false;
    expect(await seen('platformId events { name }')).toEqual({ platformId: null, events: null });
  });
});

describe('a recorded call', () => {
  const ASK =
    '{ fetchConversations(channel: call) { data { transfer { fromAgentName toTeam toUserOrTeamName message stage } phoneNumber { number name } agent { id mainUserId fullName } otherAgents { mainUserId fullName } creditLogs { amount freeMinuteUsed freeSecondsUsed } call { callId costPayable callCost outsideLegs { id number billingDuration freeMinuteUsed freeSecondsUsed cost } endReason recording { id name url type } } } } }';

  it('is heard by those who may, through a link that works for five minutes and gives ranges', async () => {
    await start();
    await edge.storage.put(`recordings/${WORKSPACE}/rec-1.wav`, Buffer.from('0123456789'), {
      contentType: 'audio/wav',
    });
    const { data, errors } = await edge.ask(ASK);
    expect(errors).toBeUndefined();
    const [item] = data.fetchConversations.data;
    expect(item).toMatchObject({
      phoneNumber: { number: '+14155550100', name: 'Front desk' },
      agent: { id: 'p-ana', mainUserId: 'u-ana', fullName: 'Ana Diaz' },
      otherAgents: [{ mainUserId: 'u-ben', fullName: 'Ben Roy' }],
      creditLogs: [{ amount: 0.015 }],
      transfer: {
        fromAgentName: 'Ana Diaz',
        toTeam: true,
        toUserOrTeamName: 'Repairs',
        message: null,
        stage: 'COMPLETED',
      },
      call: {
        callId: 'call-1',
        callCost: 0.018,
        costPayable: 0.055,
        outsideLegs: [
          {
            id: 'leg-1',
            number: '+14155550102',
            billingDuration: 120,
            freeMinuteUsed: 2,
            freeSecondsUsed: 61,
            cost: 0.04,
          },
        ],
        endReason: null,
        recording: { id: 'rec-1', name: 'rec-1.wav', type: 'RECORDING' },
      },
    });
    expect(asked.filter((one) => 'openRecordings' in one)).toEqual([{ openRecordings: ['call-1'], download: false }]);
    const link = `${edge.address}${item.call.recording.url}`;
    const whole = await fetch(link);
    expect(whole.headers.get('content-type')).toBe('audio/wav');
    expect(await whole.text()).toBe('0123456789');
    const part = await fetch(link, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
    expect((await fetch(link, { headers: { range: 'bytes=20-' } })).status).toBe(416);
    expect((await fetch(link.replace('url=', 'url=x'))).status).toBe(410);
    edge.clock.advance(301_000);
    expect((await fetch(link)).status).toBe(410);
  });

  it('is opened by who asks for its link alone: to see that it can be played is not to hear it', async () => {
    await start();
    const { data } = await edge.ask(
      '{ fetchConversations(channel: call) { data { call { canChangeWords recording { state canPlay closedBy default } } } } }',
    );
    expect(data.fetchConversations.data[0].call).toEqual({
      canChangeWords: true,
      recording: { state: 'READY', canPlay: true, closedBy: null, default: false },
    });
    expect(asked.filter((one) => 'openRecordings' in one)).toEqual([]);
    // Once for all fields and all rows.
    expect(asked.filter((one) => 'listRecordingRights' in one)).toEqual([{ listRecordingRights: ['call-1'] }]);
  });

  it('shows what it looks like before it is heard, to those who may hear it', async () => {
    await start();
    const peaks = async () => {
      const { data } = await edge.ask(
        '{ fetchConversations(channel: call) { data { call { recording { peaks } } } } }',
      );
      return data.fetchConversations.data[0].call.recording.peaks;
    };
    const [theirs, ours] = await peaks();
    expect([theirs.length, theirs[0], theirs[95], ours.length, ours[0]]).toEqual([96, 0, 95, 96, 100]);
    expect(asked.filter((one) => 'openRecordings' in one)).toEqual([]);
    hears = false;
    expect(await peaks()).toEqual([]);
  });

  it('is downloaded by who asks to keep it', async () => {
    await start();
    const { data } = await edge.ask(
      '{ fetchConversations(channel: call) { data { call { recording { url(use: DOWNLOAD) } } } } }',
    );
    expect(data.fetchConversations.data[0].call.recording.url).toMatch(/^\/api\/filepipe\//);
    expect(asked.filter((one) => 'openRecordings' in one)).toEqual([{ openRecordings: ['call-1'], download: true }]);
  });

  it('is not heard by whom telephony leaves out, who is told by which choice', async () => {
    await start();
    hears = false;
    const { data } = await edge.ask(
      '{ fetchConversations(channel: call) { data { call { canChangeWords recording { id canPlay closedBy url } } } } }',
    );
    expect(data.fetchConversations.data[0].call).toEqual({
      canChangeWords: false,
      recording: { id: 'rec-1', canPlay: false, closedBy: 'ADMINS', url: null },
    });
  });

  it('a member sees no money of it', async () => {
    await start();
    const { data } = await edge.ask(ASK, {}, { authorization: 'Bearer ben' });
    expect(data.fetchConversations.data[0]).toMatchObject({
      creditLogs: [],
      call: { costPayable: null, outsideLegs: [{ cost: null }] },
    });
  });

  it('what the carrier charges for it is for the owner and admins alone, and null while it is not known', async () => {
    await start();
    const seen = async (who: string, at = 0) => {
      const { data } = await edge.ask(
        '{ fetchConversations(channel: call) { data { call { costPayable callCost callCostParts { phones browsers } } } } }',
        {},
        { authorization: `Bearer ${who}` },
      );
      return data.fetchConversations.data[at].call;
    };
    const known = { costPayable: 0.055, callCost: 0.018, callCostParts: { phones: 0.014, browsers: 0.004 } };
    expect(await seen('ana')).toEqual(known);
    expect(await seen('adi')).toEqual(known);
    expect(await seen('mia')).toEqual({ costPayable: 0.055, callCost: null, callCostParts: null });
    expect(await seen('ben')).toEqual({ costPayable: null, callCost: null, callCostParts: null });
    expect(await seen('ana', 1)).toEqual({ costPayable: 0.055, callCost: null, callCostParts: null });
  });

  it('a stored page is never served: only sound, pictures and PDF', async () => {
    await start();
    const key = `recordings/${WORKSPACE}/${randomUUID()}.html`;
    await edge.storage.put(key, Buffer.from('<script>'), { contentType: 'text/html' });
    const response = await fetch(`${edge.address}${edge.links.to(key)}`);
    expect(response.status).toBe(404);
  });
});
