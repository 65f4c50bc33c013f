import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { Line } from '../device/phoneDevice.ts';
import { usePhone } from '../PhoneContext.ts';
import { linkOf, type Trouble, watchMedia } from './mediaWatch.ts';
import { newSession, track } from './session.ts';

let trouble: Trouble | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is bad about the media of the running call right now. */
export const useTrouble = (): Trouble | undefined => useSyncExternalStore(subscribe, () => trouble);

interface Hidden {
  readonly _mediaHandler?: { readonly version?: { readonly pc?: RTCPeerConnection } };
}

/** Lines that are watched already: each is for as long as it lasts, whatever the page shows meanwhile. */
const watched = new WeakSet<Line['call']>();

async function watch(line: Line, environment: Environment): Promise<void> {
  const { call, callId } = line;
  if (watched.has(call)) return;
  watched.add(call);
  // How often and how much is reported is the server's to say.
  const rules = await newSession(environment).catch(() => undefined);
  if (!rules || callId === undefined) return;
  watchMedia({
    call,
    rules,
    wishedAt: line.wishedAt,
    connectMs: line.connectedAt === undefined ? null : Math.round(line.connectedAt - line.wishedAt),
    // The SDK keeps its connection to itself; where a release of it hides it better, what it would tell stays unknown.
    link: () => linkOf((call as unknown as Hidden)._mediaHandler?.version?.pc),
    report: (report) => track(environment, { ...report, callId, callSid: call.parameters['CallSid'] ?? '' }),
    onTrouble: (now) => {
      trouble = now;
      for (const listener of listeners) listener();
    },
  });
}

/** Watches the media of the call that this page carries. */
export function useMediaWatch(): void {
  const { context, equipment } = usePhone();
  const { i18n } = useTranslation();
  const environment = useRelayEnvironment();
  const { mediaHere } = context;
  useEffect(() => {
    const line = mediaHere ? equipment.device?.line : undefined;
    if (!line) return;
    // When the network gets bad it is too late to fetch the words that say so.
    void i18n.loadNamespaces('phoneExtra').catch(() => {});
    void watch(line, environment);
  }, [mediaHere, equipment, environment, i18n]);
}
