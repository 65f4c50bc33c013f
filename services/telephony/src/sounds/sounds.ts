/** The sounds of a workspace: uploaded mp3 files, and texts that a voice says (defaults 6.2, 11.5). */
import { createHash } from 'node:crypto';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isVoice, LONGEST_TEXT, type Speech, type VoiceName } from '@ringline/kit/speech';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { Deps, Unit } from '../context.ts';
import type { Sound } from '../generated/prisma/client.ts';
import { MIME_TYPES, ownSoundName, ownSoundOf, type OwnSoundName } from './soundName.ts';
import { putPreview } from './speechPreviews.ts';

const LONGEST_NAME = 80;
/** A workspace keeps so many: far more than its flows can play. */
const MOST_SOUNDS = 200;
/** An announcement may last five minutes (defaults 6.2), in seconds. */
const LONGEST_SECONDS = 300;
const TYPES: readonly string[] = ['AUDIO', 'MOH'];

export function listSounds({ db }: Deps) {
  return ({ types, name }: { types: readonly string[]; name: string }, { workspaceId }: Principal): Promise<Sound[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.sound.findMany({
        where: {
          workspaceId,
          ...(types.length > 0 ? { type: { in: [...types] } } : {}),
          ...(name ? { name: { equals: name, mode: 'insensitive' } } : {}),
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      }),
    );
}

export interface UploadedSound {
  id: string;
  name: string;
  type: string;
  sizeBytes: bigint;
  durationSeconds: number;
}

/** An mp3 file that lies in the store already. @throws Refusal VALIDATION_FAILED, CONFLICT for a name that is taken */
export function addSound(deps: Deps) {
  return async (file: UploadedSound, principal: Principal): Promise<Sound> => {
    const { id, name, type, sizeBytes, durationSeconds } = file;
    if (!isUuid(id)) throw invalid('id', 'A sound is named by a UUID.');
    if (!TYPES.includes(type)) throw invalid('type', 'A sound is AUDIO or MOH.');
    if (durationSeconds > LONGEST_SECONDS)
      throw invalid('file', `This file plays for ${durationSeconds} s. Choose one of at most five minutes.`);
    const played = { id, name, type, sizeBytes, durationSeconds };
    return keep(deps, principal, { ...played, mimeType: MIME_TYPES.mp3, text: '', voice: '' });
  };
}

export interface SpokenText {
  text: string;
  voice: string;
}

interface Spoken {
  storageKey: string;
  sizeBytes: bigint;
  durationSeconds: number;
  text: string;
  voice: VoiceName;
}

/**
 * Says a text, to be listened to: the same words are said once. It is found by nothing but its link, and gone a day later.
 * @throws Refusal VALIDATION_FAILED
 */
export function speakText(deps: Deps, speech: Speech) {
  return async (asked: SpokenText, { workspaceId }: Principal): Promise<Spoken> => {
    const { text, voice, wav } = await say(speech, asked);
    const name = createHash('sha256').update(`${voice}:${text}`).digest('hex').slice(0, 40);
    const storageKey = `speech/${workspaceId}/${name}.wav`;
    await putPreview(deps, workspaceId, storageKey, wav);
    return { storageKey, text, voice, ...figuresOf(wav) };
  };
}

/** Says a text and keeps it. @throws Refusal VALIDATION_FAILED, CONFLICT for a name that is taken */
export function saveSpeech(deps: Deps, speech: Speech) {
  return async ({ name, ...asked }: SpokenText & { name: string }, principal: Principal): Promise<Sound> => {
    nameOf(name);
    const { text, voice, wav } = await say(speech, asked);
    const id = deps.ids.uuid();
    const { workspaceId } = principal;
    const own = ownSoundOf(ownSoundName({ workspaceId, id, mimeType: MIME_TYPES.wav }));
    if (!own) throw new Error(`No name for sound ${id}`);
    const sound = { id, name, type: 'AUDIO', mimeType: own.mimeType, text, voice, ...figuresOf(wav) };
    return keep(deps, principal, sound, () => deps.storage.put(own.storageKey, wav, { contentType: own.mimeType }));
  };
}

/** @throws Refusal NOT_FOUND, CONFLICT while a number plays it */
export function deleteSound({ db, storage }: Deps) {
  return async (id: string, { workspaceId }: Principal): Promise<void> => {
    const name = await db.tenant(workspaceId, async (uow) => {
      const where = { workspaceId_id: { workspaceId, id } };
      const sound = isUuid(id) ? await uow.tx.sound.findUnique({ where }) : null;
      if (!sound) throw notFound('The sound');
      const playing = await numbersPlaying(uow, ownSoundName(sound));
      if (playing.length > 0)
        throw new Refusal({
          code: 'CONFLICT',
          message: `${playing.join(', ')} ${playing.length === 1 ? 'plays' : 'play'} this sound. Choose another one there first.`,
          why: { check: 'sound_in_use', required: 'no number plays it', current: playing.join(', ') },
        });
      await uow.tx.sound.delete({ where });
      return ownSoundName(sound);
    });
    // Calls that go on may still play it; what is missing then is a moment of silence, not a call.
    await storage.delete(ownSoundOf(name)?.storageKey ?? '');
  };
}

/** The sound of the workspace with an id, as calls name it. @throws Refusal VALIDATION_FAILED at the field */
export async function soundNamed(
  { tx, workspaceId }: Unit,
  id: string,
  field: string,
): Promise<{ sound: OwnSoundName; seconds: number }> {
  const where = { workspaceId_id: { workspaceId, id } };
  const sound = isUuid(id) ? await tx.sound.findUnique({ where }) : null;
  if (!sound) throw invalid(field, 'This sound no longer exists. Choose another one.');
  return { sound: ownSoundName(sound), seconds: sound.durationSeconds };
}

/** Names of the numbers whose settings play a sound. */
async function numbersPlaying({ tx, workspaceId }: Unit, sound: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM phone_number
    WHERE workspace_id = ${workspaceId}::uuid AND status <> 'RELEASED' AND strpos(flow::text, ${sound}) > 0
    ORDER BY name`;
  return rows.map(({ name }) => name);
}

async function say(speech: Speech, { text, voice }: SpokenText) {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(words)) throw invalid('text', 'Write the text to say.');
  if (words.length > LONGEST_TEXT) throw invalid('text', `A text has at most ${LONGEST_TEXT} characters.`);
  const speaker = voice || 'slt';
  if (!isVoice(speaker)) throw invalid('voice', 'This voice does not exist. Choose one from the list.');
  return { text: words, voice: speaker, wav: await speech.speak(words, speaker) };
}

/** Of a WAV file with a header of 44 bytes, 16-bit, mono. */
function figuresOf(wav: Buffer): { sizeBytes: bigint; durationSeconds: number } {
  return { sizeBytes: BigInt(wav.length), durationSeconds: Math.ceil((wav.length - 44) / 2 / wav.readUInt32LE(24)) };
}

function nameOf(given: string): string {
  const name = trimmed(given);
  if (name === '' || name.length > LONGEST_NAME) throw invalid('name', `A name has 1 to ${LONGEST_NAME} characters.`);
  return name;
}

type NewSound = Omit<Sound, 'workspaceId' | 'createdBy' | 'createdAt'>;

/** @param store puts its file into the store, where that is not there yet: once nothing speaks against it, and before it is kept */
function keep(
  { db, clock }: Deps,
  { workspaceId, userId }: Principal,
  sound: NewSound,
  store?: () => Promise<unknown>,
): Promise<Sound> {
  const name = nameOf(sound.name);
  return db.tenant(workspaceId, async ({ tx }) => {
    // One after the other, so that neither the number of sounds nor a name is passed by two at once.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sounds:${workspaceId}`}, 0))`;
    const taken = await tx.sound.findFirst({ where: { workspaceId, name: { equals: name, mode: 'insensitive' } } });
    // The same one again: the answer was lost.
    if (taken?.id === sound.id) return taken;
    const kept = await tx.sound.count({ where: { workspaceId } });
    if (kept >= MOST_SOUNDS)
      throw new Refusal({
        code: 'CONFLICT',
        message: `A workspace keeps at most ${MOST_SOUNDS} sounds. Delete one that no number uses.`,
        why: { check: 'sounds', required: `fewer than ${MOST_SOUNDS}`, current: String(kept) },
      });
    if (taken)
      throw new Refusal({
        code: 'CONFLICT',
        field: 'name',
        message: `A sound named ${taken.name} already exists. Choose another name.`,
        why: { check: 'sound_name' },
        details: { name: taken.name },
      });
    const created = await tx.sound.create({
      data: { ...sound, name, workspaceId, createdBy: userId, createdAt: clock.now() },
    });
    await store?.();
    return created;
  });
}
