/**
 * The browser as a telephone: registers with the carrier, carries media, and tells what happens to it. It decides
 * nothing; the phone machine does, by the server's call events.
 */
import type { Call, Device } from '@twilio/voice-sdk';
import type { DeviceExtras } from './deviceExtras.ts';
import { fetchDeviceToken, TokenRefused } from './deviceToken.ts';
import { loadSdk } from './loadSdk.ts';
import { SilentSound } from './silentSound.ts';
import { canBeTaken, isMicrophone, takeLeg } from './takeLeg.ts';

/** Milliseconds before the token's end at which it is renewed (spec 001 §9; defaults 1.4). */
const TOKEN_REFRESH_MS = 20_000;
/** Milliseconds per attempt that a failed set-up waits, and the longest wait (defaults 22). */
const RETRY_STEP_MS = 1_000;
const RETRY_LONGEST_MS = 15_000;
/** Milliseconds after which a set-up that brought nothing is begun anew: the SDK may wait for ever for a carrier that is away. */
const SET_UP_MS = 20_000;
/** Until a refused token is asked for once more, in milliseconds: a seat that was just given is known everywhere a moment later. */
const REFUSED_MS = 5_000;
/** The carrier takes the token no more, or never did: expired, invalid, of a session that is over. */
const TOKEN_ENDED: ReadonlySet<number> = new Set([20_101, 20_104, 20_151, 31_201, 31_204, 31_205]);
/** The longest that the SDK waits before it looks for a restarted server again, in milliseconds. */
const BACKOFF_MAX_MS = 5_000;
/** How long an accepted offer waits for its leg to reach this browser's device, in milliseconds. */
const LEG_WAIT_MS = 6_000;
/** How many legs of one offer are taken, one after the other, when each is lost on the way in. */
const LEGS_TRIED = 3;
/** Milliseconds of a key: 160 of tone and 70 of gap, as the SDK plays them, and a little room. */
const KEY_MS = 250;
/** Without any sound received for so long the phone says so (issue: no audio within 4 s). */
export const SILENCE_MS = 4_000;

type DeviceProblem = 'microphone' | 'noLeg' | 'connection';

interface PhoneDeviceListener {
  registered(): void;
  unregistered(): void;
  mediaUp(): void;
  mediaDown(): void;
  /** Levels from 0 to 1, about 20 times a second. */
  volume(input: number, output: number): void;
  failed(problem: DeviceProblem): void;
}

export interface PhoneDeviceOptions {
  readonly deviceId: string;
  readonly listener: PhoneDeviceListener;
  /** Host and path of the sandbox's signalling, or undefined for the carrier's own. */
  readonly signalling: string | undefined;
}

/** What carries a call, for who measures it. Times are those of `performance.now()`. */
export interface Line {
  readonly call: Call;
  readonly callId: string | undefined;
  /** When the person wished for it, and when the carrier had answered. */
  readonly wishedAt: number;
  connectedAt: number | undefined;
}

export class PhoneDevice {
  readonly #options: PhoneDeviceOptions;
  #device: Device | undefined;
  #active: Call | undefined;
  /** Of the active call, or of the one before. */
  line: Line | undefined;
  readonly #ringing = new Set<Call>();
  /** What is needed once there is an SDK, and fetched with it. */
  #extras: DeviceExtras | undefined;
  #token: { token: string; cameAt: number } | undefined;
  #waiting: { callSid: string | undefined; callId: string; take: (call: Call | undefined) => void } | undefined;
  #stopped = false;
  /** The set-up that is under way. */
  #starting: AbortController | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #renewAgain: ReturnType<typeof setTimeout> | undefined;
  #renewals = 0;
  /** How often in a row the server gave no token because it must not. */
  #refusals = 0;
  /** The carrier takes this device's token no more: after the call there is a new one. */
  #worn = false;
  #keys = '';

  constructor(options: PhoneDeviceOptions) {
    this.#options = options;
  }

  /** Sets the device up and keeps it up until `stop`. */
  async start(): Promise<void> {
    if (this.#stopped || this.#device || this.#starting) return;
    clearTimeout(this.#again);
    const starting = new AbortController();
    this.#starting = starting;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error('The set-up takes too long')), SET_UP_MS);
    });
    try {
      await Promise.race([this.#setUp(starting.signal), tooLate]);
      if (this.#starting === starting) this.#starting = undefined;
    } catch (error) {
      if (this.#starting === starting) this.#retry(error);
    } finally {
      clearTimeout(limit);
    }
  }

  async #setUp(over: AbortSignal): Promise<void> {
    // The token first: who gets none has no use for the SDK, which is heavier than the page.
    const token = await this.#newToken();
    if (over.aborted) return;
    const [{ Device }, { deviceExtras }] = await Promise.all([loadSdk(), import('./deviceExtras.ts')]);
    this.#extras = deviceExtras;
    if (over.aborted) return;
    const device = new Device(token, this.#deviceOptions() as never);
    this.#device = device;
    device.audio?.incoming(false);
    device.audio?.outgoing(false);
    device.audio?.disconnect(false);
    device.on('registered', () => {
      this.#attempt = 0;
      this.#options.listener.registered();
    });
    device.on('unregistered', () => this.#options.listener.unregistered());
    device.on('incoming', (call: Call) => this.#incoming(call));
    device.on('tokenWillExpire', () => void this.#renew(device));
    // Other errors of the device show themselves as "unregistered"; calls report their own (spec 001 §8: swallowed).
    device.on('error', ({ code }: { code?: number }) => {
      if (this.#device === device && code !== undefined && TOKEN_ENDED.has(code)) this.#tokenEnded(device);
    });
    await device.register();
  }

  /** For good: another tab takes over, or the person signs out. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    this.#active?.disconnect();
    this.#discard();
  }

  /**
   * The network is back, the tab is seen again, or the machine woke up. The SDK waits longer and longer between its tries, so a
   * new device asks at once; a running call keeps its own.
   * @param doubted what looks registered may be a socket that nobody holds any more
   */
  wake(doubted = false): void {
    if (this.#stopped || this.#active) return;
    // One that is being set up may hang on the network that is gone.
    if (this.#starting && !doubted) return;
    const state: string | undefined = this.#device?.state;
    if (this.#device && state !== 'unregistered' && !doubted) return;
    this.#discard();
    this.#attempt = 0;
    this.#refusals = 0;
    this.#options.listener.unregistered();
    void this.start();
  }

  /** Session, seat or role changed: who was given no token may be given one now. */
  allowedAgain(): void {
    if (this.#refusals > 0) this.wake();
  }

  /**
   * Connects to a call that the server has made for us.
   * @param givenUp its person ended it meanwhile: it is not carried, and its microphone not opened for anybody
   * @throws Error when there is no device or no microphone
   */
  async connect(params: Record<string, string>, givenUp?: AbortSignal): Promise<void> {
    if (!this.#device) throw new Error('The phone is not connected');
    const call = await this.#device.connect({ params, ...this.#extras?.microphone() });
    if (givenUp?.aborted) {
      call.disconnect();
      return;
    }
    this.#carry(call);
    // The SDK leaves a call that lost its socket while it rang neither open nor closed; a new device is the only way out.
    call.on('transportClose', () => {
      const status: string = call.status();
      if (status === 'closed') this.#restart();
    });
  }

  /**
   * Takes an offer: it ends with media, with the offer's end, or with a word of what failed. The leg may reach this browser a
   * moment after the server's event, and one that is lost on the way in rings anew, so it is waited for.
   * @param givenUp the offer is somebody else's meanwhile
   */
  async accept(callId: string, callSid: string | undefined, givenUp?: AbortSignal): Promise<void> {
    for (let tries = 0; tries < LEGS_TRIED; tries += 1) {
      const call = this.#find(callId, callSid) ?? (await this.#awaitLeg(callId, callSid, givenUp));
      if (givenUp?.aborted) return;
      if (!call) break;
      this.#ringing.delete(call);
      this.#carry(call);
      const taken = await takeLeg(call, this.#extras?.microphone(), givenUp);
      if (taken === 'up' || givenUp?.aborted) return;
      this.disconnect(call);
      // The microphone has been told of by who carries the call.
      if (taken === 'microphone') return;
      if (taken === 'failed') return this.#options.listener.failed('connection');
    }
    this.#options.listener.failed('noLeg');
  }

  /** Turns an offered leg away on this browser; the server is told by its own RPC. */
  reject(callId: string, callSid: string | undefined): void {
    const call = this.#find(callId, callSid);
    if (!call) return;
    this.#ringing.delete(call);
    call.ignore();
  }

  mute(on: boolean): void {
    this.#active?.mute(on);
  }

  /** Sends keys one after the other: the browser forgets what it still has to play when more is asked of it. */
  sendDigits(digits: string): void {
    const idle = this.#keys === '';
    this.#keys += digits;
    if (idle) this.#nextKey();
  }

  #nextKey(): void {
    const [key] = this.#keys;
    if (key === undefined) return;
    if (!this.#active) {
      this.#keys = '';
      return;
    }
    this.#active.sendDigits(key);
    setTimeout(() => {
      this.#keys = this.#keys.slice(1);
      this.#nextKey();
    }, KEY_MS);
  }

  /** The call that media flows for, or is about to. */
  get active(): Call | undefined {
    return this.#active;
  }

  /** @param call ends only this one: what began since goes on */
  disconnect(call: Call | undefined = this.#active): void {
    if (this.#active === call) this.#active = undefined;
    call?.disconnect();
    this.#replaceWorn();
  }

  /** The page is going away: what rings goes on ringing, as the SDK would turn it away in the person's name. */
  leaveRinging(): void {
    for (const call of this.#ringing) call.ignore();
    this.#ringing.clear();
  }

  /** What the other side sends, for the waveform. */
  remoteStream(): MediaStream | undefined {
    return this.#active?.getRemoteStream();
  }

  get audio(): Device['audio'] | undefined {
    return this.#device?.audio;
  }

  #deviceOptions() {
    return {
      codecPreferences: ['pcmu', 'opus'],
      tokenRefreshMs: TOKEN_REFRESH_MS,
      enableImprovedSignalingErrorPrecision: true,
      closeProtection: false,
      // A second call is offered to who chose that. The SDK hangs up the first one when the second is accepted: by then the server
      // has set it aside.
      allowIncomingWhileBusy: true,
      backoffMaxMs: BACKOFF_MAX_MS,
      appName: 'ringline',
      logLevel: 'silent',
      Sound: SilentSound,
      ...(this.#options.signalling === undefined ? {} : { chunderw: this.#options.signalling, publishEvents: false }),
    };
  }

  async #newToken(): Promise<string> {
    const token = await fetchDeviceToken(this.#options.deviceId);
    this.#token = { token, cameAt: performance.now() };
    this.#refusals = 0;
    return token;
  }

  /** Asks again until there is a token: a reconnect would present the old one (platform voice §2.4). */
  async #renew(device: Device): Promise<void> {
    // The SDK never clears the timers of tokens before: one of them is no sign that this token ends (platform voice §2.4).
    if (this.#token && (this.#extras?.livesFor(this.#token) ?? 0) > 2 * TOKEN_REFRESH_MS) return;
    clearTimeout(this.#renewAgain);
    try {
      const token = await this.#newToken();
      this.#renewals = 0;
      if (this.#device === device) device.updateToken(token);
    } catch (error) {
      if (this.#device !== device || error instanceof TokenRefused) return;
      this.#renewals += 1;
      this.#renewAgain = setTimeout(() => void this.#renew(device), backOff(this.#renewals));
    }
  }

  #tokenEnded(device: Device): void {
    if (!this.#active) return this.#retry();
    this.#worn = true;
    void this.#renew(device);
  }

  #replaceWorn(): void {
    if (this.#worn && !this.#active && !this.#stopped) this.#retry();
  }

  /** Forgets the device, and the set-up of one. */
  #discard(): void {
    this.#starting?.abort();
    this.#starting = undefined;
    clearTimeout(this.#renewAgain);
    this.#worn = false;
    this.leaveRinging();
    this.#device?.destroy();
    this.#device = undefined;
  }

  /** Begins anew after a while. Who is refused twice is refused until something changes (defaults 22: stop on 401 and 403). */
  #retry(why?: unknown): void {
    this.#discard();
    this.#options.listener.unregistered();
    if (this.#stopped) return;
    clearTimeout(this.#again);
    this.#attempt += 1;
    if (why instanceof TokenRefused) this.#refusals += 1;
    if (this.#refusals > 1) return;
    const wait = this.#refusals > 0 ? REFUSED_MS : backOff(this.#attempt);
    this.#again = setTimeout(() => void this.start(), wait);
  }

  #restart(): void {
    this.#active = undefined;
    this.#options.listener.mediaDown();
    this.#retry();
  }

  #incoming(call: Call): void {
    this.#ringing.add(call);
    const forget = () => this.#ringing.delete(call);
    call.on('cancel', forget);
    call.on('disconnect', forget);
    call.on('reject', forget);
    // A call that lost its socket while it rang takes no answer any more; the carrier rings anew under another id.
    call.on('transportClose', forget);
    const { callId, callSid } = identify(call);
    if (this.#waiting && (this.#waiting.callId === callId || this.#waiting.callSid === callSid))
      this.#waiting.take(call);
  }

  /** The leg that the server named, else the call's newest: of one that was offered anew the leg before may still be there. */
  #find(callId: string, callSid: string | undefined): Call | undefined {
    const legs = [...this.#ringing].filter(canBeTaken);
    return (
      legs.find((call) => callSid !== undefined && identify(call).callSid === callSid) ??
      legs.findLast((call) => identify(call).callId === callId)
    );
  }

  #awaitLeg(callId: string, callSid: string | undefined, givenUp?: AbortSignal): Promise<Call | undefined> {
    return new Promise((resolve) => {
      const take = (call: Call | undefined) => {
        clearTimeout(timer);
        // Another offer may be waited for by now.
        if (this.#waiting === waiting) this.#waiting = undefined;
        resolve(call);
      };
      // A page that was just loaded may be rung before its device is there, which the leg comes after.
      let settingUp = this.#starting;
      const late = () => {
        if (!settingUp) return take(undefined);
        settingUp = this.#starting;
        timer = setTimeout(late, LEG_WAIT_MS);
      };
      let timer = setTimeout(late, LEG_WAIT_MS);
      const waiting = { callId, callSid, take };
      this.#waiting = waiting;
      givenUp?.addEventListener('abort', () => take(undefined), { once: true });
    });
  }

  #carry(call: Call): void {
    this.#active = call;
    const line: Line = { call, callId: identify(call).callId, wishedAt: performance.now(), connectedAt: undefined };
    this.line = line;
    const over = () => {
      if (this.#active !== call) return;
      this.#active = undefined;
      this.#options.listener.mediaDown();
      this.#extras?.release(this.audio);
      this.#replaceWorn();
    };
    call.on('accept', () => {
      line.connectedAt = performance.now();
      this.#extras?.useSpeaker(this.audio);
      this.#options.listener.mediaUp();
    });
    call.on('volume', (input: number, output: number) => this.#options.listener.volume(input, output));
    call.on('disconnect', over);
    call.on('cancel', over);
    call.on('error', (error: { code?: number }) => {
      if (isMicrophone(error.code)) this.#options.listener.failed('microphone');
    });
  }
}

/** Milliseconds until the next attempt, with a fifth of jitter either way (defaults 22). @param attempt from 1 */
const backOff = (attempt: number): number =>
  Math.min(attempt * RETRY_STEP_MS, RETRY_LONGEST_MS) * (0.8 + Math.random() * 0.4);

function identify(call: Call): { callId: string | undefined; callSid: string | undefined } {
  return { callId: call.customParameters.get('callId'), callSid: call.parameters['CallSid'] };
}
