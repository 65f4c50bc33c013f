import { expect, it } from 'vitest';
import en from './texts/notificationLog/en.json' with { type: 'json' };
import { outcomeKey } from './outcomeKey.ts';

const said = (way: string, status: string, reason?: string) =>
  outcomeKey({ way, status, reason })
    .split('.')
    .reduce<unknown>((texts, key) => (texts as Record<string, unknown>)[key], en) as string;

it('says of every way that was not used why not, in words', () => {
  for (const reason of 'SCHEDULE TURNED_OFF SOUND_OFF LATE GROUPED AWAY READ OVER NO_BROWSER NO_ADDRESS'.split(' '))
    expect(`${reason} ${said('PUSH', 'HELD_BACK', reason)}`).toMatch(/^\w+ Not /);
  for (const reason of ['GONE', 'REFUSED', 'UNREACHABLE'])
    expect(`${reason} ${said('PUSH', 'FAILED', reason)}`).toMatch(/^\w+ Failed: .*browser/);
  for (const reason of ['REFUSED', 'UNREACHABLE'])
    expect(`${reason} ${said('EMAIL', 'FAILED', reason)}`).toMatch(/^\w+ Failed: .*mail server/);
  expect(said('PUSH', 'REMOVED', 'READ')).toBe('Removed: you read it elsewhere');
  expect(said('PUSH', 'REMOVED', 'OVER')).toBe('Removed: the call no longer rang');
  expect(said('PUSH', 'WAITING')).toBe('On its way');
  expect(said('PUSH', 'WAITING', 'UNREACHABLE')).toContain('tried again');
});
