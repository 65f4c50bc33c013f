/** Which calls a figure leads to: never more of them than it counts. */
import { describe, expect, it } from 'vitest';
import { ownBehind } from './callsBehind.ts';

describe('the calls behind a figure of one person’s own calls', () => {
  it('are those that the person had, where the figure counts these alone', () => {
    expect(ownBehind({ direction: 'INBOUND', result: 'answered' }, 'dan')).toEqual({
      direction: 'INBOUND',
      result: 'answered',
      agentUserId: 'dan',
    });
    expect(ownBehind({ agentUserId: 'dan' }, 'dan')).toEqual({ agentUserId: 'dan' });
  });

  it('have no list where some of them only rang for the person', () => {
    expect(ownBehind({ direction: 'INBOUND' }, 'dan')).toBeUndefined();
    expect(ownBehind({ direction: 'INBOUND', result: 'missed' }, 'dan')).toBeUndefined();
  });
});
