/** Twilio's Conversational Intelligence: the carrier turns the recordings that it made into words itself. */
import twilio from 'twilio';
import type { Carrier } from '../carrier/index.ts';
import { type HeardSegment, type RecordingTranscriber, TranscriptionFailure } from './port.ts';

/** Sentences of one recording that are read; hours of talk have fewer. */
const MOST_SENTENCES = 5_000;
const MODEL = 'conversational-intelligence';

/** @param serviceSid of the Intelligence service, which says in which language it listens and what it covers up */
export function carrierTranscriber(rest: Carrier['rest'], serviceSid: string): RecordingTranscriber {
  const { transcripts } = rest.intelligence.v2;
  /** By the recording it is found again, so that whoever died after asking has not asked twice. */
  const findOf = async (sourceSid: string) => (await transcripts.list({ serviceSid, sourceSid, limit: 1 }))[0];
  return {
    engine: 'carrier',
    model: MODEL,
    hear: (recordingSid) =>
      told(async () => {
        const known = await findOf(recordingSid);
        const channel = { media_properties: { source_sid: recordingSid } };
        const made = known ?? (await transcripts.create({ serviceSid, channel }));
        if (made.status === 'failed' || made.status === 'canceled' || made.status === 'error') {
          // Who asks for it anew gets a new one.
          await transcripts(made.sid).remove();
          throw new TranscriptionFailure('REFUSED', `The carrier ended its transcript as ${made.status}`);
        }
        if (made.status !== 'completed') return null;
        const sentences = await transcripts(made.sid).sentences.list({ limit: MOST_SENTENCES });
        const channels: HeardSegment[][] = [[], []];
        // Its channels count from one.
        for (const { mediaChannel, startTime, endTime, transcript } of sentences)
          channels[mediaChannel - 1]?.push({
            beginMs: millisOf(startTime),
            endMs: millisOf(endTime),
            text: transcript.trim(),
          });
        return { language: made.languageCode ?? '', channels };
      }),
    forget: (recordingSid) =>
      told(async () => {
        const known = await findOf(recordingSid);
        if (known) await transcripts(known.sid).remove();
      }),
  };
}

/** Of seconds, which the API writes as text. @throws TranscriptionFailure BAD_ANSWER */
function millisOf(seconds: string): number {
  const millis = Math.round(Number(seconds) * 1_000);
  if (!Number.isFinite(millis)) throw new TranscriptionFailure('BAD_ANSWER', `“${seconds}” is no time in a recording`);
  return millis;
}

/** What went wrong, as the other engines tell it. */
async function told<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof TranscriptionFailure) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (!(error instanceof twilio.RestException)) throw new TranscriptionFailure('UNREACHABLE', message);
    const { status } = error;
    if (status === 401 || status === 403) throw new TranscriptionFailure('UNAUTHORIZED', message);
    if (status === 429) throw new TranscriptionFailure('BUSY', message);
    throw new TranscriptionFailure(status >= 500 ? 'UNREACHABLE' : 'REFUSED', message);
  }
}
