import { channels } from './channels.ts';
import { comments } from './comments.ts';
import { custody } from './custody.ts';
import { drafts } from './drafts.ts';
import { internal } from './internal.ts';
import { conversations } from './resolvers.ts';
import { scheduled } from './scheduled.ts';
import { tags } from './tags.ts';
import { triage } from './triage.ts';

export const resolvers = [
  channels,
  comments,
  conversations,
  custody,
  drafts,
  internal,
  scheduled,
  tags,
  triage,
] as const;
