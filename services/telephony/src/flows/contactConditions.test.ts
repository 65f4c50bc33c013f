/** Conditions on the caller's contact: what contacts told of its tags decides the way of the call. */
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { deliver } from '@ringline/kit/testing';
import type { ContactSchema } from '@ringline/proto/contacts/v1/contacts_pb';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import { describe, expect, it } from 'vitest';
import { contactTags } from '../consumers/contactTags.ts';
import { tryNumberFlow } from '../numbers/tryNumberFlow.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallFlow, saveCallFlowDraft, saveCallFlowTest, tryCallFlow } from './callFlows.ts';
import { publishCallFlow } from './publish.ts';

const world = await telephonyWorld();
const { db, deps, webhook } = world;
const CALLER = '+14155550123';
let made = 0;

type Condition = MessageInitShape<typeof CallFlowDocumentSchema>['nodes'] extends (infer Node)[] | undefined
  ? Node extends { condition?: infer Asked }
    ? Asked
    : never
  : never;
const VIP = { subject: 'CONTACT_VIP', operator: 'IS', name: '', values: [] } as unknown as Condition;
const asksFor = (operator: string, ...values: string[]) =>
  ({ subject: 'CONTACT_TAG', operator, name: '', values }) as unknown as Condition;

/** Whoever meets the condition leaves a message, and others are hung up on. */
const fork = (condition: Condition) =>
  create(CallFlowDocumentSchema, {
    start: 'ask',
    nodes: [
      { id: 'ask', kind: 'CONDITION', condition, next: 'message', otherwise: 'bye' },
      { id: 'message', kind: 'VOICEMAIL' },
      { id: 'bye', kind: 'END' },
    ],
  });

async function office() {
  const place = await world.workspace(['Ana'], `+1718555${6000 + (made += 1)}`, { voicemail: true });
  const ana = {
    ...principalOf(place.workspaceId, place.people[0]?.userId ?? ''),
    features: ['CALL_AUTOMATION', 'IVR', 'WAIT_QUEUES'],
  };
  const id = place.phoneNumberId;
  const contact = { id: db.ids.uuid(), phoneNumber: CALLER, workspaceId: place.workspaceId };
  let version = 0;
  return {
    ...place,
    id,
    ana,
    /** What contacts tells of the caller's contact. */
    told: (tags: string[], more: MessageInitShape<typeof ContactSchema> = {}, deleted = false) =>
      deliver(db, [contactTags()], place.workspaceId, ContactChangedSchema, {
        contact: { ...contact, tags, version: (version += 1), ...more },
        deleted,
      }),
    async publish(condition: Condition) {
      const { draft } = await getCallFlow(deps)(id, ana);
      const document = fork(condition);
      const saved = await saveCallFlowDraft(deps)({ id, revision: draft?.revision ?? 0, document }, ana);
      await publishCallFlow(deps)({ id, revision: saved.draft?.revision ?? 0, note: '' }, ana);
      return saved.draft?.problems.map(({ severity, code }) => `${severity} ${code}`);
    },
    /** Where a caller is led. */
    async comes(from = CALLER) {
      const CallSid = `CA${(made += 1).toString(16).padStart(32, 'd')}`;
      world.clock.advance(1_000);
      await webhook('/carrier/voice/inbound', { CallSid, From: from, To: place.number });
      return (await world.callOf(place.workspaceId)).flowAt?.trail;
    },
    async tries(caller = CALLER) {
      const call = { at: Date.now(), caller, availableUserIds: [], answers: '', keys: [] };
      const byNumber = await tryNumberFlow(deps)({ id, ...call }, ana);
      const byFlow = await tryCallFlow(deps)({ id, version: 0, ...call }, ana);
      expect(byNumber.path).toEqual(byFlow.path);
      return { path: byFlow.path, says: byFlow.lines.find(({ node }) => node === 'ask')?.description };
    },
  };
}

describe('a flow that asks for the contact', () => {
  it('leads a VIP another way for as long as the contact has the tag, however it and the number are written', async () => {
    const place = await office();
    await place.publish(VIP);
    expect(await place.comes()).toEqual(['ask', 'bye']);
    await place.told(['Trade', 'Vip']);
    expect(await place.comes()).toEqual(['ask', 'message']);
    expect(await place.comes('+14155550124')).toEqual(['ask', 'bye']);
    await place.told(['Trade']);
    expect(await place.comes()).toEqual(['ask', 'bye']);
    await place.told(['VIP']);
    expect(await place.comes()).toEqual(['ask', 'message']);
    await place.told(['VIP'], {}, true);
    expect(await place.comes()).toEqual(['ask', 'bye']);
  });

  it('takes any of several tags, and keeps to what it was told last', async () => {
    const place = await office();
    await place.publish(asksFor('ONE_OF', 'trade', 'Press'));
    await place.told(['TRADE', 'Late'], { version: 7 });
    expect(await place.comes()).toEqual(['ask', 'message']);
    await place.told([], { version: 6 });
    expect(await place.comes()).toEqual(['ask', 'message']);
    // As a service learns it that is new here: how it is, and then again how it was.
    await place.told([], { version: 9 });
    await place.told(['Trade'], { version: 8 });
    expect(await place.comes()).toEqual(['ask', 'bye']);
    expect((await place.tries()).says).toContain('it has no tags');
    await place.told(['Trade'], { version: 10 });
    await place.publish(asksFor('IS_NOT', 'Trade'));
    expect(await place.comes()).toEqual(['ask', 'bye']);
    expect(await place.comes('+14155550124')).toEqual(['ask', 'message']);
  });

  it('knows nothing of the contacts of another workspace', async () => {
    const [ours, theirs] = [await office(), await office()];
    await theirs.told(['VIP']);
    await ours.publish(VIP);
    await theirs.publish(VIP);
    expect(await ours.comes()).toEqual(['ask', 'bye']);
    expect(await theirs.comes()).toEqual(['ask', 'message']);
    expect((await ours.tries()).path).toEqual(['ask', 'bye']);
    expect(await ours.publish(asksFor('IS', 'VIP'))).toEqual(['WARNING TAG_UNKNOWN']);
  });

  it('is published with a warning where no contact has the tag any more', async () => {
    const place = await office();
    await place.told(['Trade']);
    expect(await place.publish(asksFor('IS', 'trade'))).toEqual([]);
    await place.told([]);
    expect(await place.publish(asksFor('IS', 'trade'))).toEqual(['WARNING TAG_UNKNOWN']);
    expect(await place.comes()).toEqual(['ask', 'bye']);
  });

  it('is tried with the tags of the contact who has the number, in kept tests too', async () => {
    const place = await office();
    await place.told(['VIP', 'Trade']);
    await place.publish(VIP);
    expect(await place.tries()).toEqual({
      path: ['ask', 'message'],
      says: expect.stringContaining('The contact is a VIP? Yes: it has Trade, VIP') as string,
    });
    expect((await place.tries('+14155550124')).says).toContain('The contact is a VIP? No: it has no tags');
    const trial = { at: Date.now(), timezone: 'UTC', caller: CALLER, availableUserIds: [], answers: '', keys: [] };
    const expected = { end: 'VOICEMAIL', answeredBy: '', path: ['ask', 'message'] };
    await saveCallFlowTest(deps)(place.id, { id: '', name: 'A VIP calls', trial, expected }, place.ana);
    expect(await place.publish(VIP)).toEqual([]);
  });
});

it('a flow that asks for nobody reads no tags', async () => {
  const place = await office();
  await place.told(['VIP']);
  await place.publish({ subject: 'CALLER_ANONYMOUS', operator: 'IS', name: '', values: [] });
  await place.comes();
  expect(await world.callOf(place.workspaceId)).not.toHaveProperty('contactTags');
});
