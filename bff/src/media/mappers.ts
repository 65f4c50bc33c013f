/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
import type { Sound } from '@ringline/proto/telephony/v1/sounds_pb';
import type { Media } from '@ringline/proto/workspace/v1/media_pb';

/** A file of a person, or a sound of the workspace. */
export type MediaMapper = Pick<Media, 'id' | 'name' | 'storageKey' | 'mimeType' | 'sizeBytes' | 'type'> &
  Partial<Pick<Sound, 'durationSeconds' | 'text' | 'voice'>>;
