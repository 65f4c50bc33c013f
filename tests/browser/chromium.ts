/** Chromium for the journeys: a fake microphone with one tone, no request that leaves the machine, ears for the page. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Request } from 'playwright-core';
import { rememberAll } from '../testkit/secrets.ts';
import { recordFlight, tellStates } from './flightRecorder.ts';
import { opened } from './opened.ts';

/** Whoever asks for a microphone gets it. */
const GRANTS = '--use-fake-ui-for-media-stream';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  GRANTS,
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  // Anything that is not this machine fails to resolve, and shows as a failed request.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];
const RATE = 48_000;

/** The browser that scripts/test.mjs found; empty where there is none. */
export const chromiumPath = process.env['CHROMIUM'] || undefined;

export interface TestBrowser {
  readonly context: BrowserContext;
  /** A further person at the same machine: signed in by themselves, with the same microphone. */
  another(): Promise<BrowserContext>;
  /** The browser's own processes, all of them, by their ids. */
  processes(): Promise<number[]>;
  /** Addresses outside this machine that a page asked for. */
  readonly strays: string[];
  /** Errors that the pages wrote to their console or threw. */
  readonly errors: string[];
  close(): Promise<void>;
}

/**
 * A browser of its own, because the fake microphone belongs to the process.
 * @param toneHz what its microphone hears
 * @param asks whether the browser keeps its own rule about who may use the microphone; otherwise everybody may
 * @param passphrase of a sandbox that is not on loopback
 */
export async function launchChromium(
  origin: string,
  toneHz: number,
  { asks = false, passphrase }: { asks?: boolean; passphrase?: string | undefined } = {},
): Promise<TestBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ringline-mic-'));
  const file = path.join(folder, 'tone.wav');
  writeFileSync(file, toneWav(toneHz, 2));
  const browser: Browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: [...(asks ? FLAGS.filter((flag) => flag !== GRANTS) : FLAGS), `--use-file-for-fake-audio-capture=${file}`],
  });
  const strays: string[] = [];
  const errors: string[] = [];
  const mine: BrowserContext[] = [];
  const another = async () => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      permissions: ['microphone', 'clipboard-read', 'clipboard-write'],
      locale: 'en-US',
      ...(passphrase === undefined ? {} : { httpCredentials: { username: 'test', password: passphrase } }),
      timezoneId: 'America/Los_Angeles',
      // Nobody watches, and each click would wait until what fades has come to rest.
      reducedMotion: 'reduce',
    });
    // On a machine that does more than this, a page may stand still for ten seconds (flightRecorder.ts).
    context.setDefaultTimeout(40_000);
    await context.addInitScript(tellStates);
    await context.addInitScript(listenIn);
    opened.add(context);
    mine.push(context);
    context.on('page', (page) => watch(page, origin, strays, errors));
    return context;
  };
  const context = await another();
  return {
    context,
    another,
    strays,
    errors,
    async processes() {
      const session = await browser.newBrowserCDPSession();
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      await session.detach();
      return processInfo.map(({ id }) => id);
    },
    async close() {
      for (const each of mine) opened.delete(each);
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kept open: what a session has set about permissions goes with it. */
const deciding = new WeakMap<Page, CDPSession>();

/** What the person has said to the browser about this site's microphone, in a browser that asks. */
export async function setMicrophone(page: Page, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const session = deciding.get(page) ?? (await page.context().newCDPSession(page));
  deciding.set(page, session);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  });
}

/**
 * The carrier's library (voice-sdk 2.18.5, call.js:579) restarts the connection of a call after a pause, also of one that ended in
 * the pause: thrown in a timer of its own, it concerns no call and nobody sees it.
 */
const ENDED_MEANWHILE = /^Cannot read properties of null \(reading 'createOffer'\)$/;

function watch(page: Page, origin: string, strays: string[], errors: string[]): void {
  const local = (url: string) => url.startsWith(origin) || /^(data|blob|about|chrome):/.test(url);
  page.on('request', (request) => {
    if (!local(request.url())) strays.push(request.url());
    if (request.method() === 'POST' && request.url() === `${origin}/graphql`) rememberTyped(request);
  });
  page.on('websocket', (socket) => {
    if (!local(socket.url().replace(/^ws/, 'http'))) strays.push(socket.url());
  });
  page.on('pageerror', ({ message }) => {
    if (!ENDED_MEANWHILE.test(message)) errors.push(message);
  });
  recordFlight(page);
}

/** What people type in a page must be written nowhere, as what goes through the API. A file comes as a form of its own. */
function rememberTyped(request: Request): void {
  const text = request.postData();
  if (text?.startsWith('{')) rememberAll((JSON.parse(text) as { variables?: unknown }).variables);
}

/**
 * Runs in every page before its own code: keeps the last remote audio for measuring, and takes the processing off the
 * microphone, because noise suppression eats a steady tone.
 */
function listenIn(): void {
  const page = globalThis as unknown as { remoteAudio?: MediaStream; RTCPeerConnection: typeof RTCPeerConnection };
  const Native = page.RTCPeerConnection;
  page.RTCPeerConnection = class extends Native {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      this.addEventListener('track', ({ track }) => {
        page.remoteAudio = new MediaStream([track]);
      });
    }
  };
  const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  if (!ask) return;
  navigator.mediaDevices.getUserMedia = (constraints) =>
    ask({ ...constraints, audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
}

/** One channel of 16-bit PCM with a sine of half amplitude. */
function toneWav(hertz: number, seconds: number): Buffer {
  const samples = RATE * seconds;
  const data = Buffer.alloc(samples * 2);
  for (let index = 0; index < samples; index += 1) {
    data.writeInt16LE(Math.round(Math.sin((2 * Math.PI * hertz * index) / RATE) * 16_000), index * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}
