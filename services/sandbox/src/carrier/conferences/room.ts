/**
 * One live conference. It starts when two are in it and one of them may start it; before that everybody waits with
 * music. What a member hears follows from its state: on hold, waiting, or in the mix.
 */
import { Interrupted } from '../calls/abort.ts';
import type { CallSession } from '../calls/session.ts';
import type { CarrierDeps } from '../deps.ts';
import type { ConferenceEndReason, ConferenceRecord, Hook, ParticipantRecord, StatusHook } from '../records.ts';
import { conferenceParams } from './report.ts';
import type { JoinRequest } from './join.ts';

interface Member {
  readonly session: CallSession;
  readonly participant: ParticipantRecord;
  readonly request: JoinRequest;
  readonly left: PromiseWithResolvers<void>;
  holdFiles: string[];
  /** What the switch was last told, so that it is told only what changed. */
  audio: 'none' | 'wait' | 'talk' | 'hold';
  /** Steps of one member's audio go one after the other. */
  steps: Promise<unknown>;
  reason: string;
}

export class Room {
  readonly record: ConferenceRecord;
  readonly #deps: CarrierDeps;
  readonly #members = new Map<string, Member>();
  readonly #onClosed: () => void;
  #writes: Promise<unknown> = Promise.resolve();
  live = true;

  constructor(deps: CarrierDeps, record: ConferenceRecord, onClosed: () => void) {
    this.#deps = deps;
    this.record = record;
    this.#onClosed = onClosed;
  }

  /** Status callbacks are those of the first participant that names any. */
  adoptStatusHook(hook: StatusHook | undefined): void {
    this.record.statusHook ??= hook;
  }

  /** A participant by CallSid or label, waiting to be answered or in the room. */
  participant(callSidOrLabel: string): ParticipantRecord | undefined {
    return this.record.participants.find((one) => one.callSid === callSidOrLabel || one.label === callSidOrLabel);
  }

  /** Announces a participant whose phone rings; it joins by its own TwiML. */
  async expect(participant: ParticipantRecord): Promise<void> {
    this.record.participants.push(participant);
    await this.save();
  }

  async forget(callSid: string): Promise<void> {
    if (this.#members.has(callSid) || !this.participant(callSid)) return;
    this.record.participants = this.record.participants.filter((one) => one.callSid !== callSid);
    await this.#closeWhenEmpty('last-participant-left', callSid);
  }

  async join(session: CallSession, request: JoinRequest): Promise<void> {
    const now = this.#deps.clock.now().toISOString();
    const participant: ParticipantRecord = this.participant(session.sid) ?? {
      callSid: session.sid,
      label: request.label,
      createdAt: now,
      updatedAt: now,
      muted: request.muted,
      coaches: request.coaches,
      hold: false,
      startOnEnter: request.startOnEnter,
      endOnExit: request.endOnExit,
      status: 'connecting',
    };
    participant.status = 'connected';
    participant.updatedAt = now;
    if (!this.record.participants.includes(participant)) this.record.participants.push(participant);
    const member: Member = {
      session,
      participant,
      request,
      left: Promise.withResolvers(),
      holdFiles: [],
      audio: 'none',
      steps: Promise.resolve(),
      reason: 'participant_hung_up',
    };
    this.#members.set(session.sid, member);
    const onAbort = () => {
      member.reason =
        session.interruption === 'updated'
          ? 'participant_updated_via_api'
          : session.interruption === 'removed'
            ? 'participant_removed_via_api'
            : 'participant_hung_up';
      void this.#leave(member).catch(this.#deps.onError);
    };
    request.signal.addEventListener('abort', onAbort, { once: true });
    if (request.signal.aborted) onAbort();
    else {
      const starts = this.record.status === 'init' && this.#mayStart();
      if (starts) {
        this.record.status = 'in-progress';
        await this.#report('conference-start', member);
      }
      await this.#report('participant-join', member);
      if ((request.beep === 'both' || request.beep === 'enter') && this.record.status === 'in-progress') this.#beep();
      this.#settleAll();
    }
    await member.left.promise;
    request.signal.removeEventListener('abort', onAbort);
    if (request.signal.aborted) throw new Interrupted();
  }

  async update(
    callSid: string,
    change: {
      muted?: boolean;
      coaches?: string | null;
      hold?: boolean;
      holdHook?: Hook | undefined;
      endOnExit?: boolean;
    },
  ) {
    const participant = this.participant(callSid);
    const member = participant && this.#members.get(participant.callSid);
    if (!participant) return undefined;
    participant.updatedAt = this.#deps.clock.now().toISOString();
    if (change.endOnExit !== undefined) participant.endOnExit = change.endOnExit;
    if (change.hold !== undefined) await this.#hold(participant, member, change.hold, change.holdHook);
    if (change.muted !== undefined && change.muted !== participant.muted) {
      participant.muted = change.muted;
      if (member) {
        await this.#deps.media.setMuted(member.session.sid, change.muted).catch(this.#deps.onError);
        await this.#report(change.muted ? 'participant-mute' : 'participant-unmute', member);
      }
    }
    if (change.coaches !== undefined) {
      participant.coaches = change.coaches ?? undefined;
      if (member) await this.#deps.media.setCoaching(member.session.sid, change.coaches).catch(this.#deps.onError);
    }
    await this.save();
    if (member) this.#settle(member);
    return participant;
  }

  async #hold(participant: ParticipantRecord, member: Member | undefined, hold: boolean, hook: Hook | undefined) {
    const changed = hold !== participant.hold;
    // Somebody on hold may be given other music.
    if (!changed && !(hold && hook)) return;
    if (hold && member) {
      member.holdFiles = await this.#musicOf(hook, member);
      if (!changed) member.audio = 'talk';
    }
    participant.hold = hold;
    if (changed && member) await this.#report(hold ? 'participant-hold' : 'participant-unhold', member);
  }

  /** Plays an announcement to one participant, or to everybody. Does not wait for its end. */
  async announce(hook: Hook, callSid?: string): Promise<void> {
    const { keys, files } = await this.#deps.prompts.announcement(hook, { ConferenceSid: this.record.sid });
    const { media } = this.#deps;
    if (callSid === undefined) {
      void media.playToConference(this.record.sid, { files, loop: false }).catch(this.#deps.onError);
      return;
    }
    const member = this.#members.get(callSid);
    if (!member) return;
    void (keys === '' ? Promise.resolve() : media.sendDtmf(callSid, keys))
      .then(() => (files.length === 0 ? undefined : media.play(callSid, { files, loop: false })))
      .then(() => {
        // The announcement took the place of waiting music; the mix and hold music come back by themselves.
        if (member.audio === 'wait') {
          member.audio = 'none';
          this.#settle(member);
        }
      })
      .catch(this.#deps.onError);
  }

  /** Takes a participant out by request; its call goes on with the rest of its TwiML, which usually ends it. */
  async kick(callSid: string): Promise<boolean> {
    const participant = this.participant(callSid);
    if (!participant) return false;
    const member = this.#members.get(participant.callSid);
    if (!member) {
      await this.forget(participant.callSid);
      return true;
    }
    member.reason = 'participant_removed_via_api';
    await this.#leave(member, true);
    return true;
  }

  /** Ends it for everybody. */
  async end(reason: ConferenceEndReason, callSid?: string): Promise<void> {
    if (!this.live) return;
    this.live = false;
    this.record.status = 'completed';
    this.record.endReason = reason;
    this.record.callSidEnding = callSid;
    const members = [...this.#members.values()];
    for (const member of members) {
      member.reason = reason === 'conference-ended-via-api' ? 'conference_ended_via_api' : 'moderator_ended_conference';
      await this.#leave(member);
    }
    this.record.participants = [];
    await this.#report('conference-end');
    this.#onClosed();
  }

  async save(): Promise<void> {
    this.record.updatedAt = this.#deps.clock.now().toISOString();
    const snapshot = structuredClone(this.record);
    await this.#inOrder(() => this.#deps.commit((writes) => writes.conference(snapshot)));
  }

  #mayStart(): boolean {
    const members = [...this.#members.values()];
    return members.length >= 2 && members.some((member) => member.participant.startOnEnter);
  }

  async #leave(member: Member, kicked = false): Promise<void> {
    const { sid } = member.session;
    if (!this.#members.delete(sid)) return;
    this.record.participants = this.record.participants.filter((one) => one.callSid !== sid);
    member.participant.status = 'complete';
    await member.steps;
    // The leg may be gone already: then there is nothing to take out.
    await this.#deps.media.stopPlay(sid).catch(() => undefined);
    await this.#deps.media.setHold(sid, false).catch(() => undefined);
    await this.#deps.media.leaveConference(sid).catch(() => undefined);
    await this.#report('participant-leave', member);
    member.left.resolve();
    if (!this.live) return;
    const { beep } = member.request;
    if ((beep === 'both' || beep === 'exit') && this.#members.size > 0) this.#beep();
    if (member.participant.endOnExit) {
      await this.end(
        kicked ? 'participant-with-end-conference-on-exit-kicked' : 'participant-with-end-conference-on-exit-left',
        sid,
      );
    } else await this.#closeWhenEmpty(kicked ? 'last-participant-kicked' : 'last-participant-left', sid);
  }

  async #closeWhenEmpty(reason: ConferenceEndReason, callSid: string): Promise<void> {
    if (this.record.participants.length === 0) await this.end(reason, callSid);
    else await this.save();
  }

  #beep(): void {
    const files = [this.#deps.prompts.beep()];
    void this.#deps.media.playToConference(this.record.sid, { files, loop: false }).catch(this.#deps.onError);
  }

  #settleAll(): void {
    for (const member of this.#members.values()) this.#settle(member);
  }

  /** Brings what the member hears in line with its state. */
  #settle(member: Member): void {
    member.steps = member.steps
      .then(async () => {
        const { sid } = member.session;
        if (!this.#members.has(sid)) return;
        const wanted = member.participant.hold ? 'hold' : this.record.status === 'in-progress' ? 'talk' : 'wait';
        if (wanted === member.audio) return;
        const { media } = this.#deps;
        const before = member.audio;
        member.audio = wanted;
        if (before === 'wait') await media.stopPlay(sid);
        if (before === 'hold') await media.setHold(sid, false);
        if (wanted === 'wait') {
          const files = member.request.silentWait ? [] : await this.#musicOf(member.request.waitHook, member);
          member.session.hears = files.length > 0 ? '♪ waiting music' : '';
          if (files.length > 0 && this.#members.has(sid))
            void media.play(sid, { files, loop: true }).catch(this.#deps.onError);
          return;
        }
        if (before !== 'talk') {
          await media.joinConference(sid, this.record.sid, { muted: member.participant.muted });
          if (member.participant.coaches) await media.setCoaching(sid, member.participant.coaches);
        }
        if (wanted === 'hold') await media.setHold(sid, true, member.holdFiles);
        member.session.hears = wanted === 'hold' ? '♪ hold music' : '';
      })
      .catch(this.#deps.onError);
  }

  async #musicOf(hook: Hook | undefined, member: Member): Promise<string[]> {
    if (!hook) return [this.#deps.prompts.ownMusic()];
    try {
      return await this.#deps.prompts.music(hook, { CallSid: member.session.sid, ConferenceSid: this.record.sid });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#deps.wire.note({ direction: 'note', text: `music: ${message}`, tone: 'bad', about: member.session.about });
      return [this.#deps.prompts.ownMusic()];
    }
  }

  async #report(event: string, member?: Member): Promise<void> {
    const { record } = this;
    record.updatedAt = this.#deps.clock.now().toISOString();
    const hook = record.statusHook;
    // TwiML names the events start, end, join, leave, mute, hold; reports carry the long names.
    const short = event.replace(/^(conference|participant)-(un)?/, '');
    const sequence = record.sequence++;
    const snapshot = structuredClone(record);
    const participant = member && structuredClone(member.participant);
    this.#deps.wire.note({
      direction: 'media',
      text: `${event} ${participant?.label?.slice(0, 8) ?? ''}`.trim(),
      result: record.friendlyName.slice(0, 12),
      about: member?.session.about ?? [],
      detail: { ConferenceSid: record.sid, ...(participant && { CallSid: participant.callSid }) },
    });
    await this.#inOrder(() =>
      this.#deps.commit((writes) => {
        writes.conference(snapshot);
        if (!hook?.events.includes(short)) return;
        writes.report({
          key: snapshot.sid,
          hook: { url: hook.url, method: hook.method },
          kind: 'conference',
          about: member?.session.about ?? [],
          params: conferenceParams(snapshot, event, sequence, participant, member?.reason),
        });
      }),
    );
  }

  async #inOrder(work: () => Promise<void>): Promise<void> {
    const done = this.#writes.then(work);
    this.#writes = done.catch(() => undefined);
    await done;
  }
}
