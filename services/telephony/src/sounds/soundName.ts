/**
 * A sound has one name wherever calls speak of it: `greeting` is a file of ours, `own/<workspace>/<id>.mp3` one of a workspace.
 * So a call that is going on needs no table to say what is heard next.
 */

const OURS = /^[a-z][a-z0-9-]{0,40}$/;
const OWN =
  /^own\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(mp3|wav)$/;

/** Kinds of files by their ending. */
export const MIME_TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

/** The name of a workspace's own sound. */
export type OwnSoundName = `own/${string}`;

/** What a number's callers hear instead of our own sounds. */
export interface FlowSounds {
  greeting?: OwnSoundName;
  holdMusic?: OwnSoundName;
  /** How long it plays. */
  holdMusicSeconds?: number;
  /** What asks for a message. */
  voicemail?: OwnSoundName;
  /** What is heard outside the hours, before the call goes where such calls go; none of ours stands for it (defaults 10). */
  closed?: OwnSoundName;
}

interface OwnSound {
  workspaceId: string;
  id: string;
  mimeType: string;
}

export function ownSoundName({ workspaceId, id, mimeType }: OwnSound): OwnSoundName {
  return `own/${workspaceId}/${id}.${mimeType === MIME_TYPES.mp3 ? 'mp3' : 'wav'}`;
}

/** What a name says about a workspace's own sound; undefined for every other name. */
export function ownSoundOf(name: string): (OwnSound & { storageKey: string }) | undefined {
  const [, workspaceId, id, kind] = OWN.exec(name) ?? [];
  if (!workspaceId || !id || !kind) return undefined;
  return {
    workspaceId,
    id,
    mimeType: MIME_TYPES[kind as keyof typeof MIME_TYPES],
    storageKey: `sounds/${workspaceId}/${id}.${kind}`,
  };
}

/** Whether it is what callers may hear while they wait: a sound of the workspace's. */
export const isMusic = (prompt: { sound: string } | { say: string }): prompt is { sound: OwnSoundName } =>
  'sound' in prompt && OWN.test(prompt.sound);

export const isSoundName = (name: string): boolean => OURS.test(name) || OWN.test(name);

/** What people may choose of services/telephony/sounds for a menu or an announcement. */
export const CHOICE_OF_SOUNDS: readonly string[] = ['greeting', 'ivr-welcome', 'closed', 'unavailable'];
