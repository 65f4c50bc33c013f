import { describe, expect, it } from 'vitest';
import { Caller, person } from './transfer.testkit.ts';
import { transfer } from './transferCases.testkit.ts';

const ben = person('ben', 'Ben', 2);
const lastLine = ({ timeline }: Caller) =>
  timeline
    .filter(({ name }) => name === 'call.ended')
    .map(({ description, parameters }) => ({ description, parameters }));

describe('the last line of the timeline', () => {
  it.each([
    ['the caller', 'caller', { side: 'THEM' }, 'The other side hung up', 'CALLER_HANGUP'],
    ['the agent', 'ana', { side: 'US', userId: 'ana', name: 'ana' }, 'ana hung up', 'AGENT_HANGUP'],
  ] as const)('says that %s hung up', (_name, who, by, description, reason) => {
    const world = new Caller();
    if (who === 'caller') world.hangsUp('caller');
    else world.ends('ana');
    world.wait(1);
    expect(world.call).toMatchObject({ endReason: reason, endedBy: by });
    expect(lastLine(world)).toMatchObject([{ description, parameters: { reason } }]);
  });

  it.each([
    ['Ben', { side: 'US', userId: 'ben', name: 'ben' }, 'ben hung up', 'AGENT_HANGUP'],
    ['the caller', { side: 'THEM' }, 'The other side hung up', 'CALLER_HANGUP'],
  ] as const)('names %s after a transfer, not the transfer', (who, by, description, reason) => {
    const world = transfer(new Caller(), 'WARM', [ben]).wait(5).picksUp('ben').wait(5).presses('COMPLETE').wait(5);
    if (who === 'Ben') world.ends('ben');
    else world.hangsUp('caller');
    world.wait(1);
    expect(world.call).toMatchObject({ status: 'COMPLETED', endReason: 'TRANSFERRED', endedBy: by });
    expect(lastLine(world)).toMatchObject([{ description, parameters: { reason } }]);
  });

  it('says that the caller hung up where nobody took a transfer and a message could be left', () => {
    const world = transfer(new Caller(), 'COLD', [ben]).wait(62).hangsUp('caller').wait(31);
    expect(world.call).toMatchObject({ endReason: 'TRANSFERRED', endedBy: { side: 'THEM' } });
    expect(lastLine(world)).toMatchObject([{ parameters: { reason: 'CALLER_HANGUP' } }]);
  });
});
