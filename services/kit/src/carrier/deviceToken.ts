import twilio from 'twilio';
import type { CarrierEnvironment } from './environment.ts';

/** Lifetime of a device token in seconds (defaults 1.4). */
export const DEVICE_TOKEN_SECONDS = 3600;

export interface DeviceIdentity {
  readonly workspaceId: string;
  readonly userId: string;
  readonly deviceId: string;
}

const UUID_HEX = /^[0-9a-f]{32}$/;
const DEVICE = /^[A-Za-z0-9]{1,40}$/;

/**
 * The carrier's client identity of one device of one user in one workspace. The carrier takes letters, digits and the
 * underscore in client names, so the dashes of ids go. Characters of the device id that are neither are dropped.
 * @throws Error when nothing of the device id is left
 */
export function clientIdentity({ workspaceId, userId, deviceId }: DeviceIdentity): string {
  const device = deviceId.replace(/[^A-Za-z0-9]/g, '').slice(0, 40);
  if (!DEVICE.test(device)) throw new Error('A device id needs a letter or a digit');
  return [workspaceId.replaceAll('-', ''), userId.replaceAll('-', ''), device].join('_');
}

/** Reads an identity that `clientIdentity` made, with or without `client:` in front; undefined for anything else. */
export function parseClientIdentity(identity: string): DeviceIdentity | undefined {
  const [workspace = '', user = '', deviceId = '', ...rest] = identity.replace(/^client:/, '').split('_');
  if (!UUID_HEX.test(workspace) || !UUID_HEX.test(user) || !DEVICE.test(deviceId) || rest.length > 0) return undefined;
  return { workspaceId: dashed(workspace), userId: dashed(user), deviceId };
}

/** An access token with which a device registers, is rung, and places calls through the TwiML application. */
export function mintDeviceToken(env: CarrierEnvironment, identity: string): string {
  const { AccessToken } = twilio.jwt;
  const token = new AccessToken(env.CARRIER_ACCOUNT_SID, env.CARRIER_API_KEY, env.CARRIER_API_SECRET, {
    identity,
    ttl: DEVICE_TOKEN_SECONDS,
  });
  token.addGrant(new AccessToken.VoiceGrant({ incomingAllow: true, outgoingApplicationSid: env.CARRIER_APP_SID }));
  return token.toJwt();
}

function dashed(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
