/** Cells of the matrix: every RPC method × some kinds of caller. Denials name their check, each with a twin that succeeds with the same input. */
import { create, toJson, type Message } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { overBudget } from '../testkit/budget.ts';
import { startProduct } from '../testkit/index.ts';
import { denialOf, type Column } from './expected.ts';
import type { Cell, Fixture } from './fixture.ts';
import { collectFixtures } from './collected.ts';
import { freshPrincipal } from './freshPrincipal.ts';
import type { Method, Rule } from './methods.ts';
import { twoTenants, type RoleName, type Tenant, type World } from './tenants.ts';

const fixtures = await collectFixtures();

let world: World;

type Outcome =
  | { readonly answer: string }
  | { readonly code: string; readonly check: string | undefined; readonly message: string };

/** @param principal undefined: anonymous; `service`: as the launcher, a service of this deployment */
async function call({ service, method }: Method, input: object, principal: string | undefined): Promise<Outcome> {
  const client = principal === 'service' ? world.product.rpc.client(service) : world.as(service, principal);
  const request = create(method.input, input as never);
  try {
    const answer = await (client as unknown as Record<string, (request: Message) => Promise<Message>>)[
      method.localName
    ]!(request);
    return { answer: JSON.stringify(toJson(method.output, answer)) };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { code: refusal.code, check: refusal.why?.check, message: refusal.message };
  }
}

/** What nobody of another tenant may ever read. */
const secretsOf = ({ people, profileIds, ...ids }: Tenant): string[] => [
  ...Object.values(ids),
  ...Object.values(profileIds),
  ...Object.values(people).flatMap(({ userId, email }) => [userId, email]),
  'Secret of Alder',
];

/** Whose answer may be another one than a refusal without its being anybody else's: what they do with an input is done. */
const isSpentByAnyone = ({ kind }: Rule): boolean => kind === 'self' || kind === 'public';
const isOurs = (column: Column): column is RoleName => ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'].includes(column);

async function principalFor(fixture: Fixture, column: Column): Promise<string | undefined> {
  if (!fixture.ownSession || column === 'anonymous') return world.principalOf(column);
  if (column === 'no membership') return freshPrincipal(world, world.nobody, '');
  const { tenant, role } = isOurs(column)
    ? { tenant: world.ours, role: column }
    : { tenant: world.foreign, role: 'OWNER' as const };
  return freshPrincipal(world, tenant.people[role], tenant.workspaceId);
}

interface Prepared {
  readonly by: RoleName;
  readonly input: object;
  putAway(): Promise<void>;
}

async function prepare(fixture: Fixture, by: RoleName): Promise<Prepared> {
  const afterwards: (() => Promise<unknown>)[] = [];
  const cell: Cell = { world, by, after: (work) => void afterwards.push(work) };
  return {
    by,
    input: await fixture.input(cell),
    putAway: async () => {
      for (const work of afterwards.toReversed()) await work().catch(() => undefined);
    },
  };
}

function expectSuccess(outcome: Outcome, { orRefuses }: Fixture): void {
  if ('answer' in outcome) return;
  expect([orRefuses ?? 'an answer'].flat()).toContain(outcome.code);
}

/** At the top of a test file: each of these callers with each method of the contracts, on a product of the file's own. */
export function cellsOf(methods: readonly Method[], columns: readonly Column[]): () => World {
  const began = performance.now();
  let asked = 0;
  beforeAll(async () => {
    world = await twoTenants(await startProduct());
  });

  describe.each(methods)('$name', (method) => {
    const { rule } = method;
    const byOf = (column: Column): RoleName => (!isOurs(column) || denialOf(rule, column) ? 'OWNER' : column);
    let prepared: Prepared | undefined;

    test.each(columns)('%s', async (column) => {
      asked += 1;
      const fixture = fixtures.get(method.name);
      if (!fixture) throw new Error(`${method.name} has no fixture in tests/isolation/fixtures/<service>/`);
      const denial = denialOf(rule, column);
      const by = byOf(column);
      // Whoever is refused leaves the input as it is: it serves the next one, and whoever succeeds with it is the twin of all.
      const isLast = isSpentByAnyone(rule) || column === columns.findLast((each) => byOf(each) === by);
      if (prepared?.by !== by) {
        await prepared?.putAway();
        prepared = undefined;
      }
      prepared ??= await prepare(fixture, by);
      const { input } = prepared;
      try {
        const outcome = await call(method, input, await principalFor(fixture, column));
        const twin = async () =>
          expectSuccess(
            await call(method, input, rule.kind === 'service' ? 'service' : await principalFor(fixture, by)),
            fixture,
          );

        if (denial) {
          expect(outcome).toMatchObject(denial);
          if (isLast) await twin();
        } else if (column === 'foreign OWNER' && !isSpentByAnyone(rule)) {
          if ('code' in outcome) expect(outcome.code).toBe(fixture.atHomeRefuses ?? 'NOT_FOUND');
          const seen = JSON.stringify(outcome);
          expect(secretsOf(world.ours).filter((secret) => seen.includes(secret))).toEqual([]);
          if (isLast) await twin();
        } else {
          expectSuccess(outcome, fixture);
        }
        if (rule.kind === 'self' && !isOurs(column)) {
          const seen = JSON.stringify(outcome);
          expect(secretsOf(world.ours).filter((secret) => seen.includes(secret))).toEqual([]);
        }
      } finally {
        if (isLast) {
          await prepared.putAway();
          prepared = undefined;
        }
      }
    });
  });

  test('each of them costs no more than an operation may', () => {
    expect(overBudget('operation', { count: asked, tookMs: performance.now() - began })).toBeUndefined();
  });
  return () => world;
}
