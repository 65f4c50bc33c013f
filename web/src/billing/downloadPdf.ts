import i18next from 'i18next';
import { NetworkError, RefusedError } from '../base/relay/refusal.ts';
import { accessToken, CLIENT, selectedWorkspace } from '../base/session/session.ts';
import { saveFile } from '../ui/saveFile.ts';

/** Saves a document of the workspace in the reader's language. @throws RefusedError, NetworkError */
export async function downloadPdf(address: string, name: string): Promise<void> {
  const token = await accessToken();
  const workspace = selectedWorkspace();
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: {
      'x-ringline-client': CLIENT,
      'accept-language': i18next.language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(workspace === undefined ? {} : { 'x-workspace': workspace }),
    },
  }).catch(() => {
    throw new NetworkError();
  });
  if (response.ok) return saveFile(`${name}.pdf`, await response.blob());
  const answer = (await response.json().catch(() => ({}))) as { title?: string };
  throw new RefusedError([{ message: answer.title ?? '', extensions: { ...answer, message: answer.title } }]);
}
