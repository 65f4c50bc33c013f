/** Where faults happen: the product as a cluster, with people who work in it and a view behind the curtain. */
import type { Cluster } from '@ringline/deploy/cluster';
import { atEndOfFile } from '@ringline/kit/testing';
import pg from 'pg';
import { makePeople } from '../../load/world/people.ts';
import { OutsideWorld, startClusterProduct } from '../testkit/index.ts';
import { FreshApi } from './world/freshApi.ts';

/** The services with events, in the order in which they hear of each other. */
export const SERVICES = ['identity', 'workspace', 'billing', 'contacts', 'telephony', 'messaging'] as const;
/** Whatever of the product can die; the world outside can't. */
export const MORTALS = [...SERVICES, 'bff'] as const;
export type Mortal = (typeof MORTALS)[number];

/** Somebody with a workspace of their own, on a plan with credit, with a number. */
export interface Person {
  readonly workspaceId: string;
  readonly number: { readonly id: string; readonly number: string };
  readonly api: FreshApi;
  readonly email: string;
  readonly password: string;
}

export interface Stage {
  readonly cluster: Cluster;
  readonly url: string;
  readonly outside: OutsideWorld;
  readonly people: readonly Person[];
  /** A database as its administrator, who sees every workspace; `sandbox` is the world outside. */
  readonly database: (service: string) => pg.Pool;
}

interface StageOptions {
  /** A folder for the cluster's data that is kept, instead of one that is gone afterwards. */
  readonly dataDir?: string | undefined;
  /** Folder of bundled programs; a run of tests has its own. */
  readonly programs?: string;
}

/** Starts a cluster with so many people; it ends with the run. */
export async function openStage(people: number, { dataDir, programs }: StageOptions = {}): Promise<Stage> {
  const cluster = await startClusterProduct(
    { SIGN_IN_PER_MINUTE: '1000000', ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) },
    programs === undefined ? {} : { programs },
  );
  const pools = new Map<string, pg.Pool>();
  atEndOfFile(async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
  });
  const stage: Omit<Stage, 'people'> = {
    cluster,
    url: cluster.url,
    outside: new OutsideWorld(cluster.url),
    database(service) {
      const { postgres, outsidePostgres } = cluster.engines;
      const url = new URL((service === 'sandbox' ? outsidePostgres : postgres).adminUrl);
      url.pathname = `/ringline_${service}`;
      const pool = pools.get(service) ?? new pg.Pool({ connectionString: url.href, max: 2 });
      if (!pools.has(service)) pool.on('error', () => undefined);
      pools.set(service, pool);
      return pool;
    },
  };
  const agents = await makePeople(cluster.url, cluster.rpc, people);
  return {
    ...stage,
    people: await Promise.all(
      agents.map(async ({ token, workspaceId, number, email, password }) => {
        const api = new FreshApi(cluster.url, { token, workspace: workspaceId }, { email, password });
        const { fetchWorkspacePhoneNumbers } = await api.run('{ fetchWorkspacePhoneNumbers { data { id number } } }');
        const numbers = fetchWorkspacePhoneNumbers.data as Person['number'][];
        const own = numbers.find((one) => one.number === number);
        if (!own) throw new Error(`${email} has no number`);
        return { workspaceId, number: own, api, email, password };
      }),
    ),
  };
}
