/** A transfer's scene with phones that have no page: everybody's device speaks to the carrier by itself, and presses by the API. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  OutsideWorld,
  openPhone,
  type HeadlessPhone,
  type Payload,
  type Person,
  type RunningProduct,
  type Talk,
} from '../testkit/index.ts';
import { LOUD, QUIET } from '../testkit/callerEar.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import { timePasses } from '../testkit/timePasses.ts';
import {
  CALL_CHANGED,
  SAYS,
  TransferScene,
  WITHIN_MS,
  until,
  type Change,
  type Colleague,
  type Mode,
  type Stage,
  type Target,
  type Unavailable,
} from './transferScene.ts';

type Ring = Awaited<ReturnType<HeadlessPhone['ring']>>;
/** What a refusal says. */
const SAID: Readonly<Record<Unavailable, string>> = {
  ON_A_CALL: 'on a call',
  NO_PHONE: 'No device of Ben Test can ring',
};

export class PhoneScene extends TransferScene {
  /** Devices of each, in the order in which they were opened. */
  readonly #phones: Record<Colleague, HeadlessPhone[]> = { ana: [], ben: [], cyd: [] };
  readonly #rings: Partial<Record<Colleague, Ring>> = {};
  /** Each one's line to the call, or the last that they had. */
  readonly #talks: Partial<Record<Colleague, Talk>> = {};

  /** People in a workspace of their own, and a caller who talks with Ana. */
  static async open(product: RunningProduct, { team = false, number }: Stage): Promise<PhoneScene> {
    const owner = await anOwnerOnBusiness(product, 'Ana');
    let teamId = '';
    if (team) {
      const { made } = await owner.api.run(
        'mutation { made: createTeamAndAutoAssignMembers(input: { name: "Sales" }) { id } }',
      );
      teamId = made.id as string;
    }
    const join = (firstName: string): Promise<Person> =>
      aMember(product.url, owner, 'MEMBER', { firstName, teamIds: team ? [teamId] : [] });
    const ben = await join('Ben');
    const cyd = team ? await join('Cyd') : undefined;
    const changed = owner.api.subscribe(CALL_CHANGED);
    const outside = new OutsideWorld(product.url);
    const passes = (seconds: number) => timePasses(product, owner.workspaceId, seconds);
    const scene = new PhoneScene({ outside, owner, ben, cyd, teamId, changed, passes });
    await number?.(owner, teamId);
    // Who has a phone is rung by the call, too: until Ana has it, she alone has one.
    await scene.opens('ana');
    await scene.isCalled();
    return scene;
  }

  get everybodysNumber(): string {
    return this.owner.number.number;
  }

  async opens(who: Colleague): Promise<void> {
    if (this.#phones[who].length === 0) await this.opensSecond(who);
  }

  async opensSecond(who: Colleague): Promise<void> {
    this.#phones[who].push(await openPhone(this.of(who).api, { tone: SAYS[who] }));
  }

  async rings(who: Colleague): Promise<void> {
    this.#rings[who] ??= await this.#nextRing(who, -1);
  }

  async takes(who: Colleague): Promise<void> {
    await this.rings(who);
    this.#talks[who] = await this.#ringOf(who).accept();
    delete this.#rings[who];
  }

  async takesOnSecond(who: Colleague): Promise<void> {
    const [first, second] = [await this.#nextRing(who, 0), await this.#nextRing(who, 1)];
    this.#talks[who] = await second.accept();
    await first.withdrawn;
  }

  async declines(who: Colleague): Promise<void> {
    await this.rings(who);
    delete this.#rings[who];
    await this.#calls(who, 'declineCall');
  }

  async stopsRinging(who: Colleague): Promise<void> {
    await this.#ringOf(who).withdrawn;
    delete this.#rings[who];
  }

  async isOff(who: Colleague): Promise<void> {
    await this.#talkOf(who).ended;
  }

  ends(who: Colleague): Promise<void> {
    return this.#calls(who, 'endCall');
  }

  /** The device stays registered, as the tab beside it takes the phone over. */
  async closesTheTab(who: Colleague): Promise<void> {
    this.#talkOf(who).hangUp();
  }

  async dies(who: Colleague): Promise<void> {
    for (const phone of this.#phones[who].splice(0)) phone.lose();
    delete this.#rings[who];
  }

  async rejoins(who: Colleague): Promise<void> {
    await this.opensSecond(who);
    const phone = this.#phoneOf(who, -1);
    const { rejoinCall } = await this.of(who).api.run(
      'mutation ($id: ID!, $deviceId: String!) { rejoinCall(callId: $id, deviceId: $deviceId) { connectParams { name value } } }',
      { id: this.callId, deviceId: phone.deviceId },
    );
    this.#talks[who] = await phone.connect(rejoinCall.connectParams);
  }

  async holds(): Promise<void> {
    await this.of('ana').api.run('mutation ($id: ID!) { holdCall(callId: $id, hold: true) { phase } }', {
      id: this.callId,
    });
  }

  protected async asks(mode: Mode, to: Target, by: Colleague): Promise<void> {
    for (const who of TransferScene.ringing(to)) await this.opens(who);
    await this.of(by).api.run('mutation ($input: TransferCallInput!) { transferCall(input: $input) { phase } }', {
      input: { callId: this.callId, mode, message: 'About a refund', ...this.#target(to) },
    });
  }

  async isRefused(why: Unavailable): Promise<void> {
    const refusal = await this.of('ana').api.refused(
      'mutation ($input: TransferCallInput!) { transferCall(input: $input) { id } }',
      { input: { callId: this.callId, mode: 'WARM', ...this.#target('ben') } },
    );
    if (!refusal.message.includes(SAID[why])) throw new Error(`It was refused otherwise: ${refusal.message}`);
  }

  change(what: Change, by: Colleague = 'ana'): Promise<void> {
    return this.#calls(by, what);
  }

  protected async hears(who: Colleague, ...these: readonly (keyof typeof SAYS)[]): Promise<void> {
    const level = (name: keyof typeof SAYS) => this.#talkOf(who).audio.hears([SAYS[name]])[SAYS[name]] ?? 0;
    const names = Object.keys(SAYS) as (keyof typeof SAYS)[];
    await until(
      `${who} hears ${these.join(' and ')} and nobody else`,
      () => names.every((name) => (these.includes(name) ? level(name) > LOUD : level(name) < QUIET)) || undefined,
    );
  }

  /** Nobody is there to read it: the API has said it. */
  protected async isTold(): Promise<void> {}

  protected async showsNoCall(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    for (const phone of Object.values(this.#phones).flat()) phone.lose();
  }

  async #calls(who: Colleague, name: string): Promise<void> {
    await this.of(who).api.run(`mutation ($id: ID!) { ${name}(callId: $id) { id } }`, { id: this.callId });
  }

  /** What says to whom, in the API's words. */
  #target(to: Target): Payload {
    if (to === 'team') return { teamId: this.teamId };
    return to === 'friend' ? { phoneNumber: this.friendNumber } : { userId: this.of(to).userId };
  }

  #nextRing(who: Colleague, place: number): Promise<Ring> {
    const late = pause(WITHIN_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${who} was not rung`);
    });
    return Promise.race([this.#phoneOf(who, place).ring(), late]);
  }

  #phoneOf(who: Colleague, place: number): HeadlessPhone {
    const phone = this.#phones[who].at(place);
    if (!phone) throw new Error(`${who} has no phone`);
    return phone;
  }

  #ringOf(who: Colleague): Ring {
    const ring = this.#rings[who];
    if (!ring) throw new Error(`${who} is not rung`);
    return ring;
  }

  #talkOf(who: Colleague): Talk {
    const talk = this.#talks[who];
    if (!talk) throw new Error(`${who} has no call`);
    return talk;
  }
}
