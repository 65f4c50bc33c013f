/** People who sign up as everybody does: through the public API, with the code out of their mail. */
import { eventually } from '@ringline/kit/testing';
import { Api, type Payload } from './api.ts';
import { OutsideWorld } from './outsideWorld.ts';
import { remember } from './secrets.ts';

export const PASSWORD = 'correct-Horse-7-battery';

const SIGN_UP = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id email status } } }';
const VERIFY =
  'mutation ($userId: ID!, $code: String!) { verifyOTP(userId: $userId, code: $code) { authTokens { token refreshToken expiresInSeconds } user { id status } } }';
const CREATE_WORKSPACE =
  'mutation ($input: CreateWorkspaceInput!) { createWorkspace(input: $input) { id name staticUniqueName roleName version setting { timezone } } }';

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly refreshToken: string;
  /** Signed in, in no workspace. */
  readonly api: Api;
}

export interface Owner extends Person {
  readonly workspaceId: string;
  /** The workspace's test number: id and E.164. */
  readonly number: { readonly id: string; readonly number: string };
}

let people = 0;

/** An address that nobody has. */
export function newEmail(firstName = 'ana'): string {
  people += 1;
  return `${firstName.toLowerCase()}.${process.pid}.${people}@example.com`;
}

/** @returns the new account, which still waits for its code */
export async function signUp(
  url: string,
  firstName: string,
  email = newEmail(firstName),
): Promise<{ userId: string; email: string }> {
  const { createUser } = await new Api(url).run(SIGN_UP, {
    input: { firstName, lastName: 'Test', email, password: PASSWORD, timezone: 'UTC' },
  });
  return { userId: createUser.user.id, email };
}

export async function verify(url: string, { userId, email }: { userId: string; email: string }): Promise<Person> {
  const code = await new OutsideWorld(url).codeFor(email);
  const { verifyOTP } = await new Api(url).run(VERIFY, { userId, code });
  const { token, refreshToken } = verifyOTP.authTokens as { token: string; refreshToken: string };
  remember('token', refreshToken);
  return { userId, email, refreshToken, api: new Api(url, { token }) };
}

export async function aPerson(url: string, firstName = 'Ana'): Promise<Person> {
  return verify(url, await signUp(url, firstName));
}

export async function createWorkspace(person: Person, name: string): Promise<Payload> {
  const { createWorkspace: made } = await person.api.run(CREATE_WORKSPACE, {
    input: { name, country: 'US', timezone: 'America/Los_Angeles' },
  });
  return made;
}

/** A person with a workspace and its test number. */
export async function anOwner(url: string, firstName = 'Ana'): Promise<Owner> {
  const person = await aPerson(url, firstName);
  const workspace = await createWorkspace(person, `${firstName}'s Garage`);
  const api = person.api.as({ workspace: workspace.id as string });
  // Telephony learns of the workspace by its event; until then it says so, and that it helps to ask again.
  const { getTestPhoneNumber } = await eventually(() => api.run('{ getTestPhoneNumber { id number } }'), 30_000);
  // The carrier is told by a job where the number's calls and texts go.
  await eventually(
    async () =>
      (await new OutsideWorld(url).numbers()).some(
        ({ number, callable }) => number === getTestPhoneNumber.number && callable,
      ),
    30_000,
  );
  return { ...person, api, workspaceId: workspace.id, number: getTestPhoneNumber };
}
