import i18next from 'i18next';
import { NetworkError, RefusedError } from '../../base/relay/refusal.ts';
import { accessToken, CLIENT, selectedWorkspace } from '../../base/session/session.ts';

interface Answer {
  readonly title?: string;
  readonly data?: { readonly id: string };
}

/**
 * Uploads a file of contacts; it is read, and waits for who checks its columns.
 * @param listId the list that its people are meant for
 * @returns the import's id
 */
export async function sendFile(file: File, listId: string | undefined): Promise<string> {
  const token = await accessToken();
  const workspace = selectedWorkspace();
  const form = new FormData();
  if (workspace !== undefined) form.set('workspaceId', workspace);
  form.set('file', file);
  const response = await fetch(
    `/contacts/import?${new URLSearchParams({ review: 'true', ...(listId ? { subscriberListId: listId } : {}) })}`,
    {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'x-ringline-client': CLIENT,
        'accept-language': i18next.language,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(workspace === undefined ? {} : { 'x-workspace': workspace }),
      },
      body: form,
    },
  ).catch(() => {
    throw new NetworkError();
  });
  const answer = (await response.json().catch(() => ({}))) as Answer;
  if (!response.ok || answer.data === undefined)
    throw new RefusedError([{ message: answer.title ?? '', extensions: { ...answer, message: answer.title } }]);
  return answer.data.id;
}
