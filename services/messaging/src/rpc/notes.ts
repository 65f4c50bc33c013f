import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactNoteService } from '@ringline/proto/messaging/v1/notes_pb';
import { reactToComment, removeComment, updateComment } from '../comments/changeComment.ts';
import { describeComment } from '../comments/comment.ts';
import type { Deps } from '../context.ts';
import { addContactNote } from '../notes/addContactNote.ts';
import { listContactNotes } from '../notes/listContactNotes.ts';
import { atContacts } from '../notes/note.ts';

/** The handlers of ContactNoteService: they translate, the use cases of comments decide. */
export const notesRpc = (deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'storage'>) => (router: ConnectRouter) => {
  router.service(ContactNoteService, {
    listContactNotes: async ({ contactIds }, context) => ({
      notes: (await listContactNotes(deps)(contactIds, principalOf(context))).map(describeComment),
    }),
    addContactNote: async (request, context) => ({
      note: describeComment(await addContactNote(deps)(request, principalOf(context))),
    }),
    updateContactNote: async (request, context) => ({
      note: describeComment(await updateComment(deps, atContacts)(request, principalOf(context))),
    }),
    removeContactNote: async ({ id }, context) => ({
      contactId: await removeComment(deps, atContacts)(id, principalOf(context)),
    }),
    reactToContactNote: async (request, context) => ({
      note: describeComment(await reactToComment(deps, atContacts)(request, principalOf(context))),
    }),
  });
};
