/** Who is available, busy or offline while a flow is tried, and in the tests that are kept of it. */
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import { describe, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallFlow, saveCallFlowTest, tryCallFlow } from './callFlows.ts';

const { deps, db, workspace } = await telephonyWorld();
const CALL = { at: 0, caller: '+14155550123', answers: '', keys: [] };
let made = 0;

/** A number with a team of two, and a step that everything is tried on. */
async function office(
  step: (teamId: string) => NonNullable<MessageInitShape<typeof CallFlowDocumentSchema>['nodes']>[0],
) {
  const {
    workspaceId,
    people,
    teamId,
    phoneNumberId: id,
  } = await workspace(['Ana', 'Ben'], `+1718555${3100 + (made += 1)}`);
  const [ana = '', ben = ''] = people.map(({ userId }) => userId);
  const principal = principalOf(workspaceId, ana);
  const nodes = [
    { id: 'step', next: 'message', ...step(teamId) },
    { id: 'message', kind: 'VOICEMAIL' },
  ];
  const document = create(CallFlowDocumentSchema, { start: 'step', nodes });
  return {
    id,
    ana,
    ben,
    principal,
    workspaceId,
    /** What is said of people, and how it ends. */
    tried: async (people: { availableUserIds: string[]; offlineUserIds?: string[]; answers?: string }) => {
      const { lines, end } = await tryCallFlow(deps)({ id, version: 0, document, ...CALL, ...people }, principal);
      const about = lines.filter(({ name }) => /^(?:offer\.|queue\.)/.test(name));
      return {
        end,
        said: about.map(({ name, parameters: of }) => [name, of['names'] ?? of['name'], of['reason']].join(' ').trim()),
      };
    },
  };
}

describe('a trial', () => {
  it('lets nobody into a queue where everybody is offline, and whoever calls wait where everybody is busy', async () => {
    const { ana, ben, tried } = await office((teamId) => ({ kind: 'QUEUE', teamId, queue: {} }));
    const offline = await tried({ availableUserIds: [], offlineUserIds: [ana, ben] });
    expect(offline).toEqual({ end: 'VOICEMAIL', said: ['queue.unstaffed'] });
    const busy = await tried({ availableUserIds: [] });
    expect(busy.said).toEqual([
      'queue.joined',
      'offer.skipped Ana busy',
      'offer.skipped Ben busy',
      'queue.nobody_free',
      'queue.timeout',
    ]);
  });

  it('rings who is busy too where the step says so, and no one without a device', async () => {
    const { ana, ben, tried } = await office((teamId) => ({ kind: 'RING', teamId, everybody: true }));
    const { end, said } = await tried({ availableUserIds: [], offlineUserIds: [ben], answers: ben });
    expect({ end, said }).toEqual({
      end: 'VOICEMAIL',
      said: ['offer.skipped Ben unreachable', 'offer.ringing Ana', 'offer.timed_out Ana'],
    });
    expect((await tried({ availableUserIds: [], offlineUserIds: [ben], answers: ana })).end).toBe('ANSWERED');
  });
});

describe('a kept test', () => {
  it('keeps who is offline; one of before says so of nobody', async () => {
    const { id, ana, ben, principal, workspaceId } = await office((teamId) => ({ kind: 'RING', teamId }));
    const expected = { end: 'VOICEMAIL', answeredBy: '', path: [] };
    const trial = { ...CALL, timezone: 'UTC', availableUserIds: [ana], offlineUserIds: [ben] };
    const kept = async () => (await getCallFlow(deps)(id, principal)).tests[0];
    await saveCallFlowTest(deps)(id, { id: '', name: 'Ben is out', trial, expected }, principal);
    expect(await kept()).toMatchObject({ availableUserIds: [ana], offlineUserIds: [ben] });
    const { offlineUserIds: _, ...former } = trial;
    await db.tenant(workspaceId, ({ tx }) => tx.callFlowTest.updateMany({ data: { trial: former } }));
    expect(await kept()).toMatchObject({ availableUserIds: [ana], offlineUserIds: [] });
  });
});
