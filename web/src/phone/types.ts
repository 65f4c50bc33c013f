import type { CallOutcome } from '../calls/outcomes.ts';

/** What the phone knows of a call: the server's snapshot, as GraphQL tells it. */
export interface CallSnapshot {
  readonly id: string;
  readonly direction: string;
  readonly status: string;
  readonly endReason: string | null | undefined;
  /** What those who took part noted of it; the version is that of the next change's ground. */
  readonly note?: { readonly text: string; readonly outcome: CallOutcome | null | undefined } | null | undefined;
  readonly noteVersion?: number;
  readonly peerNumber: string;
  readonly contact:
    | {
        readonly id: string;
        readonly fullName: string | null | undefined;
        /** A shop knows them. */
        readonly isCustomer?: boolean;
      }
    | null
    | undefined;
  readonly phoneNumberId: string;
  readonly workspaceNumber: string;
  readonly workspaceNumberName: string | null | undefined;
  readonly startedAt: string;
  readonly answeredAt: string | null | undefined;
  readonly phase: 'GREETING' | 'RINGING' | 'CONNECTING' | 'TALKING' | 'HELD' | 'TRANSFERRING' | 'AGENT_LOST' | 'ENDED';
  readonly phaseSince: string;
  readonly agentUserId: string | null | undefined;
  /** What the caller chose in menus. */
  readonly ivrLabels: readonly string[];
  /** The caller waits in a queue. */
  readonly inQueue?: boolean;
  readonly myOffer:
    | {
        readonly id: string;
        readonly state: string;
        readonly callSid: string | null | undefined;
        readonly purpose: 'CALL' | 'TRANSFER' | 'RETURN' | 'JOIN';
        /** The same for all devices that ring at once. */
        readonly offeredAt?: string | null | undefined;
      }
    | null
    | undefined;
  /** Who was asked to join those who talk: each with the last time that they were. */
  readonly joinOffers?: readonly JoinOfferSnapshot[];
  /** Another device of this person is on it. */
  readonly elsewhere?: boolean;
  /** Its person takes another call, and it waits, on hold. */
  readonly setAside?: boolean;
  /** When it ends by itself. */
  readonly ends?:
    | { readonly at: string; readonly reason: 'INSUFFICIENT_BALANCE' | 'TALK_TIME_CAP'; readonly limitMinutes: number }
    | null
    | undefined;
  readonly transfer: TransferSnapshot | null | undefined;
  readonly participants: readonly ParticipantSnapshot[];
  /** Who listens to it, and how: one, or two. */
  readonly supervisions?: readonly SupervisionSnapshot[];
  /** Who took it over from this person, by name. */
  readonly takenBy?: string | null | undefined;
  /** What is being recorded; one that was stopped can be started again. */
  readonly capture?:
    | {
        readonly state: 'ON' | 'PAUSED' | 'STOPPED';
        readonly onDemand: boolean;
        readonly resumesAt: string | null | undefined;
        /** False where the number that records does not let anybody pause it. */
        readonly canPause: boolean;
      }
    | null
    | undefined;
  readonly version: number;
}

/** The last transfer of a call. */
export interface TransferSnapshot {
  readonly mode: 'COLD' | 'WARM';
  readonly stage: string;
  readonly stageSince: string;
  readonly fromUserId: string;
  readonly fromAgentName: string;
  readonly toTeam: boolean;
  readonly toUserOrTeamName: string;
  /** To a phone outside: the names are its number. */
  readonly toOutside?: boolean;
  readonly message: string | null | undefined;
  readonly failure: string | null | undefined;
  /** Why a phone outside is not called: a code. */
  readonly refusal?: string | null | undefined;
  readonly targetUserId: string | null | undefined;
  readonly targetName: string | null | undefined;
}

/** Somebody on the call beside the party outside. */
export interface ParticipantSnapshot {
  readonly id: string;
  readonly userId: string | null | undefined;
  readonly name: string;
  readonly role: 'AGENT' | 'MEMBER' | 'GUEST' | 'SUPERVISOR';
  readonly connected: boolean;
  /** Since when a further party outside hears music. */
  readonly heldSince?: string | null | undefined;
}

/** Somebody of ours who was asked to join those who talk. */
export interface JoinOfferSnapshot {
  readonly userId: string;
  readonly name: string;
  readonly state: string;
  readonly offeredAt?: string | null | undefined;
}

/** To whom a call is handed, and how. */
export interface TransferChoice {
  readonly to: { readonly userId: string } | { readonly teamId: string } | { readonly phoneNumber: string };
  readonly mode: 'COLD' | 'WARM';
  readonly message: string;
}

/** Who is asked to join a call: colleagues, and numbers outside (E.164). */
export interface AddChoice {
  readonly userIds: readonly string[];
  readonly phoneNumbers: readonly string[];
}
/** Somebody who listens to a call. */
export interface SupervisionSnapshot {
  readonly userId: string;
  readonly name: string;
  readonly mode: SupervisionMode;
  /** They asked for the call, and could not be heard. */
  readonly failure?: string | null | undefined;
}

export type SupervisionMode = 'LISTEN' | 'WHISPER' | 'BARGE';
export type TransferChange = 'COMPLETE' | 'MERGE' | 'BACK';

/** A number of the workspace that this user may call from. */
export interface PhoneNumberChoice {
  readonly id: string;
  /** E.164. */
  readonly number: string;
  readonly name: string;
  readonly country: string;
}
