/** One person is erased everywhere, and then everyone: nothing personal is left in any table, and what has to stay does. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { PASSWORD } from '../testkit/people.ts';
import { openForm } from './acquisitionOperations.ts';

const SENDER = '+15035550164';
const OTHER = '+15035550165';
const NAME = 'Zebulon';
const ERASURE = 'id kind state contactId startsAt finishedAt parts { part done finished }';
const ERASE = `mutation ($contactId: ID!) { eraseContact(contactId: $contactId) { ${ERASURE} } }`;
const DELETE_ALL = `mutation ($name: String!, $password: String) {
  deleteAllContactsAndConverstaions(name: $name, password: $password) { ${ERASURE} } }`;
const FIND = 'query ($phoneNumber: String!) { getContactByPhoneNumber(phoneNumber: $phoneNumber) { id } }';
const SAVE =
  'mutation ($id: ID!, $firstName: String, $version: Int!) { updateContact(id: $id, firstName: $firstName, version: $version) { id } }';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }';
const ADD_NOTE = 'mutation ($input: AddContactNoteInput!) { addContactNote(input: $input) { id } }';
/** What is kept on purpose: events for a week, and who did what in the audit log. */
const KEPT = new Set(['kit.outbox', 'kit.inbox', 'public.audit_entry']);

export async function executeErasure(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'MANAGER');
  const outside = new OutsideWorld(product.url);
  const contactOf = (phoneNumber: string): Promise<string> =>
    eventually(async () => {
      const { getContactByPhoneNumber: found } = await owner.api.run(FIND, { phoneNumber });
      expect(found).not.toBeNull();
      return found.id;
    });
  await outside.text(SENDER, owner.number.number, `${NAME} here, is the lamp ready?`);
  await outside.text(OTHER, owner.number.number, 'Do you ship?');
  const contactId = await contactOf(SENDER);
  await contactOf(OTHER);
  await owner.api.run(SAVE, { id: contactId, firstName: NAME, version: 1 });
  const { sid } = await outside.call(SENDER, owner.number.number, 'silence');
  await outside.hangUp(sid);
  const calls = '{ fetchConversations(channel: call) { data { peerNumber call { endAt } } } }';
  await eventually(async () => {
    const { data } = (await owner.api.run(calls)).fetchConversations;
    expect(data).toMatchObject([{ peerNumber: SENDER, call: { endAt: expect.any(String) } }]);
  });
  await signUp(owner, product.url);
  const words = [{ type: 'paragraph', content: [{ type: 'text', text: `${NAME} is in no hurry` }] }];
  const note = { contactId, document: JSON.stringify({ type: 'doc', content: words }), idempotencyKey: 'note' };
  await eventually(() => owner.api.run(ADD_NOTE, { input: note }));
  await outside.text(SENDER, owner.number.number, 'STOP');
  const optedOut = `query ($id: ID!) { getContactById(id: $id) { smsMarketingConsent { state } } }`;
  await eventually(async () =>
    expect((await owner.api.run(optedOut, { id: contactId })).getContactById).toEqual({
      smsMarketingConsent: { state: 'UNSUBSCRIBED' },
    }),
  );
  expect(await tracesOf(product, owner.workspaceId, [SENDER, NAME])).not.toEqual([]);

  expect(await bea.api.refused(ERASE, { contactId })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const heard = owner.api.subscribe(`subscription { erasureChanged { ${ERASURE} } }`);
  const { eraseContact } = await owner.api.run(ERASE, { contactId });
  expect(eraseContact).toMatchObject({ kind: 'PERSON', contactId });
  const done = await heard.frame(({ state }) => state === 'DONE');
  expect(done.parts).toMatchObject([
    { part: 'CONTACTS', done: 3, finished: true },
    { part: 'CALLS', done: 1, finished: true },
    // Two texts of theirs, the answer to STOP, and the call.
    { part: 'CONVERSATIONS', finished: true },
    { part: 'NOTIFICATIONS', finished: true },
  ]);
  const last = `query ($contactId: ID!) { contactErasure(contactId: $contactId) { ${ERASURE} } }`;
  expect((await owner.api.run(last, { contactId })).contactErasure).toEqual(done);
  await eventually(async () =>
    expect(await tracesOf(product, owner.workspaceId, [SENDER, NAME, SENDER.slice(2)])).toEqual([]),
  );
  // The others are untouched, and the opt-out holds when the number comes back.
  const inbox = '{ fetchInbox { data { peerNumber } } }';
  expect((await owner.api.run(inbox)).fetchInbox.data).toEqual([{ peerNumber: OTHER }]);
  const again = { input: { phoneNumberId: owner.number.id, to: SENDER, body: 'An offer' } };
  expect(await owner.api.refused(SEND, again)).toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });

  const { name } = (await owner.api.run('{ getWorkspaceWithSettings { name } }')).getWorkspaceWithSettings;
  expect(await owner.api.refused(DELETE_ALL, { name: 'Something', password: PASSWORD })).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
  expect(await bea.api.refused(DELETE_ALL, { name, password: PASSWORD })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const { deleteAllContactsAndConverstaions: asked } = await owner.api.run(DELETE_ALL, { name, password: PASSWORD });
  expect(asked).toMatchObject({ kind: 'EVERYTHING', state: 'WAITING' });
  const cancel = 'mutation ($id: ID!) { cancelErasure(id: $id) { state } }';
  expect((await owner.api.run(cancel, { id: asked.id })).cancelErasure).toEqual({ state: 'CANCELLED' });
  const { deleteAllContactsAndConverstaions: next } = await owner.api.run(DELETE_ALL, { name, password: PASSWORD });
  await hourLater(product, owner.workspaceId, next.id);
  await heard.frame(({ id, state }) => id === next.id && state === 'DONE');
  expect((await owner.api.run(`{ workspaceErasure { ${ERASURE} } }`)).workspaceErasure).toMatchObject({
    id: next.id,
    state: 'DONE',
  });
  const rest =
    '{ fetchContacts { data { id } } fetchInbox { data { id } } fetchConversations(channel: call) { data { id } } }';
  expect(await owner.api.run(rest)).toEqual({
    fetchContacts: { data: [] },
    fetchInbox: { data: [] },
    fetchConversations: { data: [] },
  });
  // The ledger of opt-outs is no part of it.
  expect(await owner.api.refused(SEND, again)).toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
}

/** They were on a list by a web form, which keeps their number, what they typed and from where. */
async function signUp(owner: Awaited<ReturnType<typeof anOwnerOnBusiness>>, url: string): Promise<void> {
  const { createSubscriberList: list } = await owner.api.run(
    'mutation { createSubscriberList(name: "Offers") { id } }',
  );
  const input = {
    name: 'Offers',
    heading: 'Offers',
    fields: [{ field: 'FIRST_NAME', required: false }],
    consent: 'Text me offers. Reply STOP to opt out.',
    phoneNumberId: owner.number.id,
    listId: list.id,
    country: 'US',
    optInLevel: 'SINGLE',
    origins: [],
  };
  const create = 'mutation ($input: WebFormInput!) { createWebForm(input: $input) { link } }';
  const { createWebForm } = await eventually(() => owner.api.run(create, { input }));
  const { send } = await openForm(new URL(new URL(createWebForm.link).pathname, url).href);
  expect((await send({ phone: SENDER, 'v.FIRST_NAME': NAME, agrees: 'yes' })).status).toBe(303);
}

/** The hour in which it can be cancelled is over. */
async function hourLater({ services }: RunningProduct, workspaceId: string, id: string): Promise<void> {
  const client = await services.find(({ name }) => name === 'workspace')!.db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SELECT set_config('app.workspace_id', $1, true)", [workspaceId]);
    await client.query(`UPDATE erasure SET starts_at = now() - interval '1 second' WHERE id = $1`, [id]);
    await client.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'begin-erasure' AND data ->> 'id' = $1`,
      [id],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

/** Tables of all services with a row of the workspace that holds one of these texts. */
async function tracesOf(
  { services }: RunningProduct,
  workspaceId: string,
  texts: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  // The sandbox is the world outside, which forgets nothing.
  for (const { name, db } of services.filter((service) => service.name !== 'sandbox')) {
    const client = await db.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("SELECT set_config('app.workspace_id', $1, true)", [workspaceId]);
      const { rows } = await client.query<{ table: string }>(
        `SELECT format('%I.%I', table_schema, table_name) AS table FROM information_schema.tables
         WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'kit', 'pgboss')`,
      );
      for (const { table } of rows.filter((each) => !KEPT.has(each.table))) {
        await client.query('SAVEPOINT look');
        const hit = await client
          .query(
            `SELECT FROM ${table} AS t WHERE EXISTS (SELECT FROM unnest($1::text[]) AS w WHERE position(w IN t::text) > 0) LIMIT 1`,
            [texts],
          )
          .catch(() => undefined);
        // Some are read by functions of their owner alone: their rows hang on others.
        if (!hit) await client.query('ROLLBACK TO SAVEPOINT look');
        else if (hit.rowCount) found.push(`${name} ${table}`);
      }
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  }
  return found;
}
