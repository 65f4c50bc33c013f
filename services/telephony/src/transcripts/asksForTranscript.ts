import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';

/** The feature of the plan that a recording's words need: of a message after the tone AUDIO_TO_TEXT, else TRANSCRIPTION (defaults 3.1). */
export const featureFor = ({ recording }: Pick<CallState, 'recording'>): 'AUDIO_TO_TEXT' | 'TRANSCRIPTION' =>
  recording?.isMessage ? 'AUDIO_TO_TEXT' : 'TRANSCRIPTION';

/**
 * Whether a recording is written down without anybody asking: a voicemail always, a call where its number says so, both where the
 * plan has it and somebody can do it (defaults 12.1, 12.3).
 */
export async function asksForTranscript(deps: Deps, call: CallState): Promise<boolean> {
  if (!deps.transcriber) return false;
  const { workspaceId, phoneNumberId } = call;
  return deps.db.tenant(workspaceId, async ({ tx }) => {
    const plan = await tx.planCopy.findUnique({ where: { workspaceId } });
    if (!plan?.features.includes(featureFor(call))) return false;
    if (call.recording?.isMessage) return true;
    const where = { workspaceId_id: { workspaceId, id: phoneNumberId } };
    return (await tx.phoneNumber.findUnique({ where }))?.enableTranscription ?? false;
  });
}
