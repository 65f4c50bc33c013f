/**
 * A caller who talks with Ana, colleagues of hers and a phone outside, each with a voice of its own, in a workspace of their own:
 * what a transfer needs, with real audio. What the caller hears is listened to from the answer to the end.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  OutsideWorld,
  openPhone,
  type HeadlessPhone,
  type Heard,
  type Owner,
  type Payload,
  type Person,
  type RunningProduct,
  type Talk,
} from '../testkit/index.ts';
import { CallerEar, LOUD, QUIET } from '../testkit/callerEar.ts';
import { logOf } from '../testkit/callLog.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

/** What each says, in hertz. */
export const SAYS = { caller: 700, ana: 1_300, ben: 1_900, cyd: 2_500, friend: 3_100 } as const;
export type Voice = Exclude<keyof typeof SAYS, 'caller'>;
const POLL_MS = 100;
const WITHIN_MS = 20_000;

/** A call at the carrier, as the outside world sees it. */
type SimulatedCall = Awaited<ReturnType<OutsideWorld['call']>>;
type Colleague = Person & { readonly phones: HeadlessPhone[] };

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

let scenes = 0;

export interface Stage {
  /** Whether there is a third colleague; Ben and Cyd are a team then. */
  readonly team?: boolean;
  /** What becomes of the number before it is called. */
  readonly number?: (owner: Owner, teamId: string) => Promise<void>;
}

export class Scene {
  readonly outside: OutsideWorld;
  readonly owner: Owner;
  readonly ana: Colleague;
  readonly ben: Colleague;
  readonly cyd: Colleague | undefined;
  readonly teamId: string;
  readonly callerNumber: string;
  readonly friendNumber: string;
  readonly changed: Heard;
  /** Since Ana has answered. */
  callId = '';
  sid = '';
  ear!: CallerEar;
  /** Ana's first line to the caller. */
  talk!: Talk;

  private constructor(outside: OutsideWorld, owner: Owner, colleagues: Person[], teamId: string, place: number) {
    this.outside = outside;
    this.owner = owner;
    const [ben, cyd] = colleagues.map((person) => ({ ...person, phones: [] }));
    this.ana = { ...owner, phones: [] };
    this.ben = ben as Colleague;
    this.cyd = cyd;
    this.teamId = teamId;
    this.callerNumber = `+1503555${2_000 + place}`;
    this.friendNumber = `+1310555${3_000 + place}`;
    this.changed = owner.api.subscribe(
      'subscription { callChanged { cause call { id peerNumber status endReason phase agentUserId offers { userId state } transfer { stage failure fromUserId } } } }',
    );
  }

  /** People, phones, and a caller who talks with Ana. */
  static async open(product: RunningProduct, { team = false, number }: Stage): Promise<Scene> {
    scenes += 1;
    const place = scenes;
    const owner = await anOwnerOnBusiness(product, 'Ana');
    let teamId = '';
    if (team) {
      const { made } = await owner.api.run(
        'mutation { made: createTeamAndAutoAssignMembers(input: { name: "Sales" }) { id } }',
      );
      teamId = made.id as string;
    }
    const colleagues: Person[] = [];
    for (const firstName of team ? ['Ben', 'Cyd'] : ['Ben'])
      colleagues.push(
        await aMember(product.url, owner, 'MEMBER', { firstName, teamIds: teamId === '' ? [] : [teamId] }),
      );
    const scene = new Scene(new OutsideWorld(product.url), owner, colleagues, teamId, place);
    await number?.(owner, teamId);
    // Who has a phone is rung by the call, too: until Ana has it, she alone has one.
    await scene.phoneOf('ana');
    await scene.isCalled();
    return scene;
  }

  private async isCalled(): Promise<void> {
    const caller = await this.outside.call(this.callerNumber, this.owner.number.number, `tone:${SAYS.caller}`);
    this.sid = caller.sid;
    this.talk = await this.takes('ana');
    const { ana, ben, cyd, friend } = SAYS;
    this.ear = new CallerEar(this.outside, caller.sid, { ana, ben, cyd, friend });
    await this.together('ana', this.talk);
    const frame = await until('the call is told of', () =>
      this.changed.frames.find(({ call }) => call.peerNumber === this.callerNumber && call.phase === 'TALKING'),
    );
    this.callId = frame.call.id as string;
  }

  /** Somebody of ours. */
  of(who: Exclude<Voice, 'friend'>): Colleague {
    const person = this[who];
    if (!person) throw new Error(`${who} is not on this stage`);
    return person;
  }

  get everybody(): readonly Colleague[] {
    return [this.ana, this.ben, ...(this.cyd ? [this.cyd] : [])];
  }

  /** A further device of somebody. */
  async phoneOf(who: Exclude<Voice, 'friend'>): Promise<HeadlessPhone> {
    const person = this.of(who);
    const phone = await openPhone(person.api, { tone: SAYS[who] });
    person.phones.push(phone);
    return phone;
  }

  /** Somebody whose device is lost comes back to the call by a new one. */
  async comesBack(who: Exclude<Voice, 'friend'>): Promise<Talk> {
    const phone = await this.phoneOf(who);
    const { rejoinCall } = await this.of(who).api.run(
      'mutation ($id: ID!, $deviceId: String!) { rejoinCall(callId: $id, deviceId: $deviceId) { connectParams { name value } } }',
      { id: this.callId, deviceId: phone.deviceId },
    );
    return phone.connect(rejoinCall.connectParams);
  }

  /** What rings on the newest device of somebody, or on this one. */
  rings(who: Exclude<Voice, 'friend'>, phone = this.of(who).phones.at(-1)) {
    if (!phone) throw new Error(`${who} has no phone`);
    const late = pause(WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${who} was not rung`);
    });
    return Promise.race([phone.ring(), late]);
  }

  async takes(who: Exclude<Voice, 'friend'>): Promise<Talk> {
    return (await this.rings(who)).accept();
  }

  async declines(who: Exclude<Voice, 'friend'>): Promise<void> {
    await this.rings(who);
    await this.of(who).api.run('mutation ($id: ID!) { declineCall(callId: $id) { id } }', { id: this.callId });
  }

  /** The transfer's target; a phone is opened for a colleague who has none. */
  async transfer(mode: 'WARM' | 'COLD', to: 'ben' | 'cyd' | 'team' | 'friend' = 'ben', by = this.ana): Promise<void> {
    await this.whoRings(to);
    await by.api.run('mutation ($input: TransferCallInput!) { transferCall(input: $input) { phase } }', {
      input: { callId: this.callId, mode, message: 'About a refund', ...this.target(to) },
    });
    await this.ear.hears('TONE');
    await this.ear.aMoment();
  }

  /** What says to whom, in the API's words. */
  target(to: 'ben' | 'cyd' | 'team' | 'friend'): Payload {
    if (to === 'team') return { teamId: this.teamId };
    return to === 'friend' ? { phoneNumber: this.friendNumber } : { userId: this.of(to).userId };
  }

  private async whoRings(to: 'ben' | 'cyd' | 'team' | 'friend'): Promise<void> {
    for (const who of to === 'team' ? (['ben', 'cyd'] as const) : to === 'friend' ? [] : [to])
      if (this.of(who).phones.length === 0) await this.phoneOf(who);
  }

  /** One asks the other while the caller hears music: they hear each other, and not the caller. */
  async consulting(
    taker: Talk,
    who: Exclude<Voice, 'friend'> = 'ben',
    asker = { who: 'ana' as Voice, talk: this.talk },
  ) {
    await this.stage('CONSULTING');
    await hears(taker, [asker.who], ['caller']);
    await hears(asker.talk, [who], ['caller']);
    await this.ear.hears('TONE');
  }

  /** The caller talks with somebody of ours, and is heard. */
  async together(who: Voice, talk: Talk): Promise<void> {
    await this.ear.voices(who);
    await hears(talk, ['caller'], []);
    await this.ear.aMoment();
  }

  /** The friend's phone picks up and 1 is pressed once the question is heard. @returns the leg */
  async friendTakesIt(): Promise<SimulatedCall> {
    const leg = await this.friendIsAsked();
    await this.outside.press(leg.sid, '1');
    return leg;
  }

  /** The friend's phone, which has picked up and hears that 1 is to be pressed. */
  friendIsAsked(): Promise<SimulatedCall> {
    return until('the friend is asked', async () => {
      const calls = await this.outside.callsOf(this.friendNumber);
      return calls.find(({ status, hears: words }) => status === 'in-progress' && words === 'press-one.wav');
    });
  }

  change(name: 'completeTransfer' | 'mergeTransfer' | 'takeBackCall', by = this.ana): Promise<Payload> {
    return by.api.run(`mutation ($id: ID!) { ${name}(callId: $id) { id } }`, { id: this.callId });
  }

  ends(who: Exclude<Voice, 'friend'>): Promise<Payload> {
    return this.of(who).api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: this.callId });
  }

  /** Ana's line is gone, by a tab that is closed, and the product has noticed. */
  async anaClosesTheTab(): Promise<void> {
    this.talk.hangUp();
    await this.anaIsMissed();
  }

  async anaIsMissed(): Promise<void> {
    await until('it is noticed that Ana is gone', async () => {
      const log = await logOf(this.owner.api, this.callId);
      return log.some(({ name }) => name === 'transfer.agent_left') || undefined;
    });
  }

  /** The call as Ana was told of it last. */
  get call(): Payload {
    return this.changed.frames.findLast(({ call }) => call.id === this.callId)?.call;
  }

  stage(wanted: string, withinMs = WITHIN_MS): Promise<boolean> {
    return until(`the transfer is ${wanted}`, () => this.call.transfer?.stage === wanted || undefined, withinMs);
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

/** Waits until somebody of ours hears these, and none of those. */
async function hears(talk: Talk, these: readonly (keyof typeof SAYS)[], those: readonly (keyof typeof SAYS)[]) {
  const level = (name: keyof typeof SAYS) => talk.audio.hears([SAYS[name]])[SAYS[name]] ?? 0;
  await until(
    `${these.join(' and ')} are heard on our side, and not ${those.join(' or ')}`,
    () => (these.every((name) => level(name) > LOUD) && those.every((name) => level(name) < QUIET)) || undefined,
  );
}
