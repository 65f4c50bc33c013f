/** What the worker of notifications asks the pages: whether they tell something by themselves, and to open what was clicked. */
import { askFor } from '../base/asked.ts';
import { openWorkspace, selectedWorkspace } from '../base/session/session.ts';

interface Opened {
  readonly id?: string;
  readonly url: string;
  readonly workspaceId: string;
  readonly answer?: string;
  readonly reply?: string;
}

interface FromWorker {
  /** Something came: does this page tell it? */
  readonly told?: { readonly workspaceId: string };
  readonly open?: Opened;
  /** The id of a call. */
  readonly decline?: string;
  readonly answer?: string;
}

/** @param open leads to a path of this workspace; @param seen marks a notification as read. The returned function ends it. */
export function listenToPushes(open: (href: string) => void, seen: (id: string) => void): () => void {
  const heard = ({ data, ports: [port] }: MessageEvent<FromWorker | undefined>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, which has no other end than the worker
    const answer = (yes: boolean) => port?.postMessage(yes);
    if (data?.told) answer(document.visibilityState === 'visible' && document.hasFocus() && isHere(data.told));
    if (data?.decline !== undefined) askFor('decline', data.decline);
    if (data?.answer !== undefined) askFor('answer', data.answer);
    if (data?.open) {
      answer(true);
      follow(data.open);
    }
  };
  const follow = (to: Opened) => {
    if (!isHere(to)) return openWorkspace(to.workspaceId, to.url);
    if (to.answer !== undefined) askFor('answer', to.answer);
    else open(to.url);
    if (to.reply !== undefined) askFor('reply', to.reply);
    if (to.id !== undefined) seen(to.id);
  };
  navigator.serviceWorker?.addEventListener('message', heard);
  return () => navigator.serviceWorker?.removeEventListener('message', heard);
}

const isHere = ({ workspaceId }: { readonly workspaceId: string }) => workspaceId === selectedWorkspace();
