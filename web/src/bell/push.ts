/** Web push in this browser: on by the person's own choice, and theirs alone. */
import { fetchQuery, graphql } from 'react-relay';
import type { pushMutation } from '../__generated__/pushMutation.graphql.ts';
import type { pushQuery } from '../__generated__/pushQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import { accessToken, sessionOf, signedInUser } from '../base/session/session.ts';
import { deviceLabel } from '../phone/device/deviceId.ts';
import { pushesHere, type Pushed, rememberPush } from './pushHere.ts';

const WORKER = '/phone-worker.js';
/** The server is told again after so long, though nothing has changed: it may have forgotten a browser that was off. */
const AGAIN_MS = 86_400_000;

/** Whether this browser can be pushed to at all. In a window that stores nothing it can't. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Turns push on here: asks for permission where nobody has answered yet. @returns whether it is on */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe();
  return true;
}

/** Turns push off here; the server is told by who removes the device. */
export async function turnPushOff(): Promise<void> {
  rememberPush(undefined);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Once for each page: what is on here stays on, for the session that runs now; not for somebody else who signs in here. */
export async function keepPush(): Promise<void> {
  const kept = pushesHere();
  if (kept === undefined || !canPush()) return;
  if (Notification.permission !== 'granted') return rememberPush(undefined);
  const session = sessionOf(await accessToken());
  if (kept.user !== signedInUser()) return turnPushOff();
  if (kept.session === session && Date.now() - kept.at < AGAIN_MS) return;
  await subscribe();
}

async function subscribe(): Promise<void> {
  const found = await fetchQuery<pushQuery>(
    environment,
    graphql`
      query pushQuery {
        pushSettings {
          publicKey
        }
      }
    `,
    {},
  ).toPromise();
  const key = found?.pushSettings.publicKey ?? '';
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // One that was made for another key of ours gets nothing any more.
  if (before && keyOf(before) !== key) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await commit<pushMutation>(
    graphql`
      mutation pushMutation($input: SubscribeToPushInput!) {
        subscribeToPush(input: $input) {
          id
          current
        }
      }
    `,
    {
      input: {
        endpoint: endpoint ?? '',
        p256dh: keys?.['p256dh'] ?? '',
        auth: keys?.['auth'] ?? '',
        name: deviceLabel(),
      },
    },
  );
  const on: Pushed = { user: signedInUser() ?? '', session: sessionOf(await accessToken()) ?? '', at: Date.now() };
  rememberPush(on);
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription): string =>
  applicationServerKey === null
    ? ''
    : btoa(String.fromCodePoint(...new Uint8Array(applicationServerKey)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
