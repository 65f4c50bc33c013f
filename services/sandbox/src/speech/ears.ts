/**
 * The sandbox's ears: they find in a recording what the sandbox's own voices said (its recorded caller, its prompts, every text that
 * it was told to say) and nothing else. What a person says into a microphone they do not understand, and do not make up.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { parseWav } from '../media/wav.ts';
import { toTelephone } from '../carrier/media/wav.ts';
import { shipped } from '../carrier/media/prompts.ts';
import {
  fingerprintOf,
  foundAt,
  onsetsOf,
  STEPS_PER_SECOND,
  trimmed,
  utterancesOf,
  type Fingerprint,
} from './fingerprint.ts';

/** Seconds from the beginning. */
export interface Understood {
  start: number;
  end: number;
  text: string;
}

export interface Ears {
  /** @param wav 16-bit PCM @throws MediaSwitchError BAD_FILE */
  understand(wav: Buffer): Promise<{ duration: number; segments: Understood[] }>;
}

/** What the recorded caller says, as prompts/build.mjs has it; between sentences there is a rest. */
const CALLER = [
  'Hi there. This is Robin speaking.',
  'I ordered a reading lamp from you last week, and it arrived this morning.',
  'It is lovely, but the box only had one bulb in it, and the page said two.',
  'Could you check that for me? The order number is four, seven, one, nine.',
  'No hurry at all. I am happy to wait.',
  'Thank you so much. You have been very kind.',
];
/** Seconds between two sentences of the caller, at least; within one the voice rests for less. */
const CALLER_REST = 0.8;

/** What the prompts say that come with the sandbox and with telephony alike. */
const PROMPTS = {
  greeting: 'Welcome. Please hold while we connect you.',
  unavailable: 'Sorry, no one can take your call right now. Goodbye.',
  'recording-notice': 'This call may be recorded.',
  'recording-started': 'This call is now being recorded.',
  connecting: 'Please hold. We are connecting your call.',
  'one-minute-left': 'You have one minute left.',
  'call-failed': 'Sorry, your call could not be completed. Please check the number and try again.',
};

interface Known {
  text: string;
  print: Fingerprint;
}

/** @param said the folder in which what texts sound like is kept, each beside its words */
export function createEars(said: string): Ears {
  const texts = new Map<string, Known>();
  let own: Promise<Known[]> | undefined;

  async function ownWords(): Promise<Known[]> {
    const sentences = utterancesOf(await printOf(shipped('caller-8k')), CALLER_REST);
    if (sentences.length !== CALLER.length)
      throw new Error('The recorded caller says something else than is written here.');
    const prompts = Object.entries(PROMPTS).map(async ([name, text]) => ({
      text,
      print: trimmed(await printOf(shipped(name))),
    }));
    return [
      ...CALLER.map((text, at) => ({ text, print: sentences[at] as Fingerprint })),
      ...(await Promise.all(prompts)),
    ];
  }

  async function saidTexts(): Promise<Known[]> {
    const files = await readdir(said).catch(() => [] as string[]);
    for (const name of files.filter((file) => file.endsWith('.txt'))) {
      if (texts.has(name)) continue;
      const file = path.join(said, name);
      texts.set(name, {
        text: await readFile(file, 'utf8'),
        print: trimmed(await printOf(file.replace(/\.txt$/, '.wav'))),
      });
    }
    return [...texts.values()];
  }

  return {
    async understand(wav) {
      own ??= ownWords();
      const known = [...(await own), ...(await saidTexts())];
      const samples = toTelephone(parseWav(wav));
      const audio = fingerprintOf(samples);
      const segments: Understood[] = [];
      let heardUntil = 0;
      for (const onset of onsetsOf(audio)) {
        if (onset < heardUntil) continue;
        let best: { step: number; likeness: number; one: Known } | undefined;
        for (const one of known) {
          const found = foundAt(audio, one.print, onset);
          if (found && found.likeness > (best?.likeness ?? 0)) best = { ...found, one };
        }
        // Calls are led in the same thread.
        await breathe();
        if (!best) continue;
        heardUntil = best.step + best.one.print.loudness.length;
        segments.push({
          start: best.step / STEPS_PER_SECOND,
          end: heardUntil / STEPS_PER_SECOND,
          text: best.one.text,
        });
      }
      return { duration: samples.length / 8_000, segments };
    },
  };
}

async function printOf(file: string): Promise<Fingerprint> {
  return fingerprintOf(toTelephone(parseWav(await readFile(file), file)));
}
