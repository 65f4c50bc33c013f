import { ownership } from './ownership.ts';
import { people } from './resolvers.ts';
import { profileSettings } from './settings.ts';

export const resolvers = [people, ownership, profileSettings] as const;
