/** People who come into a workspace as they do in life: by the link of an invitation in their mail. */
import { eventually } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { OutsideWorld } from './outsideWorld.ts';
import { anOwner, newEmail, signUp, verify, type Owner, type Person } from './people.ts';
import type { RunningProduct } from './product.ts';
import { remember } from './secrets.ts';
import type { Payload } from './api.ts';

export type Granted = 'ADMIN' | 'MANAGER' | 'MEMBER';

export const INVITE =
  'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { id email status withSeat role { name } teams { id } invitedBy { id } createdAt expiresAt } }';
export const ACCEPT =
  'mutation ($token: String!) { acceptInvitation(token: $token) { id name roleName usersWithoutSeatCount } }';

/** A person with a workspace on a plan with 25 seats. */
export const anOwnerOnBusiness = (product: RunningProduct, firstName = 'Ana'): Promise<Owner> =>
  anOwnerOn('BUSINESS', product, firstName);

/** A person with a workspace on a plan. */
export async function anOwnerOn(
  plan: 'STARTER' | 'BUSINESS' | 'ENTERPRISE',
  product: RunningProduct,
  firstName = 'Ana',
): Promise<Owner> {
  const owner = await anOwner(product.url, firstName);
  const { workspaceId } = owner;
  await product.rpc.client(BillingService).ensureDemoSubscription({ workspaceId, plan, creditMicros: 50_000_000n });
  await eventually(async () => {
    const { getWorkspaceUserProfile } = await owner.api.run('{ getWorkspaceUserProfile { plan } }');
    if (getWorkspaceUserProfile.plan !== plan) throw new Error('The plan has not arrived yet');
  }, 20_000);
  return owner;
}

/** Ids of the roles by their names. */
export async function roleIds(owner: Person): Promise<Record<string, string>> {
  const { fetchRoles } = await owner.api.run('{ fetchRoles { id name } }');
  return Object.fromEntries((fetchRoles as Payload[]).map(({ id, name }) => [name, id]));
}

/** The token in the newest mail with an invitation to an address, other than those known already. */
export function invitationToken(url: string, email: string, known: readonly string[] = []): Promise<string> {
  return eventually(async () => {
    const mails = (await new OutsideWorld(url).mail(email)) as { text?: string }[];
    const tokens = mails.flatMap(({ text }) => /\/login\?invitation=([\w-]+)/.exec(text ?? '')?.[1] ?? []);
    const token = tokens.find((each) => !known.includes(each));
    if (!token) throw new Error(`No invitation was mailed to ${email}`);
    remember('token', token);
    return token;
  }, 20_000);
}

/** Follows the link of an invitation. Workspace learns of a new account by its event; until then it helps to ask again. */
export async function accept(person: Person, token: string): Promise<Payload> {
  const { acceptInvitation } = await eventually(() => person.api.run(ACCEPT, { token }), 20_000);
  return acceptInvitation;
}

/** Somebody new is invited, signs up, and joins. @returns the person, in the workspace */
export async function aMember(
  url: string,
  owner: Owner,
  role: Granted,
  { firstName = 'Bea', teamIds = [] as string[] } = {},
): Promise<Person & { profileId: string }> {
  const email = newEmail(firstName);
  await owner.api.run(INVITE, { input: { email, roleId: (await roleIds(owner))[role], teamIds } });
  const person = await verify(url, await signUp(url, firstName, email));
  await accept(person, await invitationToken(url, email));
  const api = person.api.as({ workspace: owner.workspaceId });
  const { getWorkspaceUserProfile } = await api.run('{ getWorkspaceUserProfile { id } }');
  return { ...person, api, profileId: getWorkspaceUserProfile.id };
}
