import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { goertzel } from '../media/tones.ts';
import { parseWav, wavHeader } from '../media/wav.ts';
import { startExchange } from './testing/exchange.ts';

const CHROMIUM = '/usr/bin/chromium';
const available = existsSync(CHROMIUM);
if (!available) console.warn(`SKIPPED: no ${CHROMIUM}; the voice SDK is NOT proven against the switch by this run`);

const MUSIC = fileURLToPath(new URL('../../prompts/hold-music.wav', import.meta.url));
const NUMBER = '+15550100';
const WAIT = { timeout: 20_000, interval: 100 };

/** A seamless loop of one second at half of full scale. */
function microphone(folder: string, frequency: number): string {
  const samples = Buffer.alloc(96_000);
  for (let i = 0; i < 48_000; i += 1)
    samples.writeInt16LE(Math.round(16_384 * Math.sin((2 * Math.PI * frequency * i) / 48_000)), i * 2);
  const file = join(folder, `${frequency}.wav`);
  writeFileSync(
    file,
    Buffer.concat([wavHeader({ sampleRate: 48_000, channels: 1, dataBytes: samples.length }), samples]),
  );
  return file;
}

type Level = { 440: number; 1000: number; rms: number };
const level = (page: Page) => page.evaluate(() => (window as unknown as { t: { level(): Level } }).t.level());
const run = (page: Page, script: string) => page.evaluate(script);
const events = async (page: Page) => (await run(page, 't.events')) as string[];

/** The media clock and the analyser need no more than a second to agree. */
const hears = (page: Page, there: 440 | 1000, notThere: 440 | 1000) =>
  vi.waitFor(async () => {
    const now = await level(page);
    expect(now[there]).toBeGreaterThan(-40);
    expect(now[there] - now[notThere]).toBeGreaterThan(25);
  }, WAIT);
const hearsSilence = (page: Page) => vi.waitFor(async () => expect((await level(page)).rms).toBeLessThan(0.001), WAIT);

/** Median over windows of 100 ms: a real microphone's clock slips now and then, which one long Goertzel takes for silence. */
function strength(samples: Int16Array | undefined, frequency: number): number {
  const windows = Array.from({ length: Math.floor((samples?.length ?? 0) / 800) }, (_, i) =>
    goertzel(samples?.subarray(i * 800, i * 800 + 800) ?? [], frequency),
  );
  return windows.toSorted((a, b) => a - b)[windows.length >> 1] ?? 0;
}

describe.skipIf(!available)('the unmodified voice SDK and a handset, through the switch', () => {
  let exchange: Awaited<ReturnType<typeof startExchange>>;
  let folder: string;
  const browsers: Browser[] = [];
  const strangers: string[] = [];
  let agent: Page;
  let phone: Page;

  async function open(frequency: number, path: string): Promise<Page> {
    const browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
        `--use-file-for-fake-audio-capture=${microphone(folder, frequency)}`,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    });
    browsers.push(browser);
    const page = await browser.newPage();
    page.on(
      'request',
      (request) =>
        new URL(request.url()).hostname !== 'localhost' &&
        !request.url().startsWith('data:') &&
        strangers.push(request.url()),
    );
    page.on('websocket', (socket) => new URL(socket.url()).hostname !== 'localhost' && strangers.push(socket.url()));
    await page.goto(exchange.origin + path);
    return page;
  }

  /** The handset calls the agent, who accepts. */
  async function callAgent(): Promise<{ caller: string; callee: string }> {
    const before = exchange.legs()?.caller;
    // What an earlier call left would pass for the new one's ringing.
    await run(agent, 't.events.length = 0');
    await run(phone, `t.events.length = 0; t.dial('${NUMBER}', 'client:ana')`);
    await vi.waitFor(async () => expect(await events(agent)).toContain('incoming'), WAIT);
    await run(agent, 't.call.accept(t.rtc)');
    await vi.waitFor(() => expect(exchange.legs()?.caller).not.toBe(before), WAIT);
    return exchange.legs() ?? { caller: '', callee: '' };
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'switch-browsers-'));
    exchange = await startExchange();
    [agent, phone] = await Promise.all([open(440, '/agent'), open(1000, '/phone')]);
    await run(agent, `t.start('${exchange.token('ana')}')`);
    await run(phone, `t.start('${NUMBER}')`);
  }, 30_000);
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await exchange?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('knows who is registered, and refuses a forged token', async () => {
    expect(exchange.clients.isRegistered('ana')).toBe(true);
    expect(exchange.numbers.registered()).toEqual([NUMBER]);
    await run(
      agent,
      `t.bad = new Twilio.Device('${exchange.token('eve').slice(0, -4)}AAAA', t.options); t.bad.on('error', (e) => t.events.push('forged ' + e.code)); t.bad.register().catch(() => {}); 0`,
    );
    await vi.waitFor(async () => expect(await events(agent)).toContain('forged 20101'), WAIT);
    await run(agent, 't.bad.destroy()');
    expect(exchange.clients.isRegistered('eve')).toBe(false);
  });

  it('brings a call from the handset to the browser: each hears the other and not itself; mute, hold, keys, recording', async () => {
    const { caller, callee } = await callAgent();
    await hears(agent, 1000, 440);
    await hears(phone, 440, 1000);
    expect(await run(agent, `t.call.parameters.From + ' ' + t.call.customParameters.get('note')`)).toBe(
      `${NUMBER} a b&c`,
    );

    const file = join(folder, 'call.wav');
    await exchange.media.startRecording(caller, { file, channels: 2 });
    await vi.waitFor(
      async () => expect((await exchange.media.measure(caller, [440])).heard.tones[440]).toBeGreaterThan(8000),
      WAIT,
    );
    exchange.digits.length = 0;
    await run(agent, `t.call.sendDigits('12w3*#90')`);
    await vi.waitFor(() => expect(exchange.digits.join('')).toBe('123*#90'), WAIT);
    await run(phone, `t.keys('55#')`);
    await vi.waitFor(() => expect(exchange.digits.join('')).toBe('123*#9055#'), WAIT);
    const recording = await exchange.media.stopRecording(caller);
    expect(recording.seconds).toBeGreaterThan(1);
    const { samples } = parseWav(readFileSync(file));
    const [said, heard] = [0, 1].map((channel) => samples.filter((_, i) => i % 2 === channel));
    expect(strength(said, 1000)).toBeGreaterThan(5000);
    expect(strength(said, 440)).toBeLessThan(300);
    expect(strength(heard, 440)).toBeGreaterThan(5000);
    expect(strength(heard, 1000)).toBeLessThan(300);

    await run(agent, 't.call.mute(true)');
    await hearsSilence(phone);
    await run(agent, 't.call.mute(false)');
    await hears(phone, 440, 1000);

    await exchange.media.setHold(caller, true, [MUSIC]);
    await hearsSilence(agent);
    await vi.waitFor(async () => {
      const held = await level(phone);
      expect(held.rms).toBeGreaterThan(0.003);
      expect((await exchange.media.measure(caller, [440])).heard.rms).toBeGreaterThan(300);
    }, WAIT);
    await exchange.media.setHold(caller, false);
    await hears(agent, 1000, 440);

    await run(agent, 't.call.disconnect()');
    await vi.waitFor(async () => expect(await events(phone)).toContain('hangup'), WAIT);
    await vi.waitFor(async () => expect((await exchange.media.stats()).legs).toBe(0), WAIT);
    expect(callee).not.toBe(caller);
  }, 40_000);

  it('carries a call from the browser to the handset, which hangs up', async () => {
    await run(agent, `t.events.length = 0; t.dial('${NUMBER}')`);
    await hears(agent, 1000, 440);
    await hears(phone, 440, 1000);
    expect(exchange.log).toContain(`invite client ${NUMBER} bär x`);
    expect(await events(agent)).toEqual(['ringing', 'accept']);
    await run(phone, 't.hangup()');
    await vi.waitFor(async () => expect(await events(agent)).toContain('disconnect'), WAIT);
    await vi.waitFor(async () => expect((await exchange.media.stats()).legs).toBe(0), WAIT);
  }, 30_000);

  it('tells a caller that was refused, and withdraws a call whose caller gave up', async () => {
    await run(agent, 't.events.length = 0');
    await run(phone, `t.events.length = 0; t.dial('${NUMBER}', 'client:ana')`);
    await vi.waitFor(async () => expect(await events(agent)).toContain('incoming'), WAIT);
    await run(agent, 't.call.reject()');
    await vi.waitFor(async () => expect(await events(phone)).toContain('hangup'), WAIT);
    await run(agent, 't.events.length = 0');
    await run(phone, `t.events.length = 0; t.dial('${NUMBER}', 'client:ana')`);
    await vi.waitFor(async () => expect(await events(agent)).toContain('incoming'), WAIT);
    await run(phone, 't.hangup()');
    await vi.waitFor(async () => expect(await events(agent)).toContain('cancel'), WAIT);
  }, 30_000);

  it('survives an ICE restart, and a reload that takes the call up in a new page', async () => {
    await run(agent, 't.events.length = 0');
    const { callee } = await callAgent();
    await hears(agent, 1000, 440);
    const remoteUfrag = () =>
      run(agent, '/ice-ufrag:(.*)/.exec(t.call._mediaHandler.version.pc.remoteDescription.sdp)[1]');
    const ufrag = await remoteUfrag();
    await run(agent, 't.call._mediaHandler.iceRestart()');
    await vi.waitFor(async () => expect(await remoteUfrag()).not.toBe(ufrag), WAIT);
    const { packetsIn } = await exchange.media.stats();
    await vi.waitFor(
      async () => expect((await exchange.media.stats()).packetsIn).toBeGreaterThan(packetsIn + 150),
      WAIT,
    );
    await hears(agent, 1000, 440);
    await hears(phone, 440, 1000);
    const connectToken = (await run(agent, 't.call.connectToken')) as string;
    // The page dies without a word: no hang-up reaches the exchange.
    const fresh = await (await agent.context().browser()?.newContext())?.newPage();
    if (!fresh) throw new Error('no second page');
    fresh.on(
      'request',
      (request) =>
        new URL(request.url()).hostname !== 'localhost' &&
        !request.url().startsWith('data:') &&
        strangers.push(request.url()),
    );
    await run(agent, 't.call._pstream.hangup = () => {}');
    await agent.close();
    agent = fresh;
    await hearsSilence(phone);
    await agent.goto(`${exchange.origin}/agent`);
    await run(agent, `t.start('${exchange.token('ana')}')`);
    await run(agent, `t.device.connect({ connectToken: '${connectToken}', ...t.rtc }).then(t.follow)`);
    await hears(agent, 1000, 440);
    await hears(phone, 440, 1000);
    expect(exchange.legs()?.callee).toBe(callee);
    await run(phone, 't.hangup()');
    await vi.waitFor(async () => expect(await events(agent)).toContain('disconnect'), WAIT);
  }, 40_000);

  it('rings again, under a new sid, at a browser that lost its socket while it rang', async () => {
    await run(agent, 't.events.length = 0');
    await run(phone, `t.events.length = 0; t.dial('${NUMBER}', 'client:ana')`);
    await vi.waitFor(async () => expect(await events(agent)).toContain('incoming'), WAIT);
    const first = await run(agent, 't.call.parameters.CallSid');
    await run(agent, 't.events.length = 0; t.device._stream.transport._socket.close()');
    await vi.waitFor(async () => expect(await events(agent)).toContain('incoming'), WAIT);
    expect(await run(agent, 't.call.parameters.CallSid')).not.toBe(first);
    await run(agent, 't.call.accept(t.rtc)');
    await hears(agent, 1000, 440);
    await hears(phone, 440, 1000);
    await run(phone, 't.hangup()');
    await vi.waitFor(async () => expect(await events(agent)).toContain('disconnect'), WAIT);
  }, 30_000);

  it('reports a phone that dies in a call', async () => {
    const { caller } = await callAgent();
    await hears(agent, 1000, 440);
    const dead: string[] = [];
    exchange.media.on('legState', ({ leg, state }) => state === 'failed' && dead.push(leg));
    await phone.close();
    // The far end is given up when it has not answered for some seconds, which a busy machine stretches.
    await vi.waitFor(() => expect(dead).toEqual([caller]), WAIT);
    await vi.waitFor(async () => expect(exchange.numbers.registered()).toEqual([]), WAIT);
  }, 60_000);

  it('asked nobody outside this machine', () => {
    expect(strangers).toEqual([]);
  });
});
