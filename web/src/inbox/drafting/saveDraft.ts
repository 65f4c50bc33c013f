/** Takes what is typed to the server: with the first key, then in steps while somebody types, and once they pause. */
import { commitMutation, graphql } from 'react-relay';
import type { saveDraftMutation } from '../../__generated__/saveDraftMutation.graphql.ts';
import { onServerBack } from '../../base/relay/connection.ts';
import { environment } from '../../base/relay/environment.ts';
import { draftBook, type KnownDraft } from './draftBook.ts';
import { paced } from './paced.ts';

function post(threadId: string, { text, typed }: KnownDraft): Promise<boolean> {
  return new Promise((resolve) => {
    commitMutation<saveDraftMutation>(environment, {
      mutation: graphql`
        mutation saveDraftMutation($input: SaveMessageDraftInput!) {
          saveMessageDraft(input: $input) {
            threadId
            text
            typedAt
          }
        }
      `,
      variables: { input: { threadId, text, typedAt: new Date(typed).toISOString() } },
      onCompleted: ({ saveMessageDraft: saved }) => {
        draftBook.put(threadId, { text: saved.text, typed: new Date(String(saved.typedAt)).getTime() });
        resolve(true);
      },
      // This tab keeps it, and it goes along with the next key or when the server is back.
      onError: () => resolve(false),
    });
  });
}

const pace = paced(post);
onServerBack(() => pace.flush());
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') pace.flush();
  });

/** Keeps a draft. One that was emptied, because it was sent or cleared, goes at once. */
export function saveDraft(threadId: string, draft: KnownDraft): void {
  draftBook.put(threadId, draft);
  pace.push(threadId, draft, draft.text === '');
}
/** What waits goes now. */
export const flushDrafts = (): void => pace.flush();
