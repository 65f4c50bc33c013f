import { createContext, type ReactNode, use } from 'react';
import type { PhoneContext as MachineContext, PhoneEvent } from './phoneState.ts';
import type { Equipment } from './device/equipment.ts';

export type PhoneState =
  | 'IDLE'
  | 'SELECT_NUMBER'
  | 'OUTGOING_CALL'
  | 'INCOMING_CALL'
  | 'RINGING'
  | 'IN_CALL'
  | 'HANGUP'
  | 'INCOMING_TRANSFER'
  | 'TRANSFER_COMPLETED';

/** Whether this tab is the one that rings. */
export type TabRole = 'phone' | 'elsewhere';

export interface Phone {
  readonly state: PhoneState;
  readonly context: MachineContext;
  readonly send: (event: PhoneEvent) => void;
  readonly role: TabRole;
  /** Brings the phone to this tab. Resolves to false when a call keeps it in the one that has it. */
  readonly takeOver: () => Promise<boolean>;
  /** Whether the member has a seat; without one nothing rings and nothing dials. */
  readonly hasSeat: boolean;
  readonly equipment: Equipment;
  /** The server knows that this device lives: a call would ring here. */
  readonly reachable: boolean;
  /** Nothing has been heard from the other side for a while although the line is up. */
  readonly silent: boolean;
  /** The browser refuses the microphone without asking: a call rings, and cannot be taken. */
  readonly microphoneBlocked: boolean;
  /** The browser plays no ringtone before the page was clicked. */
  readonly ringBlocked: boolean;
  readonly levels: Levels;
  /** The signed-in person's name, empty until it was read. */
  readonly myName: string;
  /** The signed-in person; undefined until it was read. */
  readonly myUserId: string | undefined;
  /** The call is theirs: they hold it, record it and hand it over. Who was added to it talks along. */
  readonly hasCall: boolean;
  /** Whether the plan has recording on demand. */
  readonly mayRecord: boolean;
  /** The countdown of the wrap-up, while it keeps calls away: it stands where the phone otherwise says that it is ready. */
  readonly wrapUp?: ReactNode;
  /** Takes what is left of the wrap-up, ms, after this person made it longer or ended it. */
  readonly beginWrapUp?: (left: number) => void;
}

/** The loudness of the last seconds, newest last, for the waveform. */
export interface Levels {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => readonly number[];
}

export const PhoneReactContext = createContext<Phone | undefined>(undefined);

/** The phone of this page. @throws Error outside the shell */
export function usePhone(): Phone {
  const phone = use(PhoneReactContext);
  if (!phone) throw new Error('usePhone is for components inside PhoneProvider');
  return phone;
}
