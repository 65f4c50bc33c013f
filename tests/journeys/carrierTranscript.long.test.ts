/**
 * Where the carrier itself writes recordings down: from the call to the words on our side, with the sandbox as that carrier.
 *
 * @area transcripts, recordings, kit/transcription
 */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { OutsideWorld, openPhone, type Payload, startProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550174';

test('what the caller says is the customer’s, in the caller’s words', async () => {
  const product = await startProduct({ TRANSCRIPTION: 'carrier' });
  const outside = new OutsideWorld(product.url);
  const ana = await anOwnerOnBusiness(product, 'Ana');
  expect(
    (await ana.api.run('{ getTranscriptionEngine { isConfigured isFromSandbox model } }')).getTranscriptionEngine,
  ).toEqual({
    isConfigured: true,
    isFromSandbox: true,
    model: 'conversational-intelligence',
  });
  const { getSinglePhoneNumber: number } = await ana.api.run(
    'query ($id: ID!) { getSinglePhoneNumber(id: $id) { id version } }',
    { id: ana.number.id },
  );
  await ana.api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { version } }',
    { input: { id: number.id, version: number.version, enableCallRecording: true, enableTranscription: true } },
  );
  const changes = ana.api.subscribe(
    'subscription { contactConversation { conversation { id call { transcription { state failure } } } } }',
  );
  const phone = await openPhone(ana.api, { tone: 1_300 });
  const call = await outside.call(CALLER, ana.number.number, 'caller');
  const talk = await (await phone.ring()).accept();
  await eventually(async () => expect((await outside.callOf(call.sid)).status).toBe('in-progress'));
  await wait(16_000);
  await outside.hangUp(call.sid);
  await talk.ended;
  const { conversation } = await changes.frame(({ conversation: one }: Payload) =>
    ['READY', 'FAILED'].includes(one.call?.transcription?.state),
  );
  expect(conversation.call.transcription).toEqual({ state: 'READY', failure: null });
  const { getWorkspaceConversationEntity: item } = await ana.api.run(
    'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { call { transcripts { channel message beginMillis endMillis } } } }',
    { id: conversation.id },
  );
  const turns = item.call.transcripts as Payload[];
  expect(turns.length).toBeGreaterThan(0);
  expect(new Set(turns.map(({ channel }) => channel))).toEqual(new Set(['CUSTOMER']));
  expect(turns.map(({ message }) => message).join(' ')).toMatch(/lamp|bulb|order number|No hurry|Thank you|Robin/);
}, 120_000);
