import { deliver, fakeClock, testDatabase, toldAgain } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { firstContact } from './consumers/firstContact.ts';
import { contacts as service } from './service.ts';
import { announce } from './contacts/contact.ts';
import { createContact } from './contacts/createContact.ts';
import { publishers } from './publishers.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const deps = { db, clock, ids: db.ids, env: { SANDBOX_ENABLED: true } };

const person = (phoneNumber: string) => ({
  firstName: 'Ana',
  lastName: 'Whitcombe',
  phoneNumber,
  email: '',
  defaultCountry: 'US',
  idempotencyKey: '',
});

test('each contact of the workspace is told of again as it was told of last, and that it was deleted', async () => {
  const [ws, other] = [db.ids.uuid(), db.ids.uuid()];
  for (const last of ['136', '137', '138']) await createContact(deps)(person(`+16285550${last}`), { workspaceId: ws });
  await createContact(deps)(person('+16285550136'), { workspaceId: other });
  const gone = await createContact(deps)(person('+16285550139'), { workspaceId: ws });
  await db.tenant(ws, async (uow) =>
    announce(
      uow,
      await uow.tx.contact.update({
        where: { id: gone.id, workspaceId: ws },
        data: { deletedAt: clock.now(), version: { increment: 1 } },
      }),
    ),
  );
  const { again, before } = await toldAgain(db, publishers(), [ws], ContactChangedSchema);
  expect(again).toHaveLength(4);
  expect(again).toEqual(before);
  expect(again.find(({ key }) => key === gone.id)?.event.deleted).toBe(true);
});

test('a call that is published again makes nobody a lead', async () => {
  const ws = db.ids.uuid();
  const told = { cause: 'STARTED', call: { workspaceId: ws, peerNumber: '+16285550136' } };
  const again = deliver(db, [firstContact(deps)], ws, CallChangedSchema, told, { republished: true });
  await expect(again).rejects.toThrow('Nobody handles');
});
