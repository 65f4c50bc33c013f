/** What callers hear outside the hours before the call goes where such calls go (defaults 10). */
import type { FlowSounds } from '../../../sounds/soundName.ts';
import type { Closed } from '../inputs.ts';
import type { PlayNode } from './graph.ts';

/** A holiday's own greeting, or else the number's; null: there is neither. @param next where such calls go */
export function greetingNode(
  { holiday }: Pick<Closed, 'holiday'>,
  sounds: FlowSounds = {},
  next: string,
): PlayNode | null {
  if (holiday?.greeting) return { do: 'play', prompt: holiday.greeting, next, greets: { holiday: holiday.name } };
  return sounds.closed ? { do: 'play', prompt: { sound: sounds.closed }, next, greets: { holiday: null } } : null;
}
