import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import type { Speech } from '@ringline/kit/speech';
import { SoundService, type SoundSchema } from '@ringline/proto/telephony/v1/sounds_pb';
import type { Deps } from '../context.ts';
import type { Sound } from '../generated/prisma/client.ts';
import { ownSoundName, ownSoundOf } from '../sounds/soundName.ts';
import { addSound, deleteSound, listSounds, saveSpeech, speakText } from '../sounds/sounds.ts';

const soundInit = (sound: Sound): MessageInitShape<typeof SoundSchema> => ({
  id: sound.id,
  name: sound.name,
  type: sound.type,
  storageKey: ownSoundOf(ownSoundName(sound))?.storageKey ?? '',
  mimeType: sound.mimeType,
  sizeBytes: sound.sizeBytes,
  durationSeconds: sound.durationSeconds,
  text: sound.text,
  voice: sound.voice,
  createdAt: timestampFromDate(sound.createdAt),
});

/** The handlers of SoundService. */
export const soundRpc =
  (deps: Deps, speech: Speech) =>
  (router: ConnectRouter): void => {
    const list = listSounds(deps);
    const add = addSound(deps);
    const speak = speakText(deps, speech);
    const save = saveSpeech(deps, speech);
    const remove = deleteSound(deps);
    router.service(SoundService, {
      listSounds: async (request, context) => ({ sounds: (await list(request, principalOf(context))).map(soundInit) }),
      addSound: async (request, context) => ({ sound: soundInit(await add(request, principalOf(context))) }),
      speak: async (request, context) => ({
        sound: { ...(await speak(request, principalOf(context))), type: 'AUDIO', mimeType: 'audio/wav' },
      }),
      saveSpeech: async (request, context) => ({ sound: soundInit(await save(request, principalOf(context))) }),
      deleteSound: async ({ id }, context) => {
        await remove(id, principalOf(context));
        return {};
      },
    });
  };
