/** The people of a load run: each an owner with a workspace of their own, on a plan with credit, with a number. */
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { RpcClients } from '@ringline/kit/rpc';
import { run, until } from './api.ts';

const PASSWORD = 'correct-Horse-7-battery';
/** Enough that no run ends for want of money: $1,000, in micros. */
const CREDIT_MICROS = 1_000_000_000n;
/** Sign-ups at once: each costs a password hash, which takes a core. */
const AT_ONCE = 2;

const SIGN_UP = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }';
const VERIFY =
  'mutation ($userId: ID!, $code: String!) { verifyOTP(userId: $userId, code: $code) { authTokens { token } } }';
const CREATE = 'mutation ($input: CreateWorkspaceInput!) { createWorkspace(input: $input) { id } }';
const TEAMS = '{ getWorkspaceWithSettings { id } getTestPhoneNumber { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { authTokens { token } } }';

export interface Agent {
  readonly email: string;
  readonly password: string;
  readonly workspaceId: string;
  /** The workspace's own number, E.164. */
  readonly number: string;
  /** Valid for fifteen minutes; `signIn` gives fresh ones. */
  readonly token: string;
}

/** Makes the people through the public API; plan and number come by the sandbox's own doors. */
export async function makePeople(url: string, rpc: RpcClients, count: number): Promise<Agent[]> {
  const agents: Agent[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) agents[index] = await makeOne(url, rpc, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return agents;
}

/** Everybody signs in again, as fast as the product lets people who all come from one address. */
export async function signIn(url: string, agents: readonly Agent[]): Promise<Agent[]> {
  const fresh: Agent[] = [];
  for (const agent of agents) {
    const input = { email: agent.email, password: agent.password };
    const { login } = await until(() => run(url, LOGIN, { input }), 60_000);
    fresh.push({ ...agent, token: login.authTokens.token as string });
  }
  return fresh;
}

async function makeOne(url: string, rpc: RpcClients, index: number): Promise<Agent> {
  const email = `agent.${index}@example.com`;
  const { createUser } = await run(url, SIGN_UP, {
    input: { firstName: 'Agent', lastName: String(index), email, password: PASSWORD, timezone: 'UTC' },
  });
  const code = await until(() => codeFor(url, email));
  const { verifyOTP } = await run(url, VERIFY, { userId: createUser.user.id, code });
  const token = verifyOTP.authTokens.token as string;
  const { createWorkspace } = await run(
    url,
    CREATE,
    { input: { name: `Load ${index}`, country: 'US', timezone: 'America/New_York' } },
    { token },
  );
  const workspaceId = createWorkspace.id as string;
  // Telephony and billing know the workspace once its test number is there.
  await until(() => run(url, TEAMS, {}, { token, workspace: workspaceId }));
  await rpc
    .client(BillingService)
    .ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: CREDIT_MICROS });
  const number = `+1415556${String(index).padStart(4, '0')}`;
  const teamId = await teamOf(url, token, workspaceId);
  await rpc
    .client(NumberService)
    .ensureDemoTelephony({ workspaceId, teamId, numbers: [{ number, name: 'Main' }], calls: [] });
  await until(async () => {
    const numbers = (await (await fetch(`${url}/sandbox/api/numbers`)).json()) as {
      number: string;
      callable: boolean;
    }[];
    return numbers.some((known) => known.number === number && known.callable) || undefined;
  });
  return { email, password: PASSWORD, workspaceId, number, token };
}

async function teamOf(url: string, token: string, workspace: string): Promise<string> {
  const { fetchTeams } = await run(url, '{ fetchTeams { data { id } } }', {}, { token, workspace });
  return fetchTeams.data[0].id as string;
}

async function codeFor(url: string, email: string): Promise<string | undefined> {
  const response = await fetch(`${url}/sandbox/api/mail?to=${encodeURIComponent(email)}`);
  const [newest] = (await response.json()) as { code?: string }[];
  return newest?.code;
}
