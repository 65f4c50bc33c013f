/** An mp3 file that becomes a sound of the workspace (defaults 6.2). */
import { Refusal, refusalOf } from '@ringline/kit/errors';
import { SoundService, type Sound } from '@ringline/proto/telephony/v1/sounds_pb';
import { parseBuffer } from 'music-metadata';
import { isAway } from '../edge/errors.ts';
import type { OperationContext } from '../graphql/context.ts';

interface Upload {
  name: string;
  type: 'AUDIO' | 'MOH';
  bytes: Buffer;
  /** As found in the content. */
  mimeType: string;
}

/** @throws Refusal MEDIA_TYPE when it is no mp3 file, or what telephony refuses it for; its file is gone then */
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
      name: name.replace(/\.mp3$/i, ''),
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

/** Seconds that it plays, counted frame by frame; 0 when there is nothing to play. */
async function lengthOf(bytes: Buffer): Promise<number> {
  try {
    const { format } = await parseBuffer(
      bytes,
      { mimeType: 'audio/mpeg', size: bytes.length },
      { duration: true, skipCovers: true },
    );
    return format.codec?.endsWith('Layer 3') ? (format.duration ?? 0) : 0;
  } catch {
    return 0;
  }
}
