/** A ringing call as a notification of the system, for a tab that nobody sees (defaults 18). */

const WORKER = '/phone-worker.js';

export type NoticeChoice = 'accept' | 'decline' | 'open';

export interface NoticeTexts {
  readonly title: string;
  readonly body: string;
  readonly accept: string;
  readonly decline: string;
}

/** What the type of the platform does not know yet: buttons are the service worker's alone. */
type WithButtons = NotificationOptions & {
  actions: { action: NoticeChoice; title: string }[];
  renotify: boolean;
};

const tagOf = (callId: string) => `ringline-call-${callId}`;

/** Whether this browser shows notifications of ours. */
const allowed = () => 'Notification' in globalThis && Notification.permission === 'granted';

export class CallNotice {
  #choose: ((callId: string, choice: NoticeChoice) => void) | undefined;
  #shown: string | undefined;
  #worker: ServiceWorker | undefined;
  /** Of browsers without service workers: it opens the page, and has no buttons. */
  #plain: Notification | undefined;

  /** @param choose is told what the person pressed on the notification of which call; the returned function ends it */
  listen(choose: (callId: string, choice: NoticeChoice) => void): () => void {
    this.#choose = choose;
    const heard = ({ data }: MessageEvent<{ ringing?: string; choice?: NoticeChoice } | undefined>) => {
      if (this.#shown !== undefined && data?.ringing === tagOf(this.#shown) && data.choice !== undefined)
        choose(this.#shown, data.choice);
    };
    navigator.serviceWorker?.addEventListener('message', heard);
    return () => {
      this.hide();
      navigator.serviceWorker?.removeEventListener('message', heard);
    };
  }

  async show(callId: string, { title, body, accept, decline }: NoticeTexts): Promise<void> {
    if (!allowed() || this.#shown === callId) return;
    this.hide();
    this.#shown = callId;
    const options: WithButtons = {
      body,
      tag: tagOf(callId),
      icon: '/favicon.svg',
      requireInteraction: true,
      renotify: true,
      actions: [
        { action: 'accept', title: accept },
        { action: 'decline', title: decline },
      ],
    };
    try {
      await this.#start();
      // It may have stopped ringing meanwhile.
      if (this.#shown === callId) this.#tell({ show: { title, options } });
    } catch {
      if (this.#shown !== callId) return;
      this.#plain = new Notification(title, { body, tag: tagOf(callId), requireInteraction: true });
      this.#plain.addEventListener('click', () => {
        window.focus();
        this.#choose?.(callId, 'open');
      });
    }
  }

  hide(): void {
    if (this.#shown === undefined) return;
    const tag = tagOf(this.#shown);
    this.#shown = undefined;
    this.#plain?.close();
    this.#plain = undefined;
    this.#tell({ hide: tag });
  }

  #tell(message: { show: { title: string; options: WithButtons } } | { hide: string }): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a worker
    this.#worker?.postMessage(message);
  }

  async #start(): Promise<void> {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    if (!active) throw new Error('The worker of notifications does not run');
    this.#worker = active;
  }
}
