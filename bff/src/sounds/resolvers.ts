import { overLimit } from '@ringline/kit/limits';
import { VOICES } from '@ringline/kit/speech';
import { SoundService, type Sound } from '@ringline/proto/telephony/v1/sounds_pb';
import { soundUrl } from '../configuration/sounds.ts';
import { given } from '../graphql/given.ts';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import type { MediaMapper } from '../media/mappers.ts';

/** Saying a text costs a tenth of a second of a core. */
const SPOKEN = { limit: 60, perSeconds: 600 };

const voices = VOICES.map(({ name, title, gender, recommended }) => ({
  name,
  title,
  gender,
  recommended,
  sampleUrl: soundUrl(`voice-${name}`),
  voiceEngine: 'flite',
  provider: 'Ringline',
}));

/** @throws Refusal RATE_LIMITED */
async function limitSpeech(context: OperationContext): Promise<void> {
  const { principal } = await context.signed();
  const permit = await context.edge.limits.take(`speech:${principal.workspaceId}`, SPOKEN);
  if (!permit.allowed) throw overLimit(permit, 'Too many texts within ten minutes. Wait a moment and try again.');
}

export const sounds = {
  Query: {
    getWorkspaceMedia: async (_source, { types }, context) =>
      (await context.call(SoundService).listSounds({ types: types ?? [] })).sounds,
    getMediaByFileName: async (_source, { fileName }, context) =>
      (await context.call(SoundService).listSounds({ name: fileName })).sounds[0],
    async fetchTTSvoices(_source, _args, context) {
      await context.signed();
      return voices;
    },
  },
  Mutation: {
    async textToSpeech(_source, { text, voice }, context) {
      await limitSpeech(context);
      return (await context.call(SoundService).speak({ text, ...given({ voice }) })).sound;
    },
    async saveTTS(_source, { input }, context) {
      await limitSpeech(context);
      const { name, text, voice } = input;
      return (await context.call(SoundService).saveSpeech({ name, text, ...given({ voice }) })).sound;
    },
    async deleteWorkspaceMedia(_source, { id }, context) {
      await context.call(SoundService).deleteSound({ id });
      return true;
    },
  },
  Configuration: { voices: () => voices },
  SpokenText: {
    url: ({ storageKey }: Sound, _args, { edge }) => edge.links.to(storageKey),
    duration: ({ durationSeconds }: Sound) => durationSeconds,
  },
  Media: {
    duration: ({ durationSeconds }: MediaMapper) => durationSeconds ?? null,
  },
} satisfies Resolvers;
