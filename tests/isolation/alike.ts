/** What methods answer to people whom a shared frame takes to be alike. */
import { create, toJson, type DescMethod, type Message } from '@bufbuild/protobuf';
import { anonymous, type Principal, type PrincipalClaims } from '@ringline/kit/auth';
import { refusalOf } from '@ringline/kit/errors';
import type { Fact } from '../../bff/src/live/facts.ts';
import type { Fixture } from './fixture.ts';
import type { RoleName, World } from './tenants.ts';

const ROLES: readonly RoleName[] = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'];

/** @returns the answers to our four roles, of each kind of them apart; and what a foreign owner is told */
export async function answersToRoles(world: World, method: DescMethod, alike: Fact, fixture: Fixture) {
  const input = await fixture.input({ world, by: 'OWNER', after: () => {} });
  const ask = async (token: string) => {
    const client = world.as(method.parent, token) as unknown as Record<string, (input: Message) => Promise<Message>>;
    try {
      return JSON.stringify(
        toJson(method.output, await client[method.localName]!(create(method.input, input as never))),
      );
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return refusal.code;
    }
  };
  const kinds = new Map<string, Set<string>>();
  for (const role of ROLES) {
    const token = (await world.principalOf(role)) ?? '';
    const kind = alike(principalOf(token));
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(await ask(token)));
  }
  return { same: [...kinds.values()], foreign: await ask((await world.principalOf('foreign OWNER')) ?? '') };
}

function principalOf(token: string): Principal {
  const { p } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { p: PrincipalClaims };
  return { ...anonymous, ...p, scope: (resource, action) => p.grants[resource]?.[action] };
}
