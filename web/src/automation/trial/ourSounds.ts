/** Sounds of ours that a step can play, by their names (CallPromptInput). */
export const OURS = ['greeting', 'ivr-welcome', 'closed', 'unavailable'] as const;

/** The address of a sound of ours: the client ships what callers hear. */
export const ourSound = (name: string): string => `/sounds/${name}.wav`;
