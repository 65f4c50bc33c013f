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

/** Who succeeds where this column is refused, or has nothing to find. */
const twinOf = (column: Column, rule: Rule): RoleName =>
  (column === 'no membership' || column === 'anonymous') && !denialOf(rule, 'ADMIN') ? 'ADMIN' : 'OWNER';
const isOurs = (column: Column): column is RoleName => ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'].includes(column);

async function principalFor(fixture: Fixture, column: Column): Promise<string | undefined> {
  if (!fixture.ownSession || column === 'anonymous') return world.principalOf(column);
  if (column === 'no membership') return freshPrincipal(world, world.nobody, '');
  const { tenant, role } = isOurs(column)
    ? { tenant: world.ours, role: column }
    : { tenant: world.foreign, role: 'OWNER' as const };
  return freshPrincipal(world, tenant.people[role], tenant.workspaceId);
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
    test.each(columns)('%s', async (column) => {
      asked += 1;
      const fixture = fixtures.get(method.name);
      if (!fixture) throw new Error(`${method.name} has no fixture in tests/isolation/fixtures/<service>/`);
      const denial = denialOf(method.rule, column);
      const by = denial || !isOurs(column) ? twinOf(column, method.rule) : column;
      const afterwards: (() => Promise<unknown>)[] = [];
      const cell: Cell = { world, by, after: (work) => void afterwards.push(work) };
      try {
        const input = await fixture.input(cell);
        const outcome = await call(method, input, await principalFor(fixture, column));
        const twin = async () =>
          expectSuccess(
            await call(method, input, method.rule.kind === 'service' ? 'service' : await principalFor(fixture, by)),
            fixture,
          );

        if (denial) {
          expect(outcome).toMatchObject(denial);
          await twin();
        } else if (column === 'foreign OWNER' && (method.rule.kind === 'member' || method.rule.kind === 'permission')) {
          if ('code' in outcome) expect(outcome.code).toBe(fixture.atHomeRefuses ?? 'NOT_FOUND');
          const seen = JSON.stringify(outcome);
          expect(secretsOf(world.ours).filter((secret) => seen.includes(secret))).toEqual([]);
          await twin();
        } else {
          expectSuccess(outcome, fixture);
        }
        if (method.rule.kind === 'self' && !isOurs(column)) {
          const seen = JSON.stringify(outcome);
          expect(secretsOf(world.ours).filter((secret) => seen.includes(secret))).toEqual([]);
        }
      } finally {
        for (const work of afterwards.toReversed()) await work().catch(() => undefined);
      }
    });
  });

  test('each of them costs no more than an operation may', () => {
    expect(overBudget('operation', { count: asked, tookMs: performance.now() - began })).toBeUndefined();
  });
  return () => world;
}
