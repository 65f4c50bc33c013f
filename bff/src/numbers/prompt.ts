export interface PromptInput {
  readonly sound?: string | null;
  readonly say?: string | null;
  readonly mediaId?: string | null;
}

/** What callers hear, as telephony takes it. */
export const prompt = ({ sound, say, mediaId }: PromptInput) => ({
  sound: sound ?? '',
  say: say ?? '',
  soundId: mediaId ?? '',
});
