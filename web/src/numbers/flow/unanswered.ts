/** What happens to a call that nobody takes, voicemail included: the one place of the form that says whether a number takes messages. */
import { fallbackInput, fallbackOf, type FallbackValue } from './flowValues.ts';

export interface UnansweredValue extends FallbackValue {
  /** Callers whom nobody takes may leave a message: where the action is one, and after those that come to nobody. */
  takesMessages: boolean;
}

/** Actions after which still nobody may have taken the call. */
const TRIES: readonly string[] = ['PHONE_NUMBER', 'TEAM_TEAMMATE', 'LET_CALL_THROUGH'];
const AFTER_RINGING = ['VOICEMAIL', '', ...TRIES] as const;
const AFTER_A_SOUND = ['', 'VOICEMAIL', ...TRIES] as const;

/** What can be chosen: after an announcement nobody was asked, and what is usual is to hang up (defaults 11.2). */
export const actionsOf = (type: string): readonly string[] => (type === 'SOUND' ? AFTER_A_SOUND : AFTER_RINGING);

/** Whether what is chosen can come to nobody, so that the end has to be chosen, too. */
export const mayFail = ({ action }: UnansweredValue): boolean => TRIES.includes(action);

/** As it is saved, of a flow of this type. */
export function unansweredOf(
  type: string,
  saved: Parameters<typeof fallbackOf>[0],
  voicemail: boolean,
): UnansweredValue {
  const value = fallbackOf(saved, '');
  const takesMessages = voicemail || value.action === 'VOICEMAIL';
  const plain = !TRIES.includes(value.action) && type !== 'SOUND';
  return { ...value, ...(plain ? { action: takesMessages ? 'VOICEMAIL' : '' } : {}), takesMessages };
}

/** With another action; whoever chooses how a call ends says with it whether there are messages. */
export function withAction(value: UnansweredValue, action: string, type: string): UnansweredValue {
  if (TRIES.includes(action)) return { ...value, action };
  // To hang up after an announcement leaves messages to the hours in which the number is closed.
  return { ...value, action, takesMessages: action === 'VOICEMAIL' || type === 'SOUND' };
}

/** The same in a flow of another type: it goes on taking messages, or not. */
export function inType(value: UnansweredValue, from: string, type: string): UnansweredValue {
  if (mayFail(value) || (from === 'SOUND') === (type === 'SOUND')) return value;
  return { ...value, action: type !== 'SOUND' && value.takesMessages ? 'VOICEMAIL' : '' };
}

/** As the server takes both. */
export const unansweredInput = (value: UnansweredValue) => ({
  fallback: fallbackInput(value),
  voicemail: value.takesMessages,
});
