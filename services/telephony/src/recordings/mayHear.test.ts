/** Who hears a recording and reads its words, by what the workspace chose (defaults 2.2, recordingAccess): each person, each choice, each way in. */
import type { Principal, Scope } from '@ringline/kit/auth';
import { RecordingAccessChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { atEndOfFile } from '@ringline/kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordedCalls } from '../testing/recordedCalls.ts';
import { recordingOf, scriptedEars } from '../testing/scriptedEars.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { editSummary } from '../transcripts/summaries.ts';
import { correctTranscript, listTranscripts, transcribeCall } from '../transcripts/transcripts.ts';
import { listRecordingRights } from './listRecordingRights.ts';
import { openRecordings } from './openRecordings.ts';
import { getRecordingSettings, updateRecordingSettings } from './retention.ts';
import { updateRecordingAccess } from './updateRecordingAccess.ts';

const ears = await scriptedEars({ 700: 'Good morning.' });
atEndOfFile(() => ears.close());
const world = await telephonyWorld({ ears: ears.url });
const { deps, apply, transcripts } = world;
const { office, recordedCall } = recordedCalls(world);
const open = openRecordings(deps);
const list = listTranscripts(deps);
const rights = listRecordingRights(deps);
const choose = updateRecordingAccess(deps);
const settings = getRecordingSettings(deps);
const correct = correctTranscript(deps, apply);
const transcribe = transcribeCall(deps, apply);
const summarize = editSummary(deps, apply);
const TALK = recordingOf(5, [{ hertz: 700, from: 0, to: 2 }], []);
const ip = '203.0.113.7';

/** Grants on CALLS (defaults 2.2). */
const GRANTS: Readonly<Record<string, Readonly<Record<'READ' | 'UPDATE', Scope>>>> = {
  OWNER: { READ: 'all', UPDATE: 'all' },
  ADMIN: { READ: 'all', UPDATE: 'all' },
  MANAGER: { READ: 'team', UPDATE: 'team' },
  MEMBER: { READ: 'team', UPDATE: 'own' },
};

type Who = Principal & { readonly ip: string };
const people: Record<string, Who> = {};
let callId = '';
let workspaceId = '';
const one = (name: string): Who => {
  const who = people[name];
  if (!who) throw new Error(`nobody is ${name}`);
  return who;
};
const chosen = async (access: string): Promise<void> => {
  const { version = 0 } = await settings({ wouldKeepDays: 0 }, one('owner'));
  expect(await choose({ access, version }, one('owner'))).toMatchObject({ access, version: version + 1 });
};
const patched = (at: string, value: object | boolean) =>
  deps.db.tenant(
    workspaceId,
    ({ tx }) =>
      tx.$executeRaw`UPDATE call SET state = jsonb_set(state, ${at}::text[], ${JSON.stringify(value)}::jsonb) WHERE id = ${callId}::uuid`,
  );

beforeAll(async () => {
  const made = await office();
  const [ours, elsewhere] = [made.teamId, deps.ids.uuid()];
  ({ workspaceId } = made);
  const somebody = (role: string, teamIds: string[], userId: string = deps.ids.uuid()): Who => ({
    ...principalOf(workspaceId, userId, { teamIds }),
    features: made.ana.features,
    role,
    scope: (_resource, action) => GRANTS[role]?.[action as 'READ' | 'UPDATE'],
    ip,
  });
  people['owner'] = somebody('OWNER', []);
  people['admin'] = somebody('ADMIN', []);
  people['manager of the team'] = somebody('MANAGER', [ours]);
  people['manager of another team'] = somebody('MANAGER', [elsewhere]);
  people['manager of another team, asked in vain'] = somebody('MANAGER', [elsewhere]);
  people['manager of another team, who had the call'] = somebody('MANAGER', [elsewhere]);
  people['agent'] = somebody('MEMBER', [ours], made.ana.userId);
  people['who handed it over'] = somebody('MEMBER', [elsewhere]);
  people['who was added'] = somebody('MEMBER', [elsewhere]);
  people['teammate'] = somebody('MEMBER', [ours]);
  people['member of another team'] = somebody('MEMBER', [elsewhere]);
  people['member of another team, asked in vain'] = somebody('MEMBER', [elsewhere]);
  const other = await office();
  people['owner of another workspace'] = { ...other.ana, ip };

  ({ callId } = await recordedCall(made, TALK));
  await transcripts.look();
  // Legs as transfers, people who join, and offers that were not taken leave them.
  for (const [name, role] of [
    ['manager of another team, asked in vain', 'OFFER'],
    ['member of another team, asked in vain', 'OFFER'],
    ['manager of another team, who had the call', 'AGENT'],
    ['who handed it over', 'AGENT'],
    ['who was added', 'MEMBER'],
  ] as const) {
    const { userId } = one(name);
    await patched(`{legs,${userId}}`, {
      id: userId,
      role,
      sid: null,
      status: 'ENDED',
      userId,
      identity: null,
      unwanted: false,
    });
  }
});

/** Whether they hear it, and may change its words, by the workspace's choice: HANDLERS_AND_MANAGERS, TEAM, ADMINS. */
const TABLE: readonly (readonly [who: string, hears: string, changes: string])[] = [
  ['owner', 'yes yes yes', 'yes yes yes'],
  ['admin', 'yes yes yes', 'yes yes yes'],
  ['manager of the team', 'yes yes no', 'yes yes no'],
  ['manager of another team', 'no no no', 'no no no'],
  ['manager of another team, asked in vain', 'no no no', 'no no no'],
  ['manager of another team, who had the call', 'yes yes no', 'yes yes no'],
  ['agent', 'yes yes no', 'yes yes no'],
  ['who handed it over', 'yes yes no', 'yes yes no'],
  ['who was added', 'yes yes no', 'yes yes no'],
  ['teammate', 'no yes no', 'no no no'],
  ['member of another team', 'no no no', 'no no no'],
  ['member of another team, asked in vain', 'no no no', 'no no no'],
  ['owner of another workspace', 'no no no', 'no no no'],
];
const CHOICES = ['HANDLERS_AND_MANAGERS', 'TEAM', 'ADMINS'] as const;

/** Which of the ways in are open to somebody: all of them, or none. */
async function waysIn(who: Who): Promise<string> {
  const [right] = await rights([callId], who);
  const ways = [
    (await open([callId], who)).length === 1,
    (await open([callId], who, 'DOWNLOADED')).length === 1,
    (await list({ callIds: [callId] }, who)).length === 1,
    (await list({ callIds: [callId], withoutWords: true }, who)).length === 1,
    right?.mayHear ?? false,
  ];
  return [...new Set(ways.map((isOpen) => (isOpen ? 'yes' : 'no')))].join(' and ');
}

const REFUSED = new Set(['OUT_OF_SCOPE', 'NOT_FOUND']);
/** Whether the words are theirs to change: correcting, writing the summary and asking anew agree with what they are told. */
async function changes(who: Who): Promise<string> {
  const [right] = await rights([callId], who);
  const [written] = await list({ callIds: [callId] }, one('owner'));
  const turnId = written?.turns?.[0]?.id ?? '';
  const attempts = [
    () => correct({ callId, turnId, message: 'Good morning.' }, who),
    () => summarize({ callId, reason: '', title: 'Morning', summary: 'Somebody said good morning.' }, who),
    // Last, since nothing can be corrected while it is being written down.
    () => transcribe({ callId }, who),
  ];
  const did: boolean[] = [right?.mayChangeWords ?? false];
  for (const attempt of attempts) {
    const code = await attempt().then(
      () => '',
      (error: { code?: string }) => error.code ?? 'no refusal',
    );
    did.push(!REFUSED.has(code));
  }
  if (did.at(-1)) await transcripts.look();
  return [...new Set(did.map((may) => (may ? 'yes' : 'no')))].join(' and ');
}

describe.each(CHOICES.map((access, at) => [access, at] as const))('where the workspace chose %s', (access, at) => {
  beforeAll(() => chosen(access));

  it.each(TABLE)('%s', async (name, hears, may) => {
    expect(await waysIn(one(name))).toBe(hears.split(' ')[at]);
    expect(await changes(one(name))).toBe(may.split(' ')[at]);
  });
});

it('says why and who can change it to who sees the call, and nothing to who does not', async () => {
  await chosen('ADMINS');
  await expect(transcribe({ callId }, one('agent'))).rejects.toMatchObject({
    code: 'OUT_OF_SCOPE',
    message: expect.stringMatching(
      /only admins and the owner can listen to recordings .*Ana or an admin can change this/,
    ),
    why: { check: 'recording-access', required: 'ADMINS', current: 'MEMBER', whoCanFix: ['Ana', 'ADMIN'] },
  });
  for (const name of ['member of another team', 'owner of another workspace']) {
    await expect(transcribe({ callId }, one(name))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await rights([callId], one(name))).toEqual([]);
  }
  await chosen('TEAM');
  await expect(transcribe({ callId }, one('teammate'))).rejects.toMatchObject({
    code: 'OUT_OF_SCOPE',
    why: { check: 'words_scope' },
  });
});

it('says whether the number asked for a recording, or somebody in the call; of a message neither', async () => {
  const asked = async () => (await rights([callId], one('owner'))).map(({ recordedByNumber }) => recordedByNumber);
  expect(await asked()).toEqual([true]);
  await patched('{recording,onDemand}', true);
  expect(await asked()).toEqual([false]);
  await patched('{recording,onDemand}', false);
  await patched('{recording,isMessage}', true);
  expect(await asked()).toEqual([undefined]);
  await patched('{recording,isMessage}', false);
});

it('a voicemail is for whoever sees that it was left, whatever was chosen', async () => {
  await patched('{recording,isMessage}', true);
  for (const access of CHOICES) {
    await chosen(access);
    for (const name of ['owner', 'manager of the team', 'agent', 'teammate'])
      expect([access, name, await waysIn(one(name))]).toEqual([access, name, 'yes']);
    for (const name of ['manager of another team', 'member of another team', 'owner of another workspace'])
      expect([access, name, await waysIn(one(name))]).toEqual([access, name, 'no']);
  }
  await patched('{recording,isMessage}', false);
});

describe('the choice', () => {
  it('is one of three, is told of when it changes, and is refused to who saw an older one', async () => {
    const { ana: owner, workspaceId: id } = await office();
    const ana = { ...owner, ip };
    expect(await settings({ wouldKeepDays: 0 }, ana)).toMatchObject({ access: 'HANDLERS_AND_MANAGERS', version: 0 });
    for (const access of ['', 'EVERYBODY', 'team'])
      await expect(choose({ access, version: 0 }, ana)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const both = await Promise.allSettled(['TEAM', 'ADMINS'].map((access) => choose({ access, version: 0 }, ana)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { access } = await settings({ wouldKeepDays: 0 }, ana);
    for (const version of [0, 2])
      await expect(choose({ access: 'ADMINS', version }, ana)).rejects.toMatchObject({ code: 'CONFLICT' });
    await choose({ access: access ?? '', version: 1 }, ana);
    await choose({ access: 'HANDLERS_AND_MANAGERS', version: 2 }, ana);
    const told = await world.events(RecordingAccessChangedSchema, 'telephony.recording.access_changed.v1');
    expect(told.filter(({ userId }) => userId === ana.userId)).toMatchObject([
      { before: 'HANDLERS_AND_MANAGERS', after: access, ip },
      { before: access, after: 'HANDLERS_AND_MANAGERS', ip },
    ]);
    // What is chosen about their time leaves it alone, and the other way round.
    await choose({ access: 'TEAM', version: 3 }, ana);
    await updateRecordingSettings(deps)({ retentionDays: 30, version: 4 }, ana);
    expect(await choose({ access: 'ADMINS', version: 5 }, ana)).toMatchObject({ access: 'ADMINS', ownDays: 30 });
    expect(await deps.db.tenant(id, ({ tx }) => tx.recordingSettings.count())).toBe(1);
  });

  it('is each workspace’s own', async () => {
    const [made, other] = [await office(), await office()];
    await choose({ access: 'TEAM', version: 0 }, { ...made.ana, ip });
    expect(await settings({ wouldKeepDays: 0 }, other.ana)).toMatchObject({ access: 'HANDLERS_AND_MANAGERS' });
    await expect(choose({ access: 'ADMINS', version: 1 }, { ...other.ana, ip })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
