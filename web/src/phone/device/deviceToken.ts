import { accessToken, dropToken, selectedWorkspace } from '../../base/session/session.ts';

/** The server gives this person no token as things are: no session, no seat, no right. To ask again changes nothing. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** How long the server has for its answer, in milliseconds. */
const ANSWER_MS = 10_000;

const ask = (deviceId: string, access: string | undefined): Promise<Response> =>
  fetch(`/tokens?deviceId=${encodeURIComponent(deviceId)}`, {
    headers: { authorization: `Bearer ${access ?? ''}`, 'x-workspace': selectedWorkspace() ?? '' },
    signal: AbortSignal.timeout(ANSWER_MS),
  });

/**
 * The carrier's token for this browser (spec 001 §7).
 * @throws TokenRefused on 401 and 403, with a new access token too; Error while the server cannot be asked
 */
export async function fetchDeviceToken(deviceId: string): Promise<string> {
  const access = await accessToken();
  let response = await ask(deviceId, access);
  if (response.status === 401 && access !== undefined) {
    dropToken(access);
    response = await ask(deviceId, await accessToken());
  }
  if (response.status === 401 || response.status === 403) throw new TokenRefused(`HTTP ${response.status}`);
  if (!response.ok) throw new Error(`No device token: HTTP ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}
