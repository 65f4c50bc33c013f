/** A number's own call flow, from its first draft to the call that goes its way. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, openPhone, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550187';
const FLOW =
  'id phoneNumber { number } draft { revision start changes problems { nodeId code severity } nodes { id kind teamId next otherwise } updatedBy { firstName } } live { version } versions { version note isLive restoredVersion publishedBy { firstName } } tests { id name lastResult { passed } }';

/** Builds, tries, tests, publishes and calls a flow; what is wrong with one is said node by node. */
export async function executeCallFlow(product: RunningProduct): Promise<void> {
  const ana = await anOwnerOnBusiness(product, 'Ana');
  const { id, number } = ana.number;
  const run = async (operation: string, variables: Readonly<Record<string, unknown>>) =>
    (await ana.api.run(operation, variables))['flow'];
  const { flow: begins } = await ana.api.run(`query ($id: ID!) { flow: fetchCallFlow(id: $id) { ${FLOW} } }`, { id });
  expect(begins).toMatchObject({ live: null, versions: [], draft: { revision: 0, changes: 0, updatedBy: null } });
  const ring = begins.draft.nodes.find(({ kind }: { kind: string }) => kind === 'RING');

  const save = (revision: number, nodes: object[], start = 'who') =>
    run(`mutation ($input: SaveCallFlowDraftInput!) { flow: saveCallFlowDraft(input: $input) { ${FLOW} } }`, {
      input: { id, revision, start, nodes },
    });
  const publish =
    'mutation ($input: PublishCallFlowInput!) { flow: publishCallFlow(input: $input) { draft { revision } live { version } } }';
  const unfinished = await save(0, [{ id: 'who', kind: 'RING' }]);
  expect(unfinished.draft.problems).toEqual([
    { nodeId: 'who', code: 'NEXT_MISSING', severity: 'ERROR' },
    { nodeId: 'who', code: 'WHO_MISSING', severity: 'ERROR' },
  ]);
  const invalid = await ana.api.refused(publish, { input: { id, revision: unfinished.draft.revision } });
  expect(invalid).toMatchObject({
    code: 'FLOW_INVALID',
    details: { problems: [{ nodeId: 'who' }, { nodeId: 'who' }] },
  });

  const { flow: template } = await ana.api.run(
    `mutation ($id: ID!, $of: Int) { flow: applyCallFlowTemplate(id: $id, template: IVR, revision: $of) { ${FLOW} } }`,
    { id, of: unfinished.draft.revision },
  );
  expect(template.draft.nodes.map(({ kind }: { kind: string }) => kind)).toContain('MENU');
  const discard = `mutation ($id: ID!, $of: Int) { flow: discardCallFlowDraft(id: $id, revision: $of) { ${FLOW} } }`;
  const outdated = await ana.api.refused(discard, { id, of: unfinished.draft.revision });
  expect(outdated).toMatchObject({ code: 'CONFLICT', details: { revision: template.draft.revision } });
  await run(discard, { id, of: template.draft.revision });

  const fromAbroad = { subject: 'CALLER_COUNTRY', operator: 'IS_NOT', values: ['US'] };
  const saved = await save(template.draft.revision + 1, [
    { id: 'who', kind: 'CONDITION', condition: fromAbroad, next: 'message', otherwise: 'team' },
    { id: 'team', kind: 'RING', teamId: ring.teamId, seconds: 20, next: 'message' },
    { id: 'message', kind: 'VOICEMAIL' },
  ]);
  expect(saved.draft.problems).toEqual([]);
  const stale = await ana.api.refused(
    'mutation ($input: SaveCallFlowDraftInput!) { saveCallFlowDraft(input: $input) { id } }',
    { input: { id, revision: 0, start: 'who', nodes: [] } },
  );
  expect(stale).toMatchObject({ code: 'CONFLICT', details: { revision: saved.draft.revision } });
  const { tryCallFlow } = await ana.api.run(
    'query ($input: TryCallFlowInput!) { tryCallFlow(input: $input) { end answeredBy path entries { nodeId name } heard { goesOn prompt { sound say media { id } } } } }',
    {
      input: {
        phoneNumberId: id,
        draft: true,
        caller: CALLER,
        availableUserIds: [ana.userId],
        answers: ana.userId,
        keys: [],
      },
    },
  );
  expect(tryCallFlow).toMatchObject({ end: 'ANSWERED', answeredBy: ana.userId, path: ['who', 'team'] });
  expect(tryCallFlow.entries).toContainEqual({ nodeId: 'who', name: 'flow.no' });
  expect(tryCallFlow.heard).toContainEqual({ goesOn: true, prompt: { sound: 'ringback', say: null, media: null } });

  const saveTest =
    'mutation ($input: SaveCallFlowTestInput!) { flow: saveCallFlowTest(input: $input) { tests { id name availableUserIds offlineUserIds } } }';
  const test = {
    id,
    name: 'From home',
    at: '2026-11-23T10:00:00.000Z',
    timezone: 'Europe/Paris',
    caller: CALLER,
    availableUserIds: [ana.userId],
    offlineUserIds: ['0198c5a0-0000-7000-8000-000000000000'],
    answers: ana.userId,
    keys: [],
  };
  const { flow: tested } = await ana.api.run(saveTest, { input: { ...test, expected: { end: 'VOICEMAIL' } } });
  expect(tested.tests).toMatchObject([
    { availableUserIds: test.availableUserIds, offlineUserIds: test.offlineUserIds },
  ]);
  const input = { id, revision: saved.draft.revision, note: 'First' };
  const failing = await ana.api.refused(publish, { input });
  expect(failing).toMatchObject({
    code: 'FLOW_TESTS_FAILED',
    details: { tests: [{ name: 'From home', expected: { end: 'VOICEMAIL' }, got: { end: 'ANSWERED' } }] },
  });
  const testId = tested.tests[0].id as string;
  await ana.api.run(saveTest, { input: { ...test, testId, expected: { end: 'ANSWERED', path: ['who', 'team'] } } });
  expect(await run(publish, { input })).toMatchObject({ live: { version: 1 } });
  await ana.api.run('mutation ($id: ID!, $t: ID!) { removeCallFlowTest(id: $id, testId: $t) { id } }', {
    id,
    t: testId,
  });
  const { flow: again } = await ana.api.run(
    `mutation ($id: ID!) { flow: rollBackCallFlow(id: $id, version: 1) { ${FLOW} } }`,
    { id },
  );
  expect(again.versions).toMatchObject([
    { version: 2, isLive: true, restoredVersion: 1, publishedBy: { firstName: 'Ana' } },
    { version: 1, isLive: false, restoredVersion: null, note: 'First' },
  ]);
  const { flow: looked } = await ana.api.run(
    'query ($id: ID!) { flow: fetchCallFlow(id: $id) { first: version(version: 1) { start nodes { id } } none: version(version: 3) { start } } }',
    { id },
  );
  expect(looked.first).toEqual({
    start: again.draft.start,
    nodes: again.draft.nodes.map(({ id: node }: { id: string }) => ({ id: node })),
  });
  expect(looked.none).toBeNull();

  const secretOf = async (query: string) => (await run(query, { id })).webhookSecret as string;
  const former = await secretOf('query ($id: ID!) { flow: fetchCallFlow(id: $id) { webhookSecret } }');
  const change = 'mutation ($id: ID!) { flow: changeWebhookSecret(id: $id) { webhookSecret } }';
  expect(await secretOf(change), 'another than before').not.toBe(former);

  const phone = await openPhone(ana.api, { tone: 1_300 });
  const outside = new OutsideWorld(product.url);
  const call = await outside.call(CALLER, number, 'silence');
  await phone.ring();
  await outside.hangUp(call.sid);
  await eventually(async () => {
    const { figures } = await ana.api.run(
      'query ($id: ID!) { figures: fetchCallFlowFigures(id: $id) { calls nodes { nodeId calls pressed { key times } } } }',
      { id },
    );
    expect(figures).toEqual({
      calls: 1,
      nodes: [
        { nodeId: 'team', calls: 1, pressed: [] },
        { nodeId: 'who', calls: 1, pressed: [] },
      ],
    });
  });
  phone.lose();
}
