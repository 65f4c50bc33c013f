/** What the phone keeps, and what can happen to it: apart from the machine, which is fetched when the phone is. */
import type {
  AddChoice,
  CallSnapshot,
  PhoneNumberChoice,
  SupervisionMode,
  TransferChange,
  TransferChoice,
} from './types.ts';

/** What is open in a running call: the keypad within its view, the others in front of it. */
export type CallPanel = 'TRANSFER' | 'PEOPLE' | 'KEYPAD';

export interface PhoneContext {
  /** The call that the phone is about: offered, dialled or running. */
  readonly call: CallSnapshot | undefined;
  /** The user's own number choices, and what was to be dialled when one has to be chosen. */
  readonly numbers: readonly PhoneNumberChoice[];
  readonly selectedNumberId: string | undefined;
  readonly pendingTo: string | undefined;
  /** The number was chosen in the dialer: calls go out from it without asking again, until the phone is closed. */
  readonly skipSelection?: boolean;
  readonly open: boolean;
  /** Nobody asked for the dialog: a call opened it, and it closes after that call. */
  readonly openedItself?: boolean;
  /** This person talked on the call that the phone is about. */
  readonly talked?: boolean;
  /** The call that has just ended for this person, until its wrap-up is over. */
  readonly after?: CallSnapshot | undefined;
  /** Its note is being written: the card waits. */
  readonly writing?: boolean;
  /** The phone was asked for while it was not registered: it says so instead, and opens when it is. */
  readonly away?: boolean;
  /** A member without a seat wants to call an emergency service: until the phone is closed, it has a device for that. */
  readonly emergency?: boolean;
  readonly registered: boolean;
  readonly muted: boolean;
  readonly ringMuted: boolean;
  /** Accept was pressed, or the device connects: controls wait. */
  readonly connecting: boolean;
  /** A running call of the user's without a device of this page in it: offered after a reload, or to take it over from another device. */
  readonly lost: CallSnapshot | undefined;
  /** Its card was put aside, while the call goes on. */
  readonly lostHidden?: boolean;
  /** Another call, which is offered while this one runs (call waiting, defaults 8.6). */
  readonly second?: CallSnapshot | undefined;
  /** The running call is being set aside for this one: the one that is offered, or the one that waits. */
  readonly settingAside?: string | undefined;
  /** Whether this page's device carries the call. */
  readonly mediaHere: boolean;
  /** Shown once in the dialer: why the last attempt came to nothing. */
  readonly problem: PhoneProblem | undefined;
  /** The microphone was refused; the permission dialog stands in front. */
  readonly microphoneDenied: boolean;
  readonly direct: boolean;
  readonly panel: CallPanel | undefined;
  /** The keys that hang up were pressed while others are on the call: it is asked about first (ux §3). */
  readonly asksToEnd?: boolean;
  /** The call that this person has just ended: its last frames must not offer it back. */
  readonly endedId: string | undefined;
}

/** Why an attempt came to nothing. */
export interface PhoneProblem {
  /** The server's sentence, the name of one of ours (`useProblemText`), or empty where the server could not be asked. */
  readonly message: string;
  readonly code: string;
}

export type PhoneEvent =
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'EMERGENCY' }
  | { type: 'NUMBERS'; numbers: readonly PhoneNumberChoice[]; selectedNumberId: string | undefined }
  /** Of the remembered number, as it is now: it is kept for a while only (spec 001 §9). */
  | { type: 'REMEMBERED'; numberId: string | undefined }
  | { type: 'REGISTERED' }
  | { type: 'UNREGISTERED' }
  | { type: 'DIAL'; to: string; numberId?: string | undefined; direct?: boolean }
  | { type: 'CHOOSE_NUMBER'; numberId: string }
  | { type: 'CALL_FROM'; numberId: string }
  | { type: 'BACK' }
  /** The wrap-up after the last call is over, or there is none. */
  | { type: 'WRAPPED_UP' }
  | { type: 'WRITING'; on: boolean }
  | { type: 'PLACED'; call: CallSnapshot }
  /** Ended before the server had answered: its frames are not those of a call that was left. */
  | { type: 'GIVEN_UP'; callId: string }
  | { type: 'REFUSED'; problem: PhoneProblem }
  | { type: 'MICROPHONE_DENIED' }
  | { type: 'MICROPHONE_DISMISSED' }
  | { type: 'SERVER_CALL'; call: CallSnapshot; mine: boolean }
  | { type: 'ACCEPT' }
  | { type: 'DECLINE' }
  | { type: 'MUTE_RINGING' }
  /** Muted on another device of this person. */
  | { type: 'RINGING_MUTED'; callId: string }
  | { type: 'MEDIA_UP' }
  | { type: 'MEDIA_DOWN' }
  | { type: 'TOGGLE_MUTE' }
  | { type: 'TOGGLE_HOLD' }
  /** Of a further party outside. */
  | { type: 'TOGGLE_GUEST_HOLD'; participantId: string }
  | { type: 'TOGGLE_RECORD' }
  | { type: 'TOGGLE_PAUSE' }
  | { type: 'KEY'; digit: string }
  | { type: 'END' }
  /** To hang up, by keys that are easily pressed: in a conference it is asked about first. */
  | { type: 'HANG_UP' }
  | { type: 'KEEP_CALL' }
  | { type: 'REJOIN' }
  /** To talk on with the call that waits, while this one does. */
  | { type: 'SWAP' }
  /** The running call waits, on hold: the other one is taken. */
  | { type: 'SET_ASIDE'; callId: string }
  | { type: 'DISMISS_LOST' }
  | { type: 'SHOW_PANEL'; panel: CallPanel | undefined }
  | { type: 'TRANSFER'; choice: TransferChoice }
  | { type: 'ADD_PEOPLE'; choice: AddChoice }
  | { type: 'PEOPLE_ADDED' }
  /** To listen to somebody's call, or, listening already, to do so in another way. */
  | { type: 'SUPERVISE'; callId: string; mode: SupervisionMode }
  | { type: 'SUPERVISING'; call: CallSnapshot }
  | { type: 'CHANGE_TRANSFER'; change: TransferChange };

/** A phone that nothing has happened to yet. */
export const freshContext: PhoneContext = {
  call: undefined,
  numbers: [],
  selectedNumberId: undefined,
  pendingTo: undefined,
  open: false,
  registered: false,
  muted: false,
  ringMuted: false,
  connecting: false,
  lost: undefined,
  mediaHere: false,
  problem: undefined,
  microphoneDenied: false,
  direct: false,
  panel: undefined,
  endedId: undefined,
};
