/** How a call joins a conference: the attributes of the Conference noun. */
import type { Hook, StatusHook } from '../records.ts';

export interface JoinRequest {
  readonly signal: AbortSignal;
  readonly label: string | undefined;
  readonly muted: boolean;
  /** The call that alone hears this participant. */
  readonly coaches: string | undefined;
  readonly beep: 'both' | 'none' | 'enter' | 'exit';
  readonly startOnEnter: boolean;
  readonly endOnExit: boolean;
  readonly waitHook: Hook | undefined;
  /** An empty waitUrl: silence instead of music. */
  readonly silentWait: boolean;
  readonly statusHook: StatusHook | undefined;
}
