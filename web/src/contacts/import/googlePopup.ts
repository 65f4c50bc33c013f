import i18next from 'i18next';
import { NetworkError, RefusedError } from '../../base/relay/refusal.ts';
import { accessToken, CLIENT, selectedWorkspace } from '../../base/session/session.ts';

/** As the specification has them (spec 002 §4). */
const WINDOW = 'popup,width=600,height=400';
const POLL_MS = 500;
const DONE_PATH = '/contacts/google/done';

/** The browser opens no popup for this site. */
export class PopupBlocked extends Error {}
/** The popup was closed, or the person declined in it. */
export class PopupClosed extends Error {}

/** Opens the popup, empty: only while a click is handled does a browser open one. @throws PopupBlocked */
export function openPopup(): Window {
  const popup = window.open('', 'ringline-google', WINDOW);
  if (popup === null) throw new PopupBlocked();
  return popup;
}

/** Sends the popup to Google's consent page, and waits until it is back. @throws PopupClosed; what the server refuses */
export async function askConsent(popup: Window, signal: AbortSignal): Promise<URLSearchParams> {
  const { redirectUrl } = await ask<{ redirectUrl: string }>('authorize', { redirectUri: redirectUri() });
  if (popup.closed) throw new PopupClosed();
  popup.location.replace(redirectUrl);
  const query = await backWith(popup, signal);
  if (query.get('error') === 'access_denied') throw new PopupClosed();
  return query;
}

/** Hands the server what the popup came back with. @returns the import's id, and whether it is done */
export async function importGoogle(
  query: URLSearchParams,
  subscriberListId: string | undefined,
): Promise<{ id: string; done: boolean }> {
  const answer = await ask<{ data: { id: string; state: string } }>('callback', {
    ...Object.fromEntries(query),
    redirectUri: redirectUri(),
    ...(subscriberListId === undefined ? {} : { subscriberListId }),
  });
  return { id: answer.data.id, done: answer.data.state.startsWith('DONE') };
}

const redirectUri = (): string => new URL(DONE_PATH, location.origin).href;

function backWith(popup: Window, signal: AbortSignal): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const query = signal.aborted ? undefined : queryOf(popup);
      if (query === undefined && !popup.closed && !signal.aborted) return;
      clearInterval(timer);
      popup.close();
      if (query === undefined) reject(new PopupClosed());
      else resolve(query);
    }, POLL_MS);
  });
}

/** Undefined while the popup is elsewhere: a page of Google's doesn't say where it is. */
function queryOf(popup: Window): URLSearchParams | undefined {
  try {
    const { origin, pathname, search } = popup.location;
    return origin === location.origin && pathname === DONE_PATH ? new URLSearchParams(search) : undefined;
  } catch {
    return undefined;
  }
}

async function ask<Answer>(path: string, query: Record<string, string>): Promise<Answer> {
  const token = await accessToken();
  const workspace = selectedWorkspace();
  const asked = new URLSearchParams({ ...query, ...(workspace === undefined ? {} : { workspaceId: workspace }) });
  const response = await fetch(`/contacts/google/${path}?${asked}`, {
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
  const answer = (await response.json().catch(() => ({}))) as Answer & { title?: string };
  if (response.ok) return answer;
  throw new RefusedError([{ message: answer.title ?? '', extensions: { ...answer, message: answer.title } }]);
}
