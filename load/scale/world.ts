/** The product with people in two workspaces, on a PostgreSQL that tells which pages a statement touched. */
import { rm } from 'node:fs/promises';
import { startAllInOne, type Product } from '@ringline/deploy/all-in-one';
import { silentProgress } from '@ringline/deploy/progress';
import { databaseName, runningPostgres, startEmbeddedPostgres, withDatabase } from '@ringline/kit/db';
import { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { aMember, anOwnerOnBusiness } from '@ringline/tests/testkit/members.ts';
import type { Person } from '@ringline/tests/testkit/people.ts';
import pg from 'pg';
import { scratchFolder } from '../world/target.ts';
import type { Amounts, Shape } from './shape.ts';

export type Viewer = 'owner' | 'member';

/** A workspace that is measured: its owner, and a MEMBER of the team that has a tenth of the conversations. */
export interface MeasuredWorkspace {
  readonly id: string;
  readonly people: Readonly<Record<Viewer, Person>>;
}

/** A workspace as the fills see it, measured or a neighbor. */
export interface Filled extends Amounts {
  /** Names it in ids that are made up: 1 is the large one, 2 the small one. */
  readonly n: number;
  readonly id: string;
  readonly ownerId: string;
  readonly memberId: string;
  readonly mainTeam: string;
  /** The member's, to which every tenth conversation belongs. */
  readonly smallTeam: string;
  readonly mainNumber: PhoneNumber;
  readonly smallNumber: PhoneNumber;
}

interface PhoneNumber {
  readonly id: string;
  readonly number: string;
}

export interface ScaleWorld {
  readonly url: string;
  readonly large: MeasuredWorkspace;
  readonly small: MeasuredWorkspace;
  readonly filled: readonly Filled[];
  /** The administrator in a service's database. */
  database(service: string): Promise<pg.Client>;
  stop(): Promise<void>;
}

const SETTINGS = { PORT: '0', DEMO_WORKSPACE: 'false', LOG_LEVEL: 'error', SANDBOX_CALLS_PER_SECOND: '1000' };
const TEAM = 'mutation { createTeamAndAutoAssignMembers(input: { name: "Sales" }) { id } }';

/** Starts everything, empty but for the people. */
export async function startScaleWorld(shape: Shape): Promise<ScaleWorld> {
  const folder = await scratchFolder();
  await countStatements(folder);
  const product = await startAllInOne({ ...SETTINGS, DATA_DIR: folder }, silentProgress);
  const open: pg.Client[] = [];
  const stop = async () => {
    for (const client of open) await client.end();
    await product.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const adminUrl = runningPostgres(folder) ?? '';
    const database = async (service: string) => {
      const client = new pg.Client({ connectionString: withDatabase(adminUrl, databaseName(service)) });
      await client.connect();
      open.push(client);
      return client;
    };
    const [large, small] = [await settle(product, 1, shape.large), await settle(product, 2, shape.small)];
    const others = shape.others.map((amounts, index) => neighbor(index + 3, amounts));
    return {
      url: product.url,
      large: large.workspace,
      small: small.workspace,
      filled: [large.filled, small.filled, ...others],
      database,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL has to be told before it starts that it counts. */
async function countStatements(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  try {
    await admin.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
  } finally {
    await admin.end();
    await postgres.stop();
  }
}

async function settle(
  product: Product,
  n: number,
  amounts: Amounts,
): Promise<{ workspace: MeasuredWorkspace; filled: Filled }> {
  const owner = await anOwnerOnBusiness(product, `Owner${n}`);
  const { fetchTeams } = await owner.api.run('{ fetchTeams { data { id } } }');
  const mainTeam = fetchTeams.data[0].id as string;
  const { createTeamAndAutoAssignMembers: team } = await owner.api.run(TEAM);
  const smallTeam = team.id as string;
  const member = await aMember(product.url, owner, 'MEMBER', { firstName: `Member${n}`, teamIds: [smallTeam] });
  const give = async (teamId: string, number: string): Promise<PhoneNumber> => {
    const { numbers } = await product.rpc.client(NumberService).ensureDemoTelephony({
      workspaceId: owner.workspaceId,
      teamId,
      numbers: [{ number, name: number }],
      calls: [
        {
          peerNumber: '+16285550136',
          direction: 'INBOUND',
          status: 'COMPLETED',
          endReason: 'CALLER_HANGUP',
          minutesAgo: 90,
          ringSeconds: 5,
          talkSeconds: 50,
          agentUserId: owner.userId,
          numberIndex: 0,
        },
      ],
    });
    const given = numbers.find((known) => known.number === number);
    if (!given) throw new Error(`The workspace was not given ${number}`);
    return { id: given.id, number };
  };
  const filled = {
    ...amounts,
    n,
    id: owner.workspaceId,
    ownerId: owner.userId,
    memberId: member.userId,
    mainTeam,
    smallTeam,
    mainNumber: await give(mainTeam, `+1415555020${n}`),
    smallNumber: await give(smallTeam, `+1415555021${n}`),
  };
  return { workspace: { id: owner.workspaceId, people: { owner, member } }, filled };
}

/** Rows of somebody else, in whose workspace nobody signs in. */
function neighbor(n: number, amounts: Amounts): Filled {
  const id = (kind: string) => `0190${kind}-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const number = { id: id('d000'), number: `+1415556${String(n).padStart(4, '0')}` };
  const person = id('f000');
  return {
    ...amounts,
    n,
    id: id('c000'),
    ownerId: person,
    memberId: person,
    mainTeam: id('b000'),
    smallTeam: id('b001'),
    mainNumber: number,
    smallNumber: number,
  };
}
