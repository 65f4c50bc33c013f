/** What the phone knows of a call: the server's snapshot, as GraphQL tells it. */
export interface CallSnapshot {
  readonly id: string;
  readonly direction: string;
  readonly status: string;
  readonly endReason: string | null | undefined;
  readonly peerNumber: string;
  readonly contact: { readonly id: string; readonly fullName: string | null | undefined } | null | undefined;
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
  readonly myOffer: { readonly state: string; readonly callSid: string | null | undefined } | null | undefined;
  /** What is being recorded; one that was stopped can be started again. */
  readonly capture?:
    | {
        readonly state: 'ON' | 'PAUSED' | 'STOPPED';
        readonly onDemand: boolean;
        readonly resumesAt: string | null | undefined;
      }
    | null
    | undefined;
  readonly version: number;
}

/** A number of the workspace that this user may call from. */
export interface PhoneNumberChoice {
  readonly id: string;
  /** E.164. */
  readonly number: string;
  readonly name: string;
  readonly country: string;
}
