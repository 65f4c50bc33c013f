/** Who is looked for by name in the inbox is found by it, as in the history of calls. */
import { afterEach, expect, it } from 'vitest';
import { MEMBER_GRANTS, owner, world, type World } from '../testing/world.ts';

let edge: World;
afterEach(() => edge.close());

const { CONTACTS: _taken, ...WITHOUT_CONTACTS } = MEMBER_GRANTS;

async function searches(document: string, query: string, grants = MEMBER_GRANTS) {
  const asked: { query: string; contactIds: string[] }[] = [];
  const looked: string[] = [];
  edge = await world({
    people: { ana: owner({ role: 'MEMBER', grants }) },
    fakes: {
      contacts: {
        findContactIds: ({ query: text }) => {
          looked.push(text);
          return { ids: ['c-mia', 'c-mia-2'] };
        },
        batchGetContacts: ({ ids }) => ({ contacts: ids.map((id) => ({ id })) }),
      },
      messaging: {
        listThreads({ query: text, contactIds }) {
          asked.push({ query: text, contactIds });
          return { threads: [{ id: 'th-1', contactId: 'c-mia' }], metadata: { count: 1 } };
        },
      },
    },
  });
  await edge.ask(document, { query });
  return { asked, looked };
}

const INBOX = 'query ($query: String!) { fetchInbox(query: $query) { data { id } } }';
const CONTACTS =
  'query ($query: String!) { fetchContacts(hasConversation: true, filters: { query: $query }) { data { id } } }';

it.each([
  ['Mia', 'the inbox', INBOX],
  ['Mia', 'the contacts in its order', CONTACTS],
  ['🦊', 'the inbox', INBOX],
  ['🇩🇪', 'the inbox', INBOX],
  ['太', 'the inbox', INBOX],
])('the name %s finds its threads in %s', async (name, _where, document) => {
  expect(await searches(document, name)).toEqual({
    asked: [{ query: name, contactIds: ['c-mia', 'c-mia-2'] }],
    looked: [name],
  });
});

it('a number is looked for among numbers alone, and who may see no contacts finds none by name', async () => {
  expect(await searches(INBOX, '+1 503 555')).toEqual({ asked: [{ query: '+1 503 555', contactIds: [] }], looked: [] });
  await edge.close();
  expect(await searches(INBOX, 'Mia', WITHOUT_CONTACTS)).toEqual({
    asked: [{ query: 'Mia', contactIds: [] }],
    looked: [],
  });
});

it('an item has its thread by the id, whatever else is in the inbox', async () => {
  const asked: unknown[] = [];
  edge = await world({
    people: { ana: owner() },
    fakes: {
      messaging: {
        getConversation: ({ id }) => ({ conversation: { id, threadId: 'th-7', peerNumber: 'DHL' } }),
        listThreads({ threadIds, query, filter }) {
          asked.push({ threadIds, query, filter });
          return { threads: [{ id: 'th-7', peerNumber: 'DHL', unreadCount: 1 }] };
        },
      },
    },
  });
  const { data } = await edge.ask(
    'query ($id: ID!) { getWorkspaceConversationEntity(id: $id) { thread { id unreadCount } } }',
    { id: 'i-1' },
  );
  expect(data).toEqual({ getWorkspaceConversationEntity: { thread: { id: 'th-7', unreadCount: 1 } } });
  expect(asked).toEqual([{ threadIds: ['th-7'], query: '', filter: '' }]);
});
