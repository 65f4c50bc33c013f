/** The audio that calls hear: fetched prompts (once, then cached), and the carrier's own music, beep and silences. */
import { createHash } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSpeech, LONGEST_TEXT } from '@ringline/kit/speech';
import type { Hook } from '../records.ts';
import { TwimlError, parseTwiml, type Verb } from '../twiml/parse.ts';
import { sendWebhook, WebhookFailure } from '../webhooks/transport.ts';
import { isMp3, samplesOfMp3 } from './mp3.ts';
import { sampleRate, samplesOfWav, wavOf } from './wav.ts';

export interface Prompts {
  /** The file of an audio URL. @throws TwimlError 12300 when it is not audio that can be played; WebhookFailure. */
  fetch(url: string): Promise<string>;
  /** The files of a wait or hold URL: an audio file, or the Play verbs of a TwiML document. */
  music(hook: Hook, params: Record<string, string>): Promise<string[]>;
  /** What an announce URL plays: keys to press, and then files. */
  announcement(hook: Hook, params: Record<string, string>): Promise<{ keys: string; files: string[] }>;
  /** The carrier's own waiting music. */
  ownMusic(): string;
  beep(): string;
  silence(ms: number): Promise<string>;
  /** A text, said by the sandbox's own voice, or a silence of its length where there is nothing to say. */
  say(text: string, voice: string | undefined): Promise<string>;
  close(): Promise<void>;
}

/** A prompt that comes with the sandbox, by the name of its file in `prompts/`. */
export const shipped = (name: string) => fileURLToPath(new URL(`../../../prompts/${name}.wav`, import.meta.url));

/** The provider's voices that men lend; every other one sounds like the recommended one. */
const MALE = /^man$|Matthew|Joey|Brian|Justin|Kevin|Stephen|Gregory|Arthur/;

/** How long it takes to say a text: about 15 characters a second. */
const speakingMs = (text: string) => Math.max(400, Math.round((text.length / 15) * 1_000));

/** The provider caches prompts by their validators; a minute keeps a replaced prompt from lingering. */
const cacheMs = 60_000;

export function createPrompts(options: { dir: string; authToken: string; now: () => number }): Prompts {
  const { dir, authToken, now } = options;
  const fetched = new Map<string, { at: number; file: Promise<string> }>();
  const speech = createSpeech();

  async function keep(name: string, samples: () => Int16Array | Promise<Int16Array>): Promise<string> {
    const file = path.join(dir, `${name}.wav`);
    const there = await access(file).then(
      () => true,
      () => false,
    );
    if (there) return file;
    await mkdir(dir, { recursive: true });
    const part = `${file}.${crypto.randomUUID()}.part`;
    await writeFile(part, wavOf(await samples()));
    await rename(part, file);
    return file;
  }

  async function download(url: string): Promise<string> {
    const answer = await sendWebhook({ url, method: 'GET' }, {}, authToken);
    if (answer.status >= 400) throw new WebhookFailure(11200, 'status', `${url} answered ${answer.status}`);
    return toFile(answer.body, url);
  }

  async function toFile(body: Buffer, url: string): Promise<string> {
    const name = createHash('sha256').update(body).digest('hex').slice(0, 32);
    try {
      return await keep(name, () => (isMp3(body) ? samplesOfMp3(body) : samplesOfWav(body)));
    } catch (error) {
      throw new TwimlError(12300, `${url}: ${error instanceof Error ? error.message : 'not audio'}`);
    }
  }

  const prompts: Prompts = {
    fetch(url) {
      const known = fetched.get(url);
      if (known && now() - known.at < cacheMs) return known.file;
      const file = download(url);
      fetched.set(url, { at: now(), file });
      file.catch(() => fetched.delete(url));
      return file;
    },
    async music(hook, params) {
      return (await prompts.announcement(hook, params)).files;
    },
    async announcement(hook, params) {
      const answer = await sendWebhook(hook, params, authToken);
      if (answer.status >= 400) throw new WebhookFailure(11200, 'status', `${hook.url} answered ${answer.status}`);
      if (!answer.contentType.includes('xml')) return { keys: '', files: [await toFile(answer.body, hook.url)] };
      const files: string[] = [];
      let keys = '';
      for (const verb of parseTwiml(answer.body.toString('utf8'))) {
        const { digits } = verb.attributes;
        if (verb.name === 'Play' && digits !== undefined) keys += digits;
        else {
          const file = await fileOf(verb, hook.url);
          if (file !== undefined) files.push(file);
        }
      }
      return { keys, files };
    },
    ownMusic: () => shipped('hold-music'),
    beep: () => shipped('beep'),
    silence: (ms) => {
      const rounded = Math.ceil(ms / 100) * 100;
      return keep(`silence-${rounded}`, () => new Int16Array((rounded * sampleRate) / 1_000));
    },
    async say(text, voice = 'woman') {
      const words = text.slice(0, LONGEST_TEXT);
      if (!/[\p{L}\p{N}]/u.test(words)) return prompts.silence(speakingMs(words));
      const speaker = MALE.test(voice) ? 'rms' : 'slt';
      const name = createHash('sha256').update(`${speaker}:${words}`).digest('hex').slice(0, 32);
      const file = await keep(`said-${name}`, async () => samplesOfWav(await speech.speak(words, speaker)));
      // Its words beside it: by them the sandbox understands itself in recordings.
      await writeFile(file.replace(/\.wav$/, '.txt'), words);
      return file;
    },
    close: () => speech.close(),
  };

  async function fileOf(verb: Verb, base: string): Promise<string | undefined> {
    if (verb.name === 'Play') return prompts.fetch(new URL(verb.text, base).href);
    if (verb.name === 'Say') return prompts.say(verb.text, verb.attributes['voice']);
    if (verb.name === 'Pause') return prompts.silence(Number(verb.attributes['length'] ?? 1) * 1_000);
    return undefined;
  }

  return prompts;
}
