/**
 * A call of the sandbox's recorded caller is written down by the sandbox's own ears, from the audio of the recording alone.
 *
 * @area transcripts, recordings, kit/transcription, sandbox/speech
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { OutsideWorld, openPhone, startAnyProduct, type Owner, type Payload, type Person } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550174';
const ITEM = `id version aiLog { callSummary { title summary customerSentiment editedBy { fullName } } } call {
  callId isTranscribing costPayable transcriptCost transcription { state percent failure version }
  transcripts { id channel beginMillis endMillis message sentiment isPause issue { fromCharacter toCharacter } correctedBy { fullName } }
  transcriptTalkSpeed { customerAverageWordsPerMinute }
  recording { state default }
}`;

/** So many days from today, in UTC. */
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

let url: string;
let outside: OutsideWorld;
let ana: Owner;

beforeAll(async () => {
  const product = await startAnyProduct({});
  ({ url } = product);
  outside = new OutsideWorld(url);
  ana = await anOwnerOnBusiness(product, 'Ana');
});

test('what the caller says is the customer’s, in the caller’s words, and stays corrected when it is asked for anew', async () => {
  const { getSinglePhoneNumber: number } = await ana.api.run(
    'query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version enableTranscription } }',
    { id: ana.number.id },
  );
  const { updatePhoneNumberSettings: saved } = await ana.api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { enableCallRecording enableTranscription } }',
    { input: { id: number.id, version: number.version, enableCallRecording: true, enableTranscription: true } },
  );
  expect(saved).toEqual({ enableCallRecording: true, enableTranscription: true });
  const creditBefore = (await ana.api.run('{ getCreditBalance { balance } }')).getCreditBalance.balance as number;
  const frames = ana.api.subscribe('subscription { newWorkspaceConversation { conversation { id } } }');
  const changes = ana.api.subscribe(
    'subscription { contactConversation { conversation { id call { isTranscribing transcription { state percent version } summaryProgress { state version } } } } }',
  );
  const phone = await openPhone(ana.api, { tone: 1_300 });
  const call = await outside.call(CALLER, ana.number.number, 'caller');
  const talk = await (await phone.ring()).accept();
  await frames.frame(() => true);
  // The recording begins with the answer; the caller goes on and on, and some sentence is said from its beginning to its end.
  await eventually(async () => expect((await outside.callOf(call.sid)).status).toBe('in-progress'));
  await wait(16_000);
  await outside.hangUp(call.sid);
  await talk.ended;

  const { conversation } = await changes.frame(
    ({ conversation: one }: Payload) => one.call?.transcription?.state === 'READY',
  );
  const read = async () =>
    (
      await ana.api.run(`query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { ${ITEM} } }`, {
        id: conversation.id,
      })
    ).getWorkspaceConversationEntity;
  const item = await read();
  expect(item.call.isTranscribing).toBe(false);
  expect(item.call.recording, 'the number records its calls').toMatchObject({ default: true });
  const turns = item.call.transcripts as Payload[];
  expect(turns.length).toBeGreaterThan(0);
  // The tone on our side is nobody's word: everything heard is the caller's, and of what the caller says.
  expect(new Set(turns.map(({ channel }) => channel))).toEqual(new Set(['CUSTOMER']));
  expect(turns.map(({ message }) => message).join(' ')).toMatch(/lamp|bulb|order number|No hurry|Thank you|Robin/);
  expect(item.call.transcriptTalkSpeed.customerAverageWordsPerMinute).toBeGreaterThan(60);
  expect(item.aiLog.callSummary.customerSentiment).toBeTruthy();

  // What it was about is copied out of those words, by the sandbox's scribe.
  const summarised = (version: number) =>
    changes.frame(({ conversation: one }: Payload) => one.call?.summaryProgress?.version === version);
  await summarised(1);
  const about = (await read()).aiLog.callSummary;
  expect(about.summary).toContain('copied out by the sandbox');
  expect(turns.map(({ message }) => message).join(' ')).toContain(about.title.replace('…', ''));
  const issues = ((await read()).call.transcripts as Payload[]).flatMap(({ message, issue }) =>
    issue ? [message.slice(issue.fromCharacter, issue.toCharacter)] : [],
  );
  expect(issues).toEqual([expect.stringContaining(about.title.replace('…', ''))]);
  const { updateCallSummary } = await ana.api.run(
    'mutation ($input: UpdateCallSummaryInput!) { updateCallSummary(input: $input) { aiLog { callSummary { title editedBy { fullName } } } } }',
    { input: { conversationId: item.id, callReason: '', title: 'A bulb for Robyn', summary: about.summary } },
  );
  expect(updateCallSummary.aiLog.callSummary).toMatchObject({ editedBy: { fullName: expect.stringContaining('Ana') } });

  const { correctTranscript } = await ana.api.run(
    `mutation ($input: CorrectTranscriptInput!) { correctTranscript(input: $input) { ${ITEM} } }`,
    { input: { conversationId: item.id, transcriptId: turns[0]?.id, message: 'This is Robyn, with a y.' } },
  );
  expect(correctTranscript.call.transcripts[0]).toMatchObject({
    message: 'This is Robyn, with a y.',
    correctedBy: { fullName: expect.stringContaining('Ana') },
  });
  const again = await ana.api.run(
    'mutation ($id: ID!) { transcribeConversation(conversationId: $id) { call { isTranscribing } } }',
    { id: item.id },
  );
  expect(again.transcribeConversation.call.isTranscribing).toBe(true);
  await changes.frame(({ conversation: one }: Payload) => one.call?.transcription?.version === 3);
  await summarised(3);
  const after = await read();
  expect(after.call.transcripts[0].message).toBe('This is Robyn, with a y.');
  expect(after.aiLog.callSummary.title).toBe('A bulb for Robyn');
  // A begun minute, paid once though it was written down twice; a call of the test number costs nothing itself.
  expect(after.call).toMatchObject({ costPayable: 0.02, transcriptCost: 0.02 });
  const spent = async () =>
    creditBefore - (await ana.api.run('{ getCreditBalance { balance } }')).getCreditBalance.balance;
  await eventually(async () => expect(await spent()).toBeCloseTo(0.02, 4));

  // The overview says for what: for the workspace, and for those who may see money.
  const overview = async (who: Person, numberIds?: string[]) =>
    (
      await who.api.run(
        `query ($range: AnalyticsRangeInput!, $numberIds: [ID!]) {
           getAnalyticsSummary(range: $range, channel: call, numberIds: $numberIds) {
             spend { currency total kinds { kind amount items freeUnits } } } }`,
        { range: { from: day(-1), until: day(1) }, numberIds },
      )
    ).getAnalyticsSummary.spend;
  expect(await overview(ana)).toEqual({
    currency: 'USD',
    total: 0.02,
    kinds: [
      { kind: 'CALL', amount: 0, items: 1, freeUnits: 60 },
      { kind: 'TRANSCRIPT', amount: 0.02, items: 1, freeUnits: 0 },
    ],
  });
  expect(await overview(ana, [ana.number.id])).toBeNull();
  expect(await overview(await aMember(url, ana, 'MEMBER'))).toBeNull();
}, 90_000);
