import { assignment } from './assignment.ts';
import { channels } from './channels.ts';
import { comments } from './comments.ts';
import { custody } from './custody.ts';
import { drafts } from './drafts.ts';
import { internal } from './internal.ts';
import { notes } from './notes.ts';
import { conversations } from './resolvers.ts';
import { savedReplies } from './savedReplies.ts';
import { scheduled } from './scheduled.ts';
import { tags } from './tags.ts';
import { triage } from './triage.ts';

export const resolvers = [
  assignment,
  channels,
  comments,
  conversations,
  custody,
  drafts,
  internal,
  notes,
  savedReplies,
  scheduled,
  tags,
  triage,
] as const;
