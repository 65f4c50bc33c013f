/** What more than two people on one call need: transfers, people who were added, supervision (defaults 12.4, 12.5). */

/** COLD: the agent leaves when the other accepts. WARM: the agent talks with the other first. */
export type TransferMode = 'COLD' | 'WARM';

/**
 * RINGING: the target is offered the call. CONSULTING: agent and target talk, the caller hears music. RETURNING: nobody took it,
 * the agent is rung back. The others are ends: COMPLETED (the target has the call), MERGED (all talk), CANCELLED (by the agent,
 * or the call ended), RETURNED (the agent has it again), FALLBACK (nobody had it any longer, and its flow looks for somebody),
 * VOICEMAIL (nobody had it any longer, and the caller could leave a message).
 */
export type TransferStage =
  | 'RINGING'
  | 'CONSULTING'
  | 'RETURNING'
  | 'COMPLETED'
  | 'MERGED'
  | 'CANCELLED'
  | 'RETURNED'
  | 'FALLBACK'
  | 'VOICEMAIL';

/** REFUSED: a number outside that may not be called, or for which there is no credit. */
export type TransferFailure = 'DECLINED' | 'NO_ANSWER' | 'UNREACHABLE' | 'HUNG_UP' | 'REFUSED';

/** A person, a team, or a number outside, whose id and name are the number (E.164). */
export interface TransferTarget {
  kind: 'USER' | 'TEAM' | 'NUMBER';
  id: string;
  name: string;
}

export interface Transfer {
  id: string;
  mode: TransferMode;
  fromUserId: string;
  fromName: string;
  to: TransferTarget;
  message: string;
  stage: TransferStage;
  /** Epoch ms. */
  stageSince: number;
  /** Why it came back; null while it did not. */
  failure: TransferFailure | null;
  /** Who accepted; null until somebody did. */
  target: { /** Null for a phone outside. */ userId: string | null; name: string; legId: string } | null;
  /** Where its offers begin in the call's list. */
  firstOffer: number;
  /** How often the agent was rung back, or would have been if a device of theirs had been there. */
  ringBacks?: number;
}

/** What an offer is for, besides the call as it came: to take it over, to take it back, to join it. */
export type OfferPurpose = 'TRANSFER' | 'RETURN' | 'JOIN';

const live: ReadonlySet<TransferStage> = new Set(['RINGING', 'CONSULTING', 'RETURNING']);

/** The transfer that is going on; undefined when none is. Rows of older releases have no such field. */
export function liveTransfer(call: { transfer?: Transfer | null }): Transfer | undefined {
  return call.transfer && live.has(call.transfer.stage) ? call.transfer : undefined;
}

/** LISTEN: hears all, is heard by nobody. WHISPER: is heard by the agent alone. BARGE: talks with everybody (defaults 12.5). */
export type SupervisionMode = 'LISTEN' | 'WHISPER' | 'BARGE';

export interface Supervision {
  userId: string;
  name: string;
  mode: SupervisionMode;
  legId: string;
  /** Epoch ms. */
  startedAt: number;
  endedAt: number | null;
  /** Those who talk are not to know of it (../monitored.ts). */
  hidden?: true;
  /** They are about to have the call: once the carrier has done this command, and everybody hears them. */
  takeover?: { commandId: string; /** How they supervised before. */ from: SupervisionMode; agentName: string };
  /** The carrier would not let them be heard, so that the agent kept the call. */
  takeoverFailed?: true;
}

/** Who took a call over from its agent, the last time that somebody did (defaults 12.5). */
export interface Takeover {
  /** Epoch ms. */
  at: number;
  userId: string;
  name: string;
  /** Null: a phone outside had it. */
  fromUserId: string | null;
  fromName: string;
}

/** A call as far as it tells who supervises it. */
interface Supervised {
  supervision?: Supervision | null;
  alsoSupervising?: Supervision[];
}

/** Who supervises a call, each once, and who did last, in the order in which they began. */
export const supervisionsOf = ({ supervision, alsoSupervising = [] }: Supervised): Supervision[] =>
  supervision ? [supervision, ...alsoSupervising] : alsoSupervising;

/** The supervisions that go on. */
export const liveSupervisions = (call: Supervised): Supervision[] =>
  supervisionsOf(call).filter(({ endedAt }) => endedAt === null);

/** How a person supervises a call; undefined when they do not. */
export const supervisionBy = (call: Supervised, userId: string): Supervision | undefined =>
  liveSupervisions(call).find((one) => one.userId === userId);

/** Who is about to have a call that they supervise. */
export const takingOver = (call: Supervised): Supervision | undefined =>
  liveSupervisions(call).find(({ takeover }) => takeover !== undefined);
