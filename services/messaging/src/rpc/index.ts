import type { ConnectRouter } from '@connectrpc/connect';
import type { Deps } from '../context.ts';
import { analyticsRpc } from './analytics.ts';
import { assignmentRpc } from './assignment.ts';
import { channelsRpc } from './channels.ts';
import { consentRpc } from './consent.ts';
import { commentsRpc } from './comments.ts';
import { draftsRpc } from './drafts.ts';
import { internalRpc } from './internal.ts';
import { messagingRpc } from './messaging.ts';
import { notesRpc } from './notes.ts';
import { savedRepliesRpc } from './savedReplies.ts';
import { scheduledRpc } from './scheduled.ts';
import { tagsRpc } from './tags.ts';
import { teamFilesRpc } from './teamFiles.ts';
import { triageRpc } from './triage.ts';

/** All handlers of messaging, one file for each aggregate. */
export const rpc = (deps: Deps & Pick<Parameters<typeof analyticsRpc>[0], 'keepDays'>) => (router: ConnectRouter) => {
  analyticsRpc(deps)(router);
  assignmentRpc(deps)(router);
  channelsRpc(deps)(router);
  consentRpc(deps)(router);
  commentsRpc(deps)(router);
  draftsRpc(deps)(router);
  internalRpc(deps)(router);
  messagingRpc(deps)(router);
  notesRpc(deps)(router);
  savedRepliesRpc(deps)(router);
  scheduledRpc(deps)(router);
  tagsRpc(deps)(router);
  teamFilesRpc(deps)(router);
  triageRpc(deps)(router);
};
