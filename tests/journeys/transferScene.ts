/**
 * A caller who talks with Ana, colleagues of hers and a phone outside, each with a voice of its own: what a transfer needs, with
 * real audio. What the caller hears is listened to from the answer to the end. Whether our people have phones without a page
 * (transferPhones.ts) or pages in Chromium (browser/transferPages.ts), what becomes of a transfer is told in the same words.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Heard, OutsideWorld, Owner, Payload, Person } from '../testkit/index.ts';
import { CallerEar } from '../testkit/callerEar.ts';
import { logOf } from '../testkit/callLog.ts';

/** What each says, in hertz: none that the music plays. */
export const SAYS = { caller: 700, ana: 1_300, ben: 1_900, cyd: 2_500, friend: 3_100 } as const;
export type Voice = Exclude<keyof typeof SAYS, 'caller'>;
/** Somebody of ours. */
export type Colleague = Exclude<Voice, 'friend'>;
export type Target = 'ben' | 'cyd' | 'team' | 'friend';
export type Mode = 'WARM' | 'COLD';
export type Change = 'completeTransfer' | 'mergeTransfer' | 'takeBackCall';
/** Why a call comes back to who transferred it, in the API's words. */
export type Failure = 'DECLINED' | 'HUNG_UP' | 'NO_ANSWER' | 'UNREACHABLE';
/** Why nobody is asked at all. */
export type Unavailable = 'ON_A_CALL' | 'NO_PHONE';

/** The target rings for so long, and who it comes back to (defaults 12.4). */
const RINGS_SECONDS = 30;
const RINGS_BACK_SECONDS = 20;
const POLL_MS = 100;
export const WITHIN_MS = 45_000;
/** How long whoever took part may be shown busy after a call (the specification's 35 s). */
const FREE_WITHIN_MS = 35_000;

/** A call at the carrier, as the outside world sees it. */
export type SimulatedCall = Awaited<ReturnType<OutsideWorld['call']>>;

/** Waits until `look` answers something. */
export async function until<T>(what: string, look: () => T | undefined | Promise<T | undefined>, withinMs = WITHIN_MS) {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`It was waited for that ${what}`);
    await pause(POLL_MS);
  }
}

/** What a scene is of its calls and changes is told by this. */
export const CALL_CHANGED =
  'subscription { callChanged { cause call { id peerNumber status endReason phase agentUserId offers { userId state } transfer { stage failure fromUserId } } } }';

export interface Stage {
  /** Whether there is a third colleague; Ben and Cyd are a team then. */
  readonly team?: boolean;
  /** Who has no phone at first. */
  readonly away?: readonly Colleague[];
  /** What becomes of the number before it is called. */
  readonly number?: (owner: Owner, teamId: string) => Promise<void>;
}

export interface Cast {
  readonly outside: OutsideWorld;
  /** Ana, with the number that is called. */
  readonly owner: Owner;
  readonly ben: Person;
  readonly cyd: Person | undefined;
  readonly teamId: string;
  /** Of CALL_CHANGED. */
  readonly changed: Heard;
  /** As if so much time had passed for the calls of the workspace. */
  readonly passes: (seconds: number) => Promise<void>;
}

let scenes = 0;

export abstract class TransferScene {
  readonly outside: OutsideWorld;
  readonly owner: Owner;
  readonly people: { readonly ana: Person; readonly ben: Person; readonly cyd: Person | undefined };
  readonly teamId: string;
  readonly callerNumber: string;
  readonly friendNumber: string;
  readonly #changed: Heard;
  readonly #passes: Cast['passes'];
  /** Since Ana has answered. */
  callId = '';
  sid = '';
  ear!: CallerEar;

  protected constructor({ outside, owner, ben, cyd, teamId, changed, passes }: Cast) {
    scenes += 1;
    this.outside = outside;
    this.owner = owner;
    this.people = { ana: owner, ben, cyd };
    this.teamId = teamId;
    this.callerNumber = `+1503555${2_000 + scenes}`;
    this.friendNumber = `+1310555${3_000 + scenes}`;
    this.#changed = changed;
    this.#passes = passes;
  }

  /** One of the workspace's numbers that rings everybody who is free. */
  abstract get everybodysNumber(): string;
  /** Somebody has a phone, also who had lost it. */
  abstract opens(who: Colleague): Promise<void>;
  /** A device beside the one they have. */
  abstract opensSecond(who: Colleague): Promise<void>;
  /** Waits until their phone rings. */
  abstract rings(who: Colleague): Promise<void>;
  abstract takes(who: Colleague): Promise<void>;
  /** Both of their devices ring, it is taken on the second, and the first one stops. */
  abstract takesOnSecond(who: Colleague): Promise<void>;
  abstract declines(who: Colleague): Promise<void>;
  abstract stopsRinging(who: Colleague): Promise<void>;
  /** Waits until they have no call any longer. */
  abstract isOff(who: Colleague): Promise<void>;
  /** They press End. */
  abstract ends(who: Colleague): Promise<void>;
  /** Their line is gone with their page, without a word from them. */
  abstract closesTheTab(who: Colleague): Promise<void>;
  /** Their device is gone, and cannot even say so. */
  abstract dies(who: Colleague): Promise<void>;
  /** Who had to leave a call comes back to it by themselves. */
  abstract rejoins(who: Colleague): Promise<void>;
  /** Ana puts the caller on hold. */
  abstract holds(): Promise<void>;
  /** The target is asked; a phone is opened for a colleague who has none. */
  protected abstract asks(mode: Mode, to: Target, by: Colleague): Promise<void>;
  /** Ben cannot be asked, and Ana is told why. */
  abstract isRefused(why: Unavailable): Promise<void>;
  abstract change(what: Change, by?: Colleague): Promise<void>;
  /** Waits until somebody of ours hears these, and nobody else. */
  protected abstract hears(who: Colleague, ...these: readonly (keyof typeof SAYS)[]): Promise<void>;
  /** Ana is told that the call is back, and why. */
  protected abstract isTold(why: Failure): Promise<void>;
  /** What is shown of those who take part when all is over. */
  protected abstract showsNoCall(who: Colleague): Promise<boolean>;
  /** The phones that are not needed any more. @param failed whether nobody knows how they are left */
  abstract close(failed: boolean): Promise<void>;

  /** Somebody calls, and talks with Ana. */
  protected async isCalled(): Promise<void> {
    const caller = await this.outside.call(this.callerNumber, this.owner.number.number, `tone:${SAYS.caller}`);
    this.sid = caller.sid;
    await this.takes('ana');
    const { ana, ben, cyd, friend } = SAYS;
    this.ear = new CallerEar(this.outside, caller.sid, { ana, ben, cyd, friend });
    await this.together('ana');
    const frame = await until('the call is told of', () =>
      this.#changed.frames.find(({ call }) => call.peerNumber === this.callerNumber && call.phase === 'TALKING'),
    );
    this.callId = frame.call.id as string;
  }

  /** Somebody of ours. */
  of(who: Colleague): Person {
    const person = this.people[who];
    if (!person) throw new Error(`${who} is not on this stage`);
    return person;
  }

  get everybody(): readonly Colleague[] {
    return (['ana', 'ben', 'cyd'] as const).filter((who) => this.people[who]);
  }

  async transfer(mode: Mode, to: Target = 'ben', by: Colleague = 'ana'): Promise<void> {
    await this.asks(mode, to, by);
    await this.ear.hears('TONE');
    await this.ear.aMoment();
  }

  /** Who rings then. */
  protected static ringing(to: Target): readonly Colleague[] {
    return to === 'team' ? ['ben', 'cyd'] : to === 'friend' ? [] : [to];
  }

  /** One asks the other while the caller hears music: they hear each other, and not the caller. */
  async consulting(who: Colleague = 'ben', by: Colleague = 'ana'): Promise<void> {
    await this.stage('CONSULTING');
    await Promise.all([this.hears(who, by), this.hears(by, who), this.ear.hears('TONE')]);
  }

  /** The caller talks with somebody of ours, and is heard. */
  async together(who: Colleague): Promise<void> {
    await Promise.all([this.ear.voices(who), this.hears(who, 'caller')]);
    await this.ear.aMoment();
  }

  /** All three hear each other. */
  async merged(who: Colleague = 'ben'): Promise<void> {
    await Promise.all([
      this.ear.voices('ana', who),
      this.hears('ana', 'caller', who),
      this.hears(who, 'caller', 'ana'),
    ]);
  }

  /** The friend's phone picks up and 1 is pressed once the question is heard. @returns the leg */
  async friendTakesIt(): Promise<SimulatedCall> {
    const leg = await until('the friend is asked', async () => {
      const calls = await this.outside.callsOf(this.friendNumber);
      return calls.find(({ status, hears }) => status === 'in-progress' && hears === 'press-one.wav');
    });
    await this.outside.press(leg.sid, '1');
    return leg;
  }

  /** The product has noticed that Ana is gone. */
  async anaIsMissed(): Promise<void> {
    await until('it is noticed that Ana is gone', async () => {
      const log = await logOf(this.owner.api, this.callId);
      return log.some(({ name }) => name === 'transfer.agent_left') || undefined;
    });
  }

  /** The call as Ana was told of it last. */
  get call(): Payload {
    return this.#changed.frames.findLast(({ call }) => call.id === this.callId)?.call;
  }

  /** Whether Ana was told that the transfer is done, which a phone of hers shows as TRANSFER_COMPLETED. */
  get wasCompleted(): boolean {
    return this.#changed.frames.some(
      ({ call }) =>
        call.id === this.callId &&
        call.transfer?.stage === 'COMPLETED' &&
        call.transfer.fromUserId === this.owner.userId,
    );
  }

  async stage(wanted: string): Promise<void> {
    await until(`the transfer is ${wanted}`, () => this.call.transfer?.stage === wanted || undefined);
  }

  /** Those who are asked ring, and nobody answers. */
  async ringsOut(to: Target = 'ben'): Promise<void> {
    for (const who of TransferScene.ringing(to)) await this.rings(who);
    if (to === 'friend')
      await until('the phone outside rings', async () => {
        const calls = await this.outside.callsOf(this.friendNumber);
        return calls.some(({ status }) => status === 'ringing') || undefined;
      });
    await this.rangOut();
  }

  /** The time is over in which they could have answered. */
  rangOut(): Promise<void> {
    return this.#passes(RINGS_SECONDS);
  }

  /** Who it comes back to is rung again, and does not take it either (20 s): the number takes a message. */
  async isNotTakenBack(): Promise<void> {
    await this.#passes(RINGS_BACK_SECONDS);
    await this.stage('VOICEMAIL');
  }

  /** It comes back to Ana, who is told why. */
  async returns(why: Failure): Promise<void> {
    await this.stage('RETURNING');
    const { failure } = this.call.transfer;
    if (failure !== why) throw new Error(`It came back because of ${failure}, not ${why}`);
    await this.isTold(why);
  }

  /** The call is over, nobody is on the line at the carrier, and everybody is free. */
  async nothingIsLeft(): Promise<void> {
    // After a message the carrier may still tell of it.
    await until('the call is over', () => this.call.endReason !== null || undefined, FREE_WITHIN_MS);
    await until('nobody is on the line', async () => (await this.liveLegs()).length === 0 || undefined);
    for (const who of this.everybody)
      await until(`${who} is free`, async () => (await this.#isFree(who)) || undefined, FREE_WITHIN_MS);
  }

  async #isFree(who: Colleague): Promise<boolean> {
    const { getMyLiveCalls, getWorkspaceUserProfile } = await this.of(who).api.run(
      '{ getMyLiveCalls { id } getWorkspaceUserProfile { presence } }',
    );
    return getMyLiveCalls.length === 0 && getWorkspaceUserProfile.presence !== 'BUSY' && (await this.showsNoCall(who));
  }

  /** Legs that live at the carrier, of anybody who takes part. */
  async liveLegs(): Promise<SimulatedCall[]> {
    const ours = [this.callerNumber, this.friendNumber, this.owner.number.number];
    // The identity of a device begins with its workspace.
    const workspace = this.owner.workspaceId.replaceAll('-', '');
    const live = await this.outside.liveCalls();
    return live.filter(({ from, to }) => [from, to].some((end) => ours.includes(end) || end.includes(workspace)));
  }
}
