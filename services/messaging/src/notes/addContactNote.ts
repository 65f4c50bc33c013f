import type { Principal } from '@ringline/kit/auth';
import { readDocument } from '@ringline/kit/documents';
import { invalid } from '@ringline/kit/errors';
import type { AddContactNoteRequest } from '@ringline/proto/messaging/v1/notes_pb';
import type { CommentRow } from '../comments/comment.ts';
import { MOST_COMMENTS, writeComment } from '../comments/writeComment.ts';
import type { Deps } from '../context.ts';
import { atContacts, findNotedContact } from './note.ts';

/**
 * Notes something about a contact, and tells those whom the note names.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, GONE (a file) or IDEMPOTENCY_MISMATCH
 */
export const addContactNote =
  (deps: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (
    {
      contactId,
      document,
      idempotencyKey,
      fileIds,
    }: Pick<AddContactNoteRequest, 'contactId' | 'document' | 'idempotencyKey' | 'fileIds'>,
    principal: Principal,
  ): Promise<CommentRow> => {
    const read = readDocument(document, 'document', { mayBeEmpty: fileIds.length > 0 });
    const full = () => invalid('contactId', `This contact has ${MOST_COMMENTS} notes, the maximum. Remove some first.`);
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const { id } = await findNotedContact(uow, contactId);
      return writeComment(
        deps,
        uow,
        atContacts,
        { contactId: id },
        { operation: 'note.add', type: 'CONTACT_NOTE', read, fileIds, idempotencyKey, full },
        principal,
      );
    });
  };
