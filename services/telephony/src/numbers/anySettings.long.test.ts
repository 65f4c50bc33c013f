/**
 * Whatever people can save, and whoever calls: every answer is TwiML, and every call comes to a person, a message or a reason.
 *
 * @area telephony/numbers, telephony/flows, telephony/calls, telephony/carrier
 */
import { create } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import { cleanTexts } from '@ringline/kit/rpc';
import { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import { UpdateNumberSettingsRequestSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inboundStore } from '../calls/inboundStore.ts';
import { isFinal } from '../calls/engine/state.ts';
import { getCallFlow, saveCallFlowDraft } from '../flows/callFlows.ts';
import { publishCallFlow } from '../flows/publish.ts';
import { anyDocument, anyPayload, anySettings, type Payload } from '../testing/anySettings.testkit.ts';
import { callNumber, type CalledNumber } from '../testing/calledNumber.testkit.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { updateNumberSettings } from './numbers.ts';

const CALLS = 10_000;
const CALLS_PER_NUMBER = 40;
/** The same numbers and callers each time. */
const SEED = 20_261_127;
const FEATURES = ['CALL_RECORDING', 'IVR', 'WAIT_QUEUES', 'CALL_AUTOMATION', 'AI_AGENT'];

const world = await telephonyWorld();
const { db, deps } = world;
const NUMBER = '+17185550142';
const ours = await world.workspace(['Ana', 'Ben', 'Cyd'], NUMBER, { voicemail: true });
const userIds = ours.people.map(({ userId }) => userId);
const owner = { ...principalOf(ours.workspaceId, userIds[0] ?? ''), features: FEATURES };
const [otherTeam, soundId] = [db.ids.uuid(), db.ids.uuid()];
await db.tenant(ours.workspaceId, async ({ tx }) => {
  const { workspaceId } = ours;
  await tx.teamCopy.create({ data: { workspaceId, id: otherTeam, name: 'Other', memberUserIds: userIds, version: 1 } });
  await tx.sound.create({
    data: {
      workspaceId,
      id: soundId,
      name: 'Waltz',
      type: 'MOH',
      mimeType: 'audio/mpeg',
      sizeBytes: 1n,
      durationSeconds: 90,
      createdBy: userIds[0] ?? '',
      createdAt: deps.clock.now(),
    },
  });
});
const choices = { teamIds: [ours.teamId, otherTeam], userIds, soundIds: [soundId] };
const store = inboundStore(deps, () => {});
const update = updateNumberSettings(deps);
const save = saveCallFlowDraft(deps);
const publish = publishCallFlow(deps);
const id = ours.phoneNumberId;
const versionNow = async () =>
  (await db.tenant(ours.workspaceId, ({ tx }) => tx.phoneNumber.findFirstOrThrow({ where: { id } }))).version;

/** @returns false where the API refuses, with a sentence; anything else fails the test */
async function isSaved(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return false;
  }
}

function atTheDoor<Request extends object>(request: Request): Request {
  cleanTexts(request);
  return request;
}

const settings = anySettings(choices).map((given) => async () => {
  const before = { type: 'CLASSIC', smartAgent: false, closedFallback: 'VOICEMAIL' };
  await update(create(UpdateNumberSettingsRequestSchema, { id, version: await versionNow(), ...before }), owner);
  await update(
    atTheDoor(create(UpdateNumberSettingsRequestSchema, { id, version: await versionNow(), ...given })),
    owner,
  );
});
const flow = anyDocument(choices).map((document) => async () => {
  const { draft: before } = await getCallFlow(deps)(id, owner);
  const draft = await save(
    { id, revision: before?.revision ?? 0, document: atTheDoor(create(CallFlowDocumentSchema, document)) },
    owner,
  );
  await publish({ id, revision: draft.draft?.revision ?? 0, note: '' }, owner);
});

const REASONS_OF_OURS = ['SETUP_ERROR', 'CODEC'];

/** What is wrong with how this call went. */
function complaintOf({ final, problems, gaveUp, lastPhase, timeline }: CalledNumber): string | undefined {
  if (problems.length > 0) return problems[0];
  if (!isFinal(final)) return `the call has not ended: ${final.status}, ${final.phase}`;
  if (final.endReason === null || REASONS_OF_OURS.includes(final.endReason)) return `it ended for ${final.endReason}`;
  if (timeline.length === 0) return 'nothing is told of it';
  // Whoever is told their place in line waits on purpose; nobody waits for anything else for hours.
  return gaveUp && lastPhase !== 'QUEUED' ? `the caller was left in ${lastPhase}` : undefined;
}

it('takes every caller of 10,000 to a person, a voicemail, a message or a reason, and every answer is TwiML', async () => {
  const ends = new Map<string, number>();
  let calls = 0;
  let rang = 0;
  const arbitrary = fc.tuple(
    fc.oneof({ arbitrary: settings, weight: 3 }, { arbitrary: flow, weight: 1 }),
    fc.array(anyPayload, { minLength: CALLS_PER_NUMBER, maxLength: CALLS_PER_NUMBER }),
  );
  await fc.assert(
    fc.asyncProperty(arbitrary, async ([saves, payloads]: [() => Promise<void>, Payload[]]) => {
      if (!(await isSaved(saves))) return;
      const facts = await store.read(
        { sid: 'CA-new', from: '+14155550123', to: NUMBER },
        db.ids.uuid(),
        deps.clock.now(),
      );
      if (!facts) throw new Error('the number leads nowhere');
      for (const payload of payloads) {
        const played = callNumber({ ...facts, testMinutesLeft: null }, userIds, payload, deps.clock.now().getTime());
        if (!played) throw new Error('the number takes no calls');
        const complaint = complaintOf(played);
        if (complaint !== undefined)
          throw new Error(
            `${complaint}\n${JSON.stringify(payload)}\n${played.timeline.map(({ name }) => name).join(' ')}`,
          );
        calls += 1;
        if (played.rang) rang += 1;
        const end = `${played.final.status} ${played.final.endReason}`;
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }
    }),
    { numRuns: Math.ceil((CALLS / CALLS_PER_NUMBER) * 1.6), seed: SEED, endOnFailure: true },
  );
  expect(calls).toBeGreaterThanOrEqual(CALLS);
  expect(rang).toBeGreaterThan(calls / 5);
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['COMPLETED CALLER_HANGUP', 'VOICEMAIL VOICEMAIL_LEFT']));
}, 120_000);
