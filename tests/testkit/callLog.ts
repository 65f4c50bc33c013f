/** What a call's log says that the caller had: a person, a tone or music, the mailbox, or nothing. */
import type { Api, Payload } from './api.ts';
import type { Hearing, HeardSoFar } from './callerEar.ts';

export interface LogEntry {
  readonly at: string;
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** What there is on the caller's line. What lasts: the log does not say how long a sound plays, which `callerEar.ts` listens to. */
type Line = 'PERSON' | 'MUSIC' | 'RINGING' | 'PROMPT' | 'TAPE' | 'NOTHING' | 'GONE';
/**
 * What an entry makes of it. PERSON: who is named has the caller, else who had them before. BOTH: who had the caller and whom a
 * transfer asked. COMES, GOES: one of several; when the last one goes, there is nothing. NEXT: another goes on for who had the
 * caller. SAME: it goes on as before.
 */
type Effect = Line | 'COMES' | 'GOES' | 'NEXT' | 'BOTH' | 'SAME';

const words = (line: string): readonly string[] => line.split(' ');

/**
 * Each entry that a call's log can have, by what it says of the caller's line. That something is over leaves nothing, also
 * where the same step begins what comes next: then no time passes between the two.
 */
const SAYS: Readonly<Record<Effect, readonly string[]>> = {
  PERSON: [
    ...words('call.answered call.resumed call.taken_up forward.answered agent.returned supervision.took_over'),
    ...words('transfer.completed transfer.cancelled transfer.taken_back'),
  ],
  BOTH: ['transfer.merged'],
  COMES: ['participant.joined', 'participant.resumed'],
  GOES: [
    ...words('participant.left participant.left_connected participant.held phone.credit_over'),
    ...words('device.silent device.loaded_anew'),
  ],
  NEXT: ['participant.takes_over'],
  MUSIC: [
    ...words('call.held call.set_aside call.unattended agent.lost transfer.cold transfer.warm'),
    ...words('transfer.returned transfer.ringing_back queue.joined queue.attempt queue.nobody_free'),
  ],
  RINGING: ['call.ringing', 'offer.ringing', 'forward.ringing'],
  PROMPT: [
    ...words('greeting.played greeting.closed greeting.holiday flow.sound flow.menu call.unavailable'),
    ...words('callback.asked'),
  ],
  TAPE: ['voicemail.offered'],
  NOTHING: [
    // Nobody has the call any longer, until its flow does something.
    ...words('transfer.fallback fallback.taken agent.not_back call.not_taken_up call.end_pressed'),
    ...words('flow.key flow.exhausted flow.too_long queue.full queue.unstaffed queue.declined'),
    ...words('queue.passes_over queue.timeout queue.closed queue.deserted'),
  ],
  GONE: ['call.ended'],
  SAME: [
    // Before anybody can be heard.
    ...words('call.arrived call.placed call.dialling call.emergency call.refused call.dial_failed'),
    ...words('call.device_absent call.blocked call.blocked_for call.blocked_anonymous'),
    // One of those who ring: the ringing, or the queue's music, goes on until the flow does.
    ...words('offer.skipped offer.declined offer.timed_out offer.unreachable offer.failed offer.too_late'),
    ...words('offer.pushed offer.not_opened offer.push_failed'),
    ...words('offer.call_waiting forward.shows_caller forward.shows_number forward.caller_not_shown'),
    ...words('forward.asked forward.not_accepted forward.timed_out forward.refused forward.unreachable'),
    ...words('queue.moved queue.estimate queue.empty queue.staffed'),
    // Steps of a flow that are walked through.
    ...words('flow.no_key flow.wrong_key flow.closed flow.open flow.goto flow.set flow.yes flow.no'),
    ...words('flow.webhook_asked flow.webhook_answered flow.webhook_failed flow.webhook_trial flow.text'),
    ...words('flow.text_again flow.text_empty flow.text_nowhere flow.text_refused flow.tag flow.no_agent'),
    ...words('flow.unheard call.extension note.written note.removed note.outcome'),
    ...words('flow.loop_stopped fallback_loop_stopped hours.closed hours.closed_elsewhere hours.let_through'),
    // Among ourselves, while the caller has who or what they had.
    ...words('transfer.accepted transfer.agent_left agent.rejoining agent.moved call.held_long'),
    ...words('call.hold_failed participant.asked participant.held_long participant.hold_failed'),
    ...words('supervision.started supervision.changed supervision.not_taken_over supervision.not_changed'),
    ...words('supervision.ended credit.warning credit.ending credit.goes_on cap.warning phone.credit_ending'),
    ...words('quality.loss_in quality.loss_out quality.delay quality.jitter quality.nothing_received'),
    ...words('quality.nothing_sent quality.connection_lost'),
    // Beside the line, or after it.
    ...words('recording.notice recording.notice_to_all recording.notice_beep recording.notice_off'),
    ...words('recording.not_in_plan recording.started recording.on_demand recording.stopped'),
    ...words('recording.stopped_itself recording.paused recording.resumed recording.resumed_itself'),
    ...words('recording.change_failed recording.ready recording.missing recording.copy_kept recording.deleted'),
    ...words('recording.restored recording.expired recording.held recording.released recording.purged'),
    ...words('voicemail.left voicemail.too_short voicemail.in_recording text_back.sent text_back.not_sent'),
    ...words('transcript.asked transcript.ready transcript.empty transcript.failed transcript.corrected'),
    ...words('summary.asked summary.ready summary.failed summary.edited'),
    ...words('callback.no_number callback.waits callback.taken callback.not_needed callback.reached'),
    ...words('callback.cancelled callback.not_possible callback.again callback.given_up callback.expired'),
  ],
};

const effects: ReadonlyMap<string, Effect> = new Map(
  Object.entries(SAYS).flatMap(([effect, names]) => names.map((name) => [name, effect as Effect] as const)),
);

/** After so long a device of which nothing is heard is taken for lost: whoever had nobody else had nothing until then. */
const SILENT_BEFORE_MS = 30_000;

/** The entries of which it is known what they say of the caller's line. */
export const classifiedEntries: ReadonlySet<string> = new Set(effects.keys());

export async function logOf(api: Api, callId: string): Promise<readonly LogEntry[]> {
  const { getCallTimeline } = await api.run(
    'query ($id: ID!) { getCallTimeline(callId: $id) { at name description parameters { name value } } }',
    { id: callId },
  );
  return (getCallTimeline as Payload[]).map(({ at, name, description, parameters }) => ({
    at,
    name,
    description,
    parameters: Object.fromEntries((parameters as Payload[]).map((one) => [one.name, one.value])),
  }));
}

/**
 * Read from the answer to the end.
 * @throws Error on an entry that the table does not have: what a new one says of the caller's line must be told there
 */
export function heardByLog(entries: readonly LogEntry[]): HeardSoFar {
  const unknown = entries.map(({ name }) => name).filter((name) => !classifiedEntries.has(name));
  if (unknown.length > 0)
    throw new Error(`testkit/callLog.ts does not say what the caller hears after ${unknown.join(', ')}`);
  const line = new CallersLine();
  const order: Hearing[] = [];
  let longestNothingMs = 0;
  let since = 0;
  // Before the answer it rings.
  const answered = entries.findIndex(({ name }) => effects.get(name) === 'PERSON');
  for (const entry of answered < 0 ? [] : entries.slice(answered)) {
    const before = line.now;
    line.take(entry);
    const { now } = line;
    const at = Date.parse(entry.at);
    if (before === 'NOTHING') longestNothingMs = Math.max(longestNothingMs, at - since);
    if (now === 'GONE') break;
    if (now !== before) since = entry.name === 'device.silent' ? at - SILENT_BEFORE_MS : at;
    if (now !== 'NOTHING' && hearing(now) !== order.at(-1)) order.push(hearing(now));
  }
  return { order, longestNothingMs };
}

const hearing = (line: Exclude<Line, 'NOTHING' | 'GONE'>): Hearing =>
  line === 'PERSON' || line === 'TAPE' ? line : 'TONE';

/** What there is on the caller's line, and whose voices, entry by entry. */
class CallersLine {
  now: Line = 'RINGING';
  /** Who had the caller last: they are back where an entry says that somebody is, and not who. */
  #agent = 'our side';
  /** Whom a transfer asked, and who took it. */
  #target = '';
  #people = new Set<string>();

  take({ name: entry, parameters }: LogEntry): void {
    const who = parameters['name'] ?? parameters['to'];
    if (entry === 'transfer.accepted') this.#target = who ?? '';
    const effect = effects.get(entry) ?? 'SAME';
    switch (effect) {
      case 'PERSON':
        this.#people = who === undefined ? this.#people.add(this.#agent) : new Set([who]);
        this.#agent = who ?? this.#agent;
        this.now = 'PERSON';
        return;
      case 'BOTH':
        this.#people = new Set([this.#agent, this.#target]);
        this.now = 'PERSON';
        return;
      case 'COMES':
        this.#people.add(who ?? '');
        if (this.now === 'NOTHING') this.now = 'PERSON';
        return;
      case 'NEXT':
        this.#people.delete(this.#agent);
        this.#agent = who ?? '';
        this.#people.add(this.#agent);
        if (this.now === 'NOTHING') this.now = 'PERSON';
        return;
      case 'GOES':
        this.#people.delete(who ?? '');
        if (this.now === 'PERSON' && this.#people.size === 0) this.now = 'NOTHING';
        return;
      case 'SAME':
        return;
      default:
        this.now = effect;
    }
  }
}
