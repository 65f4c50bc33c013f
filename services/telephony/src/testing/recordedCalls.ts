/** Calls that were recorded, and whose words are wanted, for tests of what comes after a call. */
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import { listTranscripts } from '../transcripts/transcripts.ts';
import { outboundTalks } from './outboundTalks.ts';
import { principalOf, type telephonyWorld } from './world.ts';

export function recordedCalls(world: Awaited<ReturnType<typeof telephonyWorld>>) {
  const { carrier, clock, deps, executor, webhook } = world;
  const { newSid, talk } = outboundTalks(world);
  const list = listTranscripts(deps);
  let numbers = 0;

  /** What the office's plan holds and its number wants. */
  async function office(options: { features?: string[]; transcription?: boolean } = {}) {
    const made = await world.workspace(['Ana', 'Ben'], `+1917555${String((numbers += 1)).padStart(4, '0')}`, {
      recording: true,
      voicemail: true,
    });
    const { workspaceId, phoneNumberId } = made;
    const features = options.features ?? ['CALL_RECORDING', 'TRANSCRIPTION', 'AUDIO_TO_TEXT'];
    await deps.db.tenant(workspaceId, async ({ tx }) => {
      await tx.planCopy.create({ data: { workspaceId, features, version: 1 } });
      await tx.phoneNumber.update({
        where: { workspaceId_id: { workspaceId, id: phoneNumberId } },
        data: { enableTranscription: options.transcription ?? true },
      });
    });
    const [ana, ben] = made.people.map(({ userId }) => ({ ...principalOf(workspaceId, userId), features }));
    if (!ana || !ben) throw new Error('nobody is there');
    return { ...made, ana, ben };
  }
  type Office = Awaited<ReturnType<typeof office>>;

  /** Ana called somebody; `meanwhile` while they talk. The carrier then has this file of it. */
  async function recordedCall(
    made: Office,
    file: Buffer,
    meanwhile?: (callId: string) => Promise<void>,
    talkSeconds = 9,
  ) {
    const { workspaceId, ana } = made;
    const { callId, farSid, report } = await talk(made, ana);
    await meanwhile?.(callId);
    clock.advance(talkSeconds * 1_000);
    await report('completed');
    carrier.recording = file;
    await webhook(deps.addresses.recording({ workspaceId, callId }), {
      CallSid: farSid,
      RecordingSid: newSid('RE'),
      RecordingStatus: 'completed',
      RecordingDuration: '10',
    });
    await executor.idle();
    return {
      callId,
      transcript: async () => (await world.readState(workspaceId, callId)).transcript,
      summary: async () => (await world.readState(workspaceId, callId)).summary,
      words: async (who = ana) => (await list({ callIds: [callId] }, { ...who, ip: '' }))[0],
      story: async () =>
        (await getCallTimeline(deps)(callId, ana))
          .map(({ name = '' }) => name)
          .filter((name) => /^(trans|summary)/.test(name)),
    };
  }

  return { office, recordedCall };
}
