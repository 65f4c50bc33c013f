/** Inputs for the call flows of a number. */
import { CallFlowService } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { Cell, Fixture } from './fixture.ts';

const EMPTY_TEST = {
  name: 'Nobody is there',
  timezone: 'UTC',
  caller: '+14155550123',
  expected: { end: 'VOICEMAIL' },
};
const flows = async ({ world }: Cell) => world.as(CallFlowService, await world.principalOf('OWNER'));
const ofNumber = async (cell: Cell) =>
  (await (await flows(cell)).getCallFlow({ id: cell.world.ours.numberId })).callFlow;
const id = ({ world }: Cell) => ({ id: world.ours.numberId });

/** A test that is there to be removed. */
async function kept(cell: Cell): Promise<string> {
  const { callFlow } = await (await flows(cell)).saveCallFlowTest({ ...id(cell), test: EMPTY_TEST });
  return callFlow?.tests.at(-1)?.id ?? '';
}

/** Somebody before may have left a test that fails: a publication is about the flow alone here. */
async function published(cell: Cell): Promise<number> {
  const client = await flows(cell);
  for (const { id: testId } of (await ofNumber(cell))?.tests ?? [])
    await client.removeCallFlowTest({ ...id(cell), testId });
  const { callFlow } = await client.publishCallFlow({
    ...id(cell),
    revision: (await ofNumber(cell))?.draft?.revision ?? 0,
  });
  return callFlow?.live?.version ?? 0;
}

export const flowFixtures: Readonly<Record<string, Fixture>> = {
  'CallFlowService/ApplyCallFlowTemplate': { input: (cell) => ({ ...id(cell), template: 'CLASSIC' }) },
  'CallFlowService/ChangeWebhookSecret': { input: id },
  'CallFlowService/DiscardCallFlowDraft': { input: id },
  'CallFlowService/GetCallFlow': { input: id },
  'CallFlowService/GetCallFlowFigures': { input: id },
  'CallFlowService/PublishCallFlow': {
    async input(cell) {
      await published(cell);
      return { ...id(cell), revision: (await ofNumber(cell))?.draft?.revision };
    },
  },
  'CallFlowService/RemoveCallFlowTest': { input: async (cell) => ({ ...id(cell), testId: await kept(cell) }) },
  'CallFlowService/RollBackCallFlow': { input: async (cell) => ({ ...id(cell), version: await published(cell) }) },
  'CallFlowService/SaveCallFlowDraft': {
    async input(cell) {
      const draft = (await ofNumber(cell))?.draft;
      return { ...id(cell), revision: draft?.revision, document: draft?.document };
    },
  },
  'CallFlowService/SaveCallFlowTest': { input: (cell) => ({ ...id(cell), test: EMPTY_TEST }) },
  'CallFlowService/TryCallFlow': { input: (cell) => ({ call: { ...id(cell), caller: '+14155550123' } }) },
};
