/**
 * Every operation of the public schema, executed: what a story does not touch is done here, and what nobody did is named.
 * @minutes 2
 */
import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { OutsideWorld, anOwner, executed, startAnyProduct } from '../testkit/index.ts';
import { overBudget } from '../testkit/budget.ts';
import { executeComments } from './commentOperations.ts';
import { executeNotes } from './noteOperations.ts';
import { executeCompliance, executeLocalRegistration } from './complianceOperations.ts';
import { executeNumberDocuments } from './numberDocumentOperations.ts';
import { executeNumbers } from './numberOperations.ts';
import { executeSenderIds } from './senderIdOperations.ts';
import { executeConsent } from './consentOperations.ts';
import { executeContactRecord } from './contactRecordOperations.ts';
import { executeCoupons } from './couponOperations.ts';
import { executeBillingProfile } from './billingProfileOperations.ts';
import { executeCredit } from './creditOperations.ts';
import { executeStores } from './storeOperations.ts';
import { executeSubscriptions } from './subscriptionOperations.ts';
import { executeImport } from './importOperations.ts';
import { executeErasure } from './erasureOperations.ts';
import { executeDrafts } from './draftOperations.ts';
import { executeInternalChat } from './internalChatOperations.ts';
import { executeLists } from './listOperations.ts';
import { executeMerge } from './mergeOperations.ts';
import { executeAcquisition, executeWebForms } from './acquisitionOperations.ts';
import { executeSegments } from './segmentOperations.ts';
import { executeMessageFiles } from './messageFileOperations.ts';
import { executeViber } from './viberOperations.ts';
import { executeWhatsApp } from './whatsAppOperations.ts';
import { executeBlockList } from './blockListOperations.ts';
import { executeCallingCountries } from './callingCountriesOperations.ts';
import { executeCallFlow } from './flowOperations.ts';
import { executePorting } from './portingOperations.ts';
import { executePush } from './pushOperations.ts';
import { executePeople } from './peopleOperations.ts';
import { executeScheduled } from './scheduledOperations.ts';
import { executeSavedReplies } from './savedReplyOperations.ts';
import { executeTags } from './tagOperations.ts';
import { executeTeamFiles } from './teamFileOperations.ts';
import { executeTriage } from './triageOperations.ts';
import { executeTogether } from './togetherOperations.ts';
import { executeAssignment } from './assignmentOperations.ts';
import { executeAccounts } from './accountOperations.ts';
import { executeLive } from './liveOperations.ts';
import type { Scene } from './operationsScene.ts';
import { executeSignIn } from './signInOperations.ts';
import { executeWorkspaces } from './workspaceOperations.ts';

const began = performance.now();
const scene = {} as Scene;

beforeAll(async () => {
  scene.product = await startAnyProduct({ DEMO_WORKSPACE: 'true' });
  scene.outside = new OutsideWorld(scene.product.url);
  scene.ana = await anOwner(scene.product.url, 'Ana');
});

executeAccounts(scene);
executeSignIn(scene);
executeWorkspaces(scene);

test('people are invited, come in, work in teams, hand the workspace over and go', async () => {
  await executePeople(scene.product);
});

test('a call goes from one person to the next, and the caller is never alone', async () => {
  await executeTogether(scene.product);
});

test('a caller is blocked, and is let call again', async () => {
  await executeBlockList(scene.product);
});

test('a person writes by Viber, reads the answer, and blocks it', async () => {
  await executeViber(scene.product);
}, 60_000);

test('a browser gets pushes, each once, until its person has read them', async () => {
  await executePush(scene.product);
});

test('a person writes by WhatsApp, and reads the answer', async () => {
  await executeWhatsApp(scene.product);
});

test('a new workspace reaches the countries that its owner opens', async () => {
  await executeCallingCountries(scene.product);
});

test('a flow of its own is built, tried, tested, published and called', async () => {
  await executeCallFlow(scene.product);
});

test('a contact’s record is kept, and many contacts are changed together', async () => {
  await executeContactRecord(scene.product);
});

test('two contacts become one, and are two again', async () => {
  await executeMerge(scene.product);
});

test('a file of people is checked, imported, reported and taken back', async () => {
  await executeImport(scene.product);
});

test('a list is filled and deleted, and its people stay', async () => {
  await executeLists(scene.product);
  await executeSegments(scene.product);
  await executeAcquisition(scene.product);
  await executeWebForms(scene.product);
});

test('a person stops texts, and agrees to them again', async () => {
  await executeConsent(scene.product);
});

test('credit is bought and explained', async () => {
  await executeCredit(scene.product);
  await executeBillingProfile(scene.product);
  await executeCoupons(scene.product);
  await executeSubscriptions(scene.product);
});

test('shops and sites pay where their platform takes the money', async () => {
  await executeStores(scene.product);
});

test('a toll-free number is registered, rejected, corrected and approved', async () => {
  await executeCompliance(scene.product);
});

test('a sole proprietor’s number is registered, rejected, corrected, confirmed, suspended and ended', async () => {
  await executeLocalRegistration(scene.product);
}, 90_000);

test('a number of another carrier is brought here, rejected, corrected and completed', async () => {
  await executePorting(scene.product);
}, 90_000);

test('a number is bought, released and had back', async () => {
  await executeNumbers(scene.product);
});

test('documents of a regulated country are handed in, rejected, corrected and approved, and a number is bought', async () => {
  await executeNumberDocuments(scene.product);
}, 90_000);

test('a sender id is registered, rejected, corrected and approved; texts leave under it, and nobody answers', async () => {
  await executeSenderIds(scene.product);
}, 90_000);

test('teammates comment on a text and note things about a contact, and a mention reaches the bell', async () => {
  await executeComments(scene.product);
  await executeNotes(scene.product);
});

test('teammates write to each other, and nobody else reads it', async () => {
  await executeDrafts(scene.product);
  await executeInternalChat(scene.product);
  await executeTeamFiles(scene.product);
});

test('a conversation is tagged, and found by its tag', async () => {
  await executeScheduled(scene.product);
  await executeSavedReplies(scene.product);
  await executeTags(scene.product);
  await executeTriage(scene.product);
  await executeAssignment(scene.product);
});

test('a person is erased, then everyone, and nothing personal is left', async () => {
  await executeErasure(scene.product);
});

test('a picture goes along with a message, and a refused file does not', async () => {
  await executeMessageFiles(scene.product);
});

executeLive(scene);

test('no operation of the schema was left out', async () => {
  const schema = buildSchema(await readFile(new URL('../../bff/schema.graphql', import.meta.url), 'utf8'));
  const all = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(all.filter((name) => !executed.has(name) && !REFUSED_HERE.has(name))).toEqual([]);
  // A cluster's processes are started for it, which is no cost of an operation.
  if (process.env['RINGLINE_MODE'] !== 'cluster')
    expect(overBudget('operation', { count: all.length, tookMs: performance.now() - began })).toBeUndefined();
});

/**
 * Executed up to their refusal. A code's success needs a minute's wait, which identity's tests have with a clock of their own;
 * recording, its words, spoken texts and queues need a paid plan, which recording.long.test.ts, transcript.long.test.ts, sounds.long.test.ts
 * and callback.long.test.ts have. An unpaid renewal needs a month, which billing's changes.test.ts has.
 */
const REFUSED_HERE = new Set([
  'Mutation.resendVerificationCode',
  'Mutation.cancelQueueCallback',
  'Mutation.payInvoice',
  'Mutation.recordCall',
  'Mutation.pauseCallRecording',
  'Mutation.transcribeConversation',
  'Mutation.correctTranscript',
  'Mutation.deleteRecording',
  'Mutation.restoreRecording',
  'Mutation.setLegalHold',
  'Mutation.summarizeConversation',
  'Mutation.updateCallSummary',
  'Mutation.saveTTS',
  'Mutation.textToSpeech',
]);
