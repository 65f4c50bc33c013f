import type { Principal } from '@ringline/kit/auth';
import { CallOutcome, EndedSide } from '@ringline/proto/telephony/v1/notes_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { telephonyWorld } from '../testing/world.ts';
import { answeredIn } from './answered.testkit.ts';
import { endCall } from './endCall.ts';
import { listCallRecords } from './listCallRecords.ts';
import { saveCallNote } from './saveCallNote.ts';

const world = await telephonyWorld();
const { deps, apply } = world;
const save = saveCallNote(deps, apply);
const talking = answeredIn(world, '+1213554');

it('whoever took part writes the note of a call that is over, and others of its team read it and may not', async () => {
  const { id, person, state } = await talking('Ana', 'Ben');
  await endCall(deps, apply)(id, person(0));
  const text = ' Wants a refund\r\nby Friday\u0007 ';
  await save({ callId: id, text, outcome: 'FOLLOW_UP', version: 0 }, person(0));
  expect(await state()).toMatchObject({
    note: { text: 'Wants a refund\nby Friday', outcome: 'FOLLOW_UP', version: 1 },
  });
  const told = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).findLast(
    ({ call, cause }) => call?.id === id && cause === 'NOTED',
  );
  expect(told?.call).toMatchObject({
    note: { text: 'Wants a refund\nby Friday', outcome: CallOutcome.FOLLOW_UP, userName: 'Ana' },
    endedBy: { side: EndedSide.US, name: 'Ana' },
  });

  const member = {
    ...person(1),
    scope: (_resource: string, action: string) => (action === 'UPDATE' ? 'own' : 'all'),
  } as Principal;
  const rights = async (by: Principal) =>
    (await listCallRecords(deps)({ callIds: [id], withoutEntries: true }, by)).map(({ mayWriteNote }) => mayWriteNote);
  expect([await rights(person(0)), await rights(person(1)), await rights(member)]).toEqual([[true], [true], [false]]);
  const change = { callId: id, text: 'Mine', outcome: null, version: 1 };
  await expect(save(change, member)).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
  await expect(save({ ...change, version: 0 }, person(0))).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(save({ ...change, text: 'x'.repeat(2_001) }, person(0))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  const other = await talking('Cyd', 'Dan');
  await expect(save(change, other.person(0))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await endCall(deps, apply)(other.id, other.person(0));
});
