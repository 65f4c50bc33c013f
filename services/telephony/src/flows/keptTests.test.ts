import { create } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import { expect, it } from 'vitest';
import { TRIAL_ENDS } from '../calls/engine/flow/simulate.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallFlow, saveCallFlowDraft, saveCallFlowTest, tryCallFlow } from './callFlows.ts';
import { publishCallFlow } from './publish.ts';

const { deps, workspace } = await telephonyWorld();
const trial = { at: 0, timezone: 'UTC', caller: '+14155550123', availableUserIds: [], answers: '', keys: ['1'] };

/** A number's flow whose key 1 leads to a callback or, as it is changed, to the end of the call. */
async function office() {
  const { workspaceId, people, teamId, phoneNumberId: id } = await workspace(['Ana'], '+17185552101');
  const ana = {
    ...principalOf(workspaceId, people[0]?.userId ?? ''),
    features: ['CALL_AUTOMATION', 'IVR', 'WAIT_QUEUES'],
  };
  const revision = async () => (await getCallFlow(deps)(id, ana)).draft?.revision ?? 0;
  return {
    draw: async (then: 'back' | 'bye') => {
      const back = { id: 'back', kind: 'CALLBACK', teamId, next: 'bye' };
      const nodes = [
        {
          id: 'menu',
          kind: 'MENU',
          prompt: { say: 'Press 1.' },
          choices: [{ key: '1', label: 'Call me', next: then }],
          next: 'bye',
        },
        ...(then === 'back' ? [back] : []),
        { id: 'bye', kind: 'END' },
      ];
      const document = create(CallFlowDocumentSchema, { start: 'menu', nodes });
      await saveCallFlowDraft(deps)({ id, revision: await revision(), document }, ana);
    },
    tried: () => tryCallFlow(deps)({ id, version: 0, ...trial }, ana),
    keep: (name: string, expected: { end: string; answeredBy: string; path: string[] }) =>
      saveCallFlowTest(deps)(id, { id: '', name, trial, expected }, ana),
    publish: async () => publishCallFlow(deps)({ id, revision: await revision(), note: '' }, ana),
  };
}

it('keeps a trial whatever it ended in, a callback among others, and holds back the flow that no longer leads there', async () => {
  const { draw, tried, keep, publish } = await office();
  await draw('back');
  const { end, answeredBy, path } = await tried();
  expect(end).toBe('CALLBACK');
  await keep('Called back', { end, answeredBy, path });
  expect((await publish()).tests[0]?.lastResult?.passed).toBe(true);
  await draw('bye');
  const refused: unknown = await publish().catch((reason: unknown) => reason);
  expect(refusalOf(refused)).toMatchObject({ code: 'FLOW_TESTS_FAILED' });
  for (const each of TRIAL_ENDS) {
    const { tests } = await keep(each, { end: each, answeredBy: '', path: [] });
    expect(tests.at(-1)?.expected?.end).toBe(each);
  }
  const unknown: unknown = await keep('Elsewhere', { end: 'ELSEWHERE', answeredBy: '', path: [] }).catch(
    (reason: unknown) => reason,
  );
  expect(refusalOf(unknown)).toMatchObject({ code: 'VALIDATION_FAILED' });
});
