/** An mp3 file that becomes a sound of the workspace (defaults 6.2). */
import { isAway, Refusal, refusalOf } from '@ringline/kit/errors';
import { SoundService, type Sound } from '@ringline/proto/telephony/v1/sounds_pb';
import type { OperationContext } from '../graphql/context.ts';
import { uploadedName } from '../media/uploadedName.ts';
import { decodedSeconds } from './decodedSeconds.ts';
import { readMp3Frames } from './mp3Frames.ts';

/** UTF-16 units of a sound's name at the most, as telephony has it. */
const LONGEST_NAME = 80;
/** Longer than a sound may be. */
const LONGEST_DECODED_SECONDS = 310;
/** Decoders leave out a frame or two at the beginning. */
const SHORTEST_GAP_SECONDS = 0.2;

interface Upload {
  name: string;
  type: 'AUDIO' | 'MOH';
  bytes: Buffer;
  /** As found in the content. */
  mimeType: string;
}

/** @throws Refusal MEDIA_TYPE when it is no mp3 file, or one that does not play to its end; or what telephony refuses it for; its file is gone then */
export async function addSound(context: OperationContext, upload: Upload): Promise<Sound | undefined> {
  const { name, type, bytes, mimeType } = upload;
  const seconds = mimeType === 'audio/mpeg' ? await lengthOf(bytes) : 0;
  if (seconds === 0)
    throw new Refusal({
      code: 'MEDIA_TYPE',
      field: 'file',
      message: 'This file is not an MP3 sound, despite its name. Choose another one.',
      why: { check: 'media-type', required: 'audio/mpeg', current: mimeType || 'unknown' },
    });
  const { principal } = await context.signed();
  const id = context.edge.ids.uuid();
  const storageKey = `sounds/${principal.workspaceId}/${id}.mp3`;
  await context.edge.storage.put(storageKey, bytes, { contentType: mimeType });
  const add = async (): Promise<Sound | undefined> => {
    const { sound } = await context.call(SoundService).addSound({
      id,
      name: uploadedName(name.replace(/\.mp3$/i, ''), LONGEST_NAME) || 'Sound',
      type,
      sizeBytes: BigInt(bytes.length),
      durationSeconds: Math.ceil(seconds),
    });
    return sound;
  };
  try {
    return await add().catch((error: unknown) => {
      if (!isAway(error)) throw error;
      // Once more does no harm: only its answer may be lost.
      return add();
    });
  } catch (error) {
    // Refused: nobody would ever find the file again. Otherwise the sound may be there, and one without a file is silence for callers.
    if (refusalOf(error)) await context.edge.storage.delete(storageKey);
    else context.edge.log.error({ err: error, storageKey }, 'a sound was stored, and may not be known');
    throw error;
  }
}

/** Seconds that it plays; 0 when there is nothing to play. @throws Refusal MEDIA_TYPE where it breaks off */
async function lengthOf(bytes: Buffer): Promise<number> {
  const frames = readMp3Frames(bytes);
  if (!frames) return 0;
  const { from, to, seconds, breaksOff } = frames;
  // A longer one is refused for that, and need not be decoded.
  const played = seconds > LONGEST_DECODED_SECONDS ? seconds : await decodedSeconds(bytes.subarray(from, to));
  const broken = played < seconds - SHORTEST_GAP_SECONDS;
  if (breaksOff || broken) throw breaksOffAfter(broken ? played : seconds);
  return seconds;
}

const breaksOffAfter = (seconds: number): Refusal => {
  const at = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  return new Refusal({
    code: 'MEDIA_TYPE',
    field: 'file',
    message: `This sound breaks off or is damaged after ${at}. Export it again and upload the new file.`,
    why: { check: 'sound-damaged', required: 'a sound that plays to its end', current: at },
  });
};
