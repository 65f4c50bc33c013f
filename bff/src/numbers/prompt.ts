import type { CallPromptInput } from '../generated/resolverTypes.ts';

/** What callers hear, as telephony takes it. */
export const prompt = ({ sound, say, mediaId }: CallPromptInput) => ({
  sound: sound ?? '',
  say: say ?? '',
  soundId: mediaId ?? '',
});
