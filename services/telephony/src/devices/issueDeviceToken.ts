import type { Principal } from '@ringline/kit/auth';
import { identityOf } from '../calls/placeCall.ts';
import type { Deps } from '../context.ts';

/** A carrier access token for one user, one workspace, one device (defaults 1.4). */
export function issueDeviceToken(deps: Pick<Deps, 'carrier'>) {
  return (
    deviceId: string,
    { workspaceId, userId }: Principal,
  ): { token: string; identity: string; ttlSeconds: number } => {
    const identity = identityOf(workspaceId, userId, deviceId);
    return { identity, ...deps.carrier.deviceToken(identity) };
  };
}
