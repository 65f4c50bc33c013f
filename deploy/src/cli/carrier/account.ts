/** The account at the carrier that a deployment uses, and what the deployment knows of it already. */
import { carrierEnvironment, createCarrier, type Carrier } from '@ringline/kit/carrier';
import { databaseName, runningPostgres, withDatabase } from '@ringline/kit/db';
import pg from 'pg';
import { z } from 'zod';
import { joined, problemsOf } from '../doctor/configuration.ts';
import { adminUrl, placeOf, type Place } from '../place.ts';
import { CommandProblem, type Terminal } from '../terminal.ts';

const account = z.object({
  CARRIER_ACCOUNT_SID: carrierEnvironment.CARRIER_ACCOUNT_SID,
  CARRIER_AUTH_TOKEN: carrierEnvironment.CARRIER_AUTH_TOKEN,
  CARRIER_API_URL: carrierEnvironment.CARRIER_API_URL,
  CARRIER_API_KEY: carrierEnvironment.CARRIER_API_KEY.optional(),
  CARRIER_API_SECRET: carrierEnvironment.CARRIER_API_SECRET.optional(),
  CARRIER_APP_SID: carrierEnvironment.CARRIER_APP_SID.optional(),
  PUBLIC_URL: carrierEnvironment.PUBLIC_URL,
});

export interface Account {
  readonly env: z.infer<typeof account>;
  readonly carrier: Carrier;
  /** What ours are called at the carrier: others may use the account too. */
  readonly name: string;
  /** Whether the carrier is the sandbox, which has an application and a key of its own. */
  readonly sandbox: boolean;
  /** The numbers that Ringline owns; undefined when no database is to be had. */
  readonly numbers: readonly string[] | undefined;
}

/** @throws CommandProblem when the account is not configured, or the carrier does not take us in */
export async function openAccount({ source }: Terminal): Promise<Account> {
  const place = placeOf(source);
  // An address of the API means a carrier that was given, be it another one's sandbox.
  const sandbox = place.env.SANDBOX_ENABLED && !place.cluster && !source['CARRIER_ACCOUNT_SID'];
  const parsed = account.safeParse(given(sandbox ? await joined({ ...place, source }) : source));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new CommandProblem(
      'The account at the carrier is not known.',
      problemsOf(new Error(lines.join('\n'))),
      'Set CARRIER_ACCOUNT_SID, CARRIER_AUTH_TOKEN and PUBLIC_URL; key and application are made by `ringline carrier setup`.',
      2,
    );
  }
  const env = parsed.data;
  const carrier = createCarrier({
    ...env,
    // They may be what is about to be made.
    CARRIER_API_KEY: env.CARRIER_API_KEY ?? '',
    CARRIER_API_SECRET: env.CARRIER_API_SECRET ?? '',
    CARRIER_APP_SID: env.CARRIER_APP_SID ?? '',
  });
  return {
    env,
    carrier,
    name: `Ringline ${new URL(env.PUBLIC_URL).host}`,
    sandbox,
    numbers: await ownedNumbers(place, source),
  };
}

/** An empty variable is one that is not set. */
const given = (source: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value));

async function ownedNumbers(place: Place, source: Terminal['source']): Promise<string[] | undefined> {
  const running = place.cluster ? adminUrl(source, 'telephony') : runningPostgres(place.dataDir);
  if (!running) return undefined;
  const client = new pg.Client({
    connectionString: place.cluster ? running : withDatabase(running, databaseName('telephony')),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string }>('SELECT number FROM number_route ORDER BY number');
    return rows.map(({ number }) => number);
  } catch (error) {
    throw new CommandProblem(
      'The database of telephony is not to be had, so the numbers are not known.',
      error instanceof Error ? error.message : String(error),
      'See to the server and its address.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
