/** The carrier's browser SDK as tests see it: what is asked of it is written down. */
import { vi } from 'vitest';

/** What was asked for, in its order. */
export const order: string[] = [];
type Listener = (...told: never[]) => void;
class Emitter {
  readonly #listeners = new Map<string, Listener[]>();
  on(name: string, listener: Listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }
  tell(name: string, ...told: unknown[]) {
    for (const listener of this.#listeners.get(name) ?? []) listener(...(told as never[]));
  }
}
export class Call extends Emitter {
  readonly customParameters = new Map([['callId', 'c1']]);
  readonly parameters: Record<string, string>;
  readonly accept = vi.fn();
  readonly disconnect = vi.fn();
  readonly ignore = vi.fn();
  readonly mute = vi.fn();
  state = 'pending';
  status() {
    return this.state;
  }
  constructor(sid: string) {
    super();
    this.parameters = { CallSid: sid };
  }
}
export const devices: Device[] = [];
let answer: () => Promise<void> = () => Promise.resolve();
/** How the carrier answers a device that registers. */
export const registers = (how = () => Promise.resolve()): void => {
  answer = how;
};
/** The device that was made last. */
export const made = () => devices.at(-1) as Device;
export class Device extends Emitter {
  readonly audio = {
    incoming() {},
    outgoing() {},
    disconnect() {},
    speakerDevices: { set: vi.fn(() => Promise.resolve()) },
  };
  readonly updateToken = vi.fn();
  readonly dialled = new Call('CA9');
  readonly connect = vi.fn(() => Promise.resolve(this.dialled));
  constructor(token: string) {
    super();
    devices.push(this);
    order.push(`device ${token}`);
  }
  destroy() {}
  register() {
    return answer();
  }
}
