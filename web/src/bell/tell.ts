/** Tells what comes on this page: by a toast while somebody looks at it, else by a notification of the system (defaults 18). */
import { pushesHere } from './pushHere.ts';
import { toast } from '../ui/toast.ts';

export interface News {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly ways: readonly string[];
}

/** What was told by a page that somebody looks at: the hidden ones keep quiet. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('ringline.told') : undefined;
/** How long a hidden page waits for a visible one to tell it, and for the push where push is on here. */
const WAIT_MS = 300;
const PUSH_WAIT_MS = 4_000;
const told = new Set<string>();

channel?.addEventListener('message', ({ data }: MessageEvent<string>) => told.add(data));

function chime(): void {
  // A browser that was never clicked plays nothing: the toast is there all the same.
  new Audio('/sounds/ringtone-chime.wav').play().catch(() => undefined);
}

/** @param open leads to what it is about */
export function tell(news: News, open: () => void): void {
  if (told.has(news.id)) return;
  if (document.visibilityState === 'visible') {
    told.add(news.id);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a channel
    channel?.postMessage(news.id);
    if (!news.ways.includes('toast')) return;
    const shown = toast.show({
      title: news.title,
      message: news.body,
      color: 'indigo',
      style: { cursor: 'pointer' },
      onClick: () => {
        toast.hide(shown);
        open();
      },
    });
    if (news.ways.includes('sound')) chime();
    return;
  }
  if (!news.ways.includes('push') || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  setTimeout(
    () => {
      if (told.has(news.id)) return;
      told.add(news.id);
      try {
        // Pages of the same browser share the tag: the system shows one.
        const notice = new Notification(news.title, {
          body: news.body,
          tag: `ringline-news-${news.id}`,
          icon: '/favicon.svg',
          silent: !news.ways.includes('sound'),
        });
        notice.addEventListener('click', () => {
          window.focus();
          notice.close();
          open();
        });
      } catch {
        // Some phones let only service workers show notifications; the bell has it.
      }
    },
    pushesHere() === undefined ? WAIT_MS : PUSH_WAIT_MS,
  );
}
