import { IdentityService } from '@ringline/proto/identity/v1/accounts_pb';
import { AccessService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { PASSWORD } from '../testkit/index.ts';
import type { World } from './tenants.ts';

/** A fresh sign-in of a person and the principal of it. */
export async function freshPrincipal(
  world: World,
  person: { email: string; api: { url: string } },
  workspaceId: string,
): Promise<string> {
  const { outcome } = await world.as(IdentityService, undefined).login({ email: person.email, password: PASSWORD });
  if (outcome.case !== 'signedIn') throw new Error('The sign-in asks for more');
  const accessToken = outcome.value.authTokens?.token ?? '';
  return (await world.as(AccessService, undefined).issuePrincipal({ accessToken, workspaceId })).principalToken;
}
