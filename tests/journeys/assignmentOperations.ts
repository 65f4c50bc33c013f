/** Rules of assignment, through all services: a text goes to who is there by the rule, the log says why, and it goes on when they leave. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const RULE = 'id name enabled handOn version conditions { words contact } action { kind targetId targetName tagIds }';
const SAVE = `mutation ($input: SaveAssignmentRuleInput!) { saveAssignmentRule(input: $input) { ${RULE} } }`;
const LOG =
  '{ fetchAssignmentLog { metadata { count } data { outcome cause ruleName assignee { targetId } from { targetId } thread { id } steps { ruleName why } } } }';

export async function executeAssignment(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Runa');
  const bea = await aMember(product.url, owner, 'ADMIN');
  const outside = new OutsideWorld(product.url);
  const { mainUserId: beaId } = (await bea.api.run('{ getWorkspaceUserProfile { mainUserId } }'))
    .getWorkspaceUserProfile;
  const live = owner.api.subscribe('subscription { assignmentRulesChanged { name } }');
  const save = async (input: object) =>
    (
      await bea.api.run(SAVE, {
        input: { enabled: true, handOn: true, conditions: {}, action: { kind: 'PERSON', targetId: beaId }, ...input },
      })
    ).saveAssignmentRule;
  // Who is a member is copied in its time.
  const refunds = await eventually(() => save({ name: 'Refunds', conditions: { words: ['refund'], contact: 'NEW' } }));
  expect(refunds).toMatchObject({ conditions: { words: ['refund'], contact: 'NEW' }, action: { targetId: beaId } });
  expect(await live.frame((frame) => frame.length === 1)).toEqual([{ name: 'Refunds' }]);
  const all = await save({ name: 'All else' });
  const { orderAssignmentRules } = await bea.api.run(
    'mutation ($ids: [ID!]!) { orderAssignmentRules(ids: $ids) { name } }',
    { ids: [all.id, refunds.id] },
  );
  expect(orderAssignmentRules).toEqual([{ name: 'All else' }, { name: 'Refunds' }]);
  // Nobody has a page open: work is left with nobody who is away.
  await outside.text('+15035550164', owner.number.number, 'A refund, please.');
  const [entry] = await eventually(async () => {
    const { fetchAssignmentLog } = await owner.api.run(LOG);
    expect(fetchAssignmentLog.data).toHaveLength(1);
    return fetchAssignmentLog.data;
  });
  expect(entry).toMatchObject({
    outcome: 'NOBODY',
    cause: 'MESSAGE',
    assignee: null,
    steps: [
      { ruleName: 'All else', why: 'AWAY' },
      { ruleName: 'Refunds', why: 'AWAY' },
    ],
  });
  const { removeAssignmentRule } = await bea.api.run('mutation ($id: ID!) { removeAssignmentRule(id: $id) { name } }', {
    id: all.id,
  });
  expect(removeAssignmentRule).toEqual([{ name: 'Refunds' }]);
  expect((await owner.api.run('{ fetchAssignmentRules { name } }')).fetchAssignmentRules).toEqual([
    { name: 'Refunds' },
  ]);

  // Somebody on a list gets an answer by itself.
  const { fetchContacts } = await eventually(async () => {
    const found = await owner.api.run('{ fetchContacts(limit: 1) { data { id } } }');
    expect(found.fetchContacts.data).toHaveLength(1);
    return found;
  });
  const { createSubscriberList: list } = await bea.api.run('mutation { createSubscriberList(name: "VIP") { id } }');
  await bea.api.run(
    'mutation ($id: ID!, $contacts: [ID!]!) { addContactsToList(id: $id, contacts: $contacts) { changed } }',
    {
      id: list.id,
      contacts: [fetchContacts.data[0].id],
    },
  );
  await save({
    name: 'VIP',
    handOn: false,
    conditions: { listIds: [list.id] },
    action: { kind: 'REPLY', text: 'Thank you, we hurry.' },
  });
  await outside.text('+15035550164', owner.number.number, 'My lamp?');
  const replied = await eventually(async () => {
    const { fetchAssignmentLog } = await owner.api.run(LOG);
    const found = fetchAssignmentLog.data.find(({ outcome }: { outcome: string }) => outcome === 'REPLIED');
    expect(found).toBeDefined();
    return found;
  }, 20_000);
  expect(replied).toMatchObject({ cause: 'MESSAGE', ruleName: 'VIP', steps: [{ ruleName: 'VIP', why: 'REPLIED' }] });
}
