import { accessToken, selectedWorkspace } from '../../base/session/session.ts';
import { deviceId } from '../device/deviceId.ts';

/** NETWORK: this machine's. SERVER: ours does not answer. SESSION: nobody is signed in any more. CARRIER: all but the phone line is there. */
export type WhyAway = 'NETWORK' | 'SERVER' | 'SESSION' | 'CARRIER';

/** Milliseconds after which a server that has not answered is taken for one that does not. */
const ANSWER_MS = 5_000;

/** Finds out what keeps the phone from registering, by asking as the phone does. */
export async function whyAway(): Promise<WhyAway> {
  if (!navigator.onLine) return 'NETWORK';
  try {
    const access = await accessToken();
    if (access === undefined) return 'SESSION';
    const { ok, status } = await fetch(`/tokens?deviceId=${encodeURIComponent(deviceId())}`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { authorization: `Bearer ${access}`, 'x-workspace': selectedWorkspace() ?? '' },
    });
    if (ok) return 'CARRIER';
    return status === 401 ? 'SESSION' : 'SERVER';
  } catch {
    return 'SERVER';
  }
}
