/** Everybody outside: who calls, answers, writes and gets mail, by the sandbox's API. Audio comes from virtual legs. */
import { eventually } from '@ringline/kit/testing';
import { remember } from './secrets.ts';

export interface SimulatedCall {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly hears: string;
}

export interface SimulatedText {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly direction: string;
  readonly status: string;
  readonly channel: 'sms' | 'whatsapp' | 'viber';
  readonly files: readonly { readonly url: string; readonly type: string }[];
  /** The button under a Viber message. */
  readonly link: { readonly text: string; readonly url: string } | null;
  /** Of a template. */
  readonly buttons: readonly { readonly title: string; readonly replies: boolean }[];
}

/** Amplitude by frequency, 0..32767, of the last second. */
export type Tones = Readonly<Record<string, number>>;

export class OutsideWorld {
  readonly #base: string;

  constructor(url: string) {
    this.#base = `${url}/sandbox/api`;
  }

  /** Numbers that the carrier knows; `callable` when it knows where their calls go. */
  numbers(): Promise<{ number: string; callable: boolean }[]> {
    return this.#ask('GET', '/numbers');
  }

  /** Calls a number of ours, as a virtual phone that says `says`. */
  call(from: string, to: string, says = 'tone:440'): Promise<SimulatedCall> {
    // Who calls without a number has none to be kept back, but a word that stands in every log.
    remember('phone number', ...[from, to].filter((number) => number.startsWith('+')));
    return this.#ask('POST', '/calls', { from, to, says });
  }

  callOf(sid: string): Promise<SimulatedCall> {
    return this.#ask('GET', `/calls/${sid}`);
  }

  liveCalls(): Promise<SimulatedCall[]> {
    return this.#ask('GET', '/calls');
  }

  hangUp(sid: string): Promise<void> {
    return this.#ask('DELETE', `/calls/${sid}`);
  }

  press(sid: string, digits: string): Promise<void> {
    return this.#ask('POST', `/calls/${sid}/digits`, { digits });
  }

  /** What the far end of a call heard and said within the last second. */
  async tones(sid: string, frequencies: readonly number[]): Promise<{ heard: Tones; said: Tones; rms: number }> {
    const { heard, said } = await this.#ask<{ heard: { rms: number; tones: Tones }; said: { tones: Tones } }>(
      'GET',
      `/calls/${sid}/measure?frequencies=${frequencies.join(',')}`,
    );
    return { heard: heard.tones, said: said.tones, rms: heard.rms };
  }

  /** A phone on the bench: seconds until it answers, or `by-hand`, `never`, `busy`. */
  async phone(number: string, answers: number | 'by-hand' | 'never' | 'busy', says = 'tone:440'): Promise<void> {
    remember('phone number', number);
    await this.#ask('POST', '/phones', { number, name: '', answers, says });
  }

  /** A number that answers, asks for an extension, and says `says` at one that it has. */
  async switchboard(number: string, extensions: readonly string[], says: string): Promise<void> {
    remember('phone number', number);
    await this.#ask('POST', '/phones', { number, answers: 0, says, extensions });
  }

  /** @param files as the phone sends them along */
  text(
    from: string,
    to: string,
    body: string,
    files: readonly { contentType: string; bytes: Uint8Array }[] = [],
  ): Promise<SimulatedText> {
    // A sender's name is no secret, and a short word stands in every log.
    remember('phone number', ...[from, to].filter((number) => number.startsWith('+')));
    remember('message body', body);
    const media = files.map(({ contentType, bytes }) => ({
      contentType,
      base64: Buffer.from(bytes).toString('base64'),
    }));
    return this.#ask('POST', '/texts', { from, to, body, media });
  }

  /** A WhatsApp message from a person to a number that is connected there. @param button that they pressed */
  whatsApp(from: string, to: string, body: string, button?: string): Promise<SimulatedText> {
    remember('phone number', from, to);
    remember('message body', body);
    return this.#ask('POST', '/texts', { from, to, body, channel: 'whatsapp', ...(button && { button }) });
  }

  /** Somebody writes by Viber to a number of ours. */
  viber(from: string, to: string, body: string): Promise<SimulatedText> {
    remember('phone number', from, to);
    remember('message body', body);
    return this.#ask('POST', '/texts', { from, to, body, channel: 'viber' });
  }

  /** A sole proprietor confirms with YES that they want to text people. */
  async answersRegistry(from: string): Promise<void> {
    await this.#ask('POST', '/texts', { from, to: '+18773347270', body: 'YES' });
  }

  /** What the carriers' registry looks at. */
  registry(): Promise<{ sid: string; kind: 'brand' | 'campaign' | 'toll-free'; name: string; status: string }[]> {
    return this.#ask('GET', '/registry');
  }

  async decideRegistration(sid: string, status: string, code?: number): Promise<void> {
    await this.#ask('PUT', `/registry/${sid}`, { status, ...(code === undefined ? {} : { code }) });
  }

  /** Whoever may change the account at the other carrier signs the letter at the address that was mailed to them. */
  async signLetter(url: string): Promise<void> {
    const response = await fetch(url, { method: 'POST', redirect: 'manual' });
    if (response.status !== 303) throw new Error(`The letter can’t be signed: ${response.status}`);
  }

  /** Days pass at the carriers. */
  async daysPassAtCarriers(days: number): Promise<void> {
    await this.#ask('POST', '/registry/clock', { ms: days * 86_400_000 });
  }

  /** The person presses a button under a WhatsApp message that they got. */
  pressButton({ sid, from, to }: Pick<SimulatedText, 'sid' | 'from' | 'to'>, button: string): Promise<SimulatedText> {
    return this.#ask('POST', '/texts', { from: to, to: from, body: '', channel: 'whatsapp', button, repliesTo: sid });
  }

  /** The person opens a WhatsApp or Viber message that was delivered. */
  async read(sid: string): Promise<void> {
    await this.#ask('POST', `/texts/${sid}/read`);
  }

  /** The texts that a number sent and got, newest first or last as the API has them. */
  async textsOf(number: string): Promise<SimulatedText[]> {
    const { texts } = await this.#ask<{ texts: SimulatedText[] }>('GET', `/phones/${encodeURIComponent(number)}`);
    return texts;
  }

  /** How a phone behaves from now on. */
  async setPhone(number: string, phone: object): Promise<void> {
    await this.#ask('PUT', `/phones/${encodeURIComponent(number)}`, phone);
  }

  async callsOf(number: string): Promise<SimulatedCall[]> {
    const { calls } = await this.#ask<{ calls: SimulatedCall[] }>('GET', `/phones/${encodeURIComponent(number)}`);
    return calls;
  }

  mail(to: string): Promise<{ subject: string; code?: string }[]> {
    return this.#ask('GET', `/mail?to=${encodeURIComponent(to)}`);
  }

  /** The newest one-time code that was mailed to an address; an invitation that was sent before may come after it. */
  codeFor(email: string): Promise<string> {
    return eventually(async () => {
      const code = (await this.mail(email)).find((mail) => mail.code)?.code;
      if (!code) throw new Error(`No code was mailed to ${email}`);
      remember('one-time code', code);
      return code;
    }, 30_000);
  }

  fault(fault: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.#ask('PUT', '/faults', fault);
  }

  /** Where the reports belonged that a fault has lost, newest last or first as the wire log has them. */
  async lost(): Promise<string[]> {
    const entries = await this.#ask<{ text: string; result?: string }[]>('GET', '/wire');
    return entries.filter(({ result }) => result === 'lost').map(({ text }) => text.split(' ')[1] ?? '');
  }

  async #ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.#base + path, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
}
