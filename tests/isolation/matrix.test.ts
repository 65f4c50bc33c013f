/** Every RPC method × who owns the workspace, who is nobody in it, who owns another, and nobody at all. The other roles: roles.long.test.ts. */
import { refusalOf } from '@ringline/kit/errors';
import { AccessService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { expect, test } from 'vitest';
import { cellsOf } from './cells.ts';
import { BOUNDARY, COLUMNS, ROLES } from './expected.ts';
import { answersToRoles } from './alike.ts';
import { collectFixtures } from './collected.ts';
import { ALIKE } from '../../bff/src/live/facts.ts';
import { everyMethod } from './methods.ts';
import type { World } from './tenants.ts';

const methods = await everyMethod();
const fixtures = await collectFixtures();
const worldOf = cellsOf(methods, BOUNDARY);
const secretsOf = ({ ours }: World) => [
  ours.workspaceId,
  ours.contactId,
  ours.threadId,
  ours.numberId,
  'Secret of Alder',
];

test('every method of the contracts has a fixture, and every fixture a method', () => {
  expect([...fixtures.keys()].toSorted()).toEqual(methods.map(({ name }) => name).toSorted());
});

test('every kind of caller stands in this file or in roles.long.test.ts', () => {
  expect([...BOUNDARY, ...ROLES].toSorted()).toEqual([...COLUMNS].toSorted());
});

test('a person of no or of another workspace gets no principal for ours, and cannot tell it from one that does not exist', async () => {
  const world = worldOf();
  const ask = async (person: { api: { credentials: { token?: string } } }, workspaceId: string) =>
    world
      .as(AccessService, undefined)
      .issuePrincipal({ accessToken: person.api.credentials.token ?? '', workspaceId })
      .then(
        () => 'a principal',
        (error: unknown) => JSON.stringify(refusalOf(error)),
      );
  const absent = await ask(world.nobody, '019aa000-0000-7000-8000-00000000ffff');
  expect(absent).toContain('NOT_FOUND');
  expect(await ask(world.nobody, world.ours.workspaceId)).toBe(absent);
  expect(await ask(world.foreign.people.OWNER, world.ours.workspaceId)).toBe(absent);
});

test('what shared frames are made from answers alike everyone who is alike for it, and a foreign owner never', async () => {
  const world = worldOf();
  for (const [method, alike] of ALIKE) {
    const name = `${method.parent.name}/${method.name}`;
    const { same, foreign } = await answersToRoles(world, method, alike, fixtures.get(name)!);
    for (const answers of same) expect({ name, answers: [...answers] }).toEqual({ name, answers: [[...answers][0]] });
    expect({ name, leaks: secretsOf(world).filter((secret) => foreign.includes(secret)) }).toEqual({ name, leaks: [] });
  }
});
