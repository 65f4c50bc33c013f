/**
 * Twilio's Conversational Intelligence, as far as Ringline uses it: transcripts of the carrier's recordings, by the sandbox's own ears.
 * A transcript's name says of which recording it is, so that nothing has to be kept: after a restart it is listened to again.
 */
import { readFile } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import { channelWav, readWavHeader } from '@ringline/kit/transcription';
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier/carrier.ts';
import { authenticationError, invalidParameter, missingParameter, notFoundError } from '../carrier/faultCodes.ts';
import { Form } from '../carrier/rest/form.ts';
import { carrierErrors, credentialsOf } from '../carrier/rest/plugin.ts';
import { isSame } from '../guard/isSame.ts';
import type { Ears } from './ears.ts';

interface Sentence {
  channel: number;
  start: number;
  end: number;
  text: string;
}

interface Transcript {
  readonly serviceSid: string;
  status: 'in-progress' | 'completed' | 'failed';
  sentences: Sentence[];
}

/** A recording `RE…` and its transcript `GT…`. */
const transcriptOf = (recordingSid: string) => `GT${recordingSid.slice(2)}`;
const recordingOf = (sid: string) => `RE${sid.slice(2)}`;

/** Registers the API; `app` is already below `/v2`. */
export async function intelligenceApi(app: FastifyInstance, carrier: Carrier, ears: Ears): Promise<void> {
  const { config, store, onError } = carrier.deps;
  const known = new Map<string, Transcript>();
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  carrierErrors(app, carrier);
  app.addHook('onRequest', async (request) => {
    const [user, password] = credentialsOf(request);
    if (user !== config.accountSid || !isSame(password, config.authToken)) throw authenticationError();
  });

  /** Listens to a recording, once. @throws CarrierError for one that is not there */
  async function transcriptFor(recordingSid: string, serviceSid: string, url: string): Promise<Transcript> {
    const before = known.get(recordingSid);
    if (before) return before;
    if (!(await store.recording(recordingSid))) throw notFoundError(url);
    const made: Transcript = { serviceSid, status: 'in-progress', sentences: [] };
    known.set(recordingSid, made);
    listen(carrier.recorder.fileOf(recordingSid), ears).then(
      (sentences) => Object.assign(made, { status: 'completed', sentences }),
      (error: unknown) => {
        made.status = 'failed';
        onError(error);
      },
    );
    return made;
  }

  const resource = (recordingSid: string, { serviceSid, status }: Transcript) => {
    const sid = transcriptOf(recordingSid);
    const url = `${config.baseUrl}/v2/Transcripts/${sid}`;
    return {
      account_sid: config.accountSid,
      service_sid: serviceSid,
      sid,
      date_created: null,
      date_updated: null,
      status,
      channel: { media_properties: { source_sid: recordingSid } },
      data_logging: false,
      language_code: 'en-US',
      customer_key: null,
      media_start_time: null,
      duration: 0,
      url,
      redaction: false,
      encryption_credential_sid: null,
      links: { sentences: `${url}/Sentences` },
    };
  };

  app.get('/Transcripts', async (request) => {
    const query = new Form(request.query);
    const source = query.filled('SourceSid') ?? '';
    const found = known.get(source);
    return page('transcripts', `${config.baseUrl}/v2/Transcripts`, found ? [resource(source, found)] : []);
  });

  app.post('/Transcripts', async (request, reply) => {
    const form = new Form(request.body);
    const serviceSid = form.filled('ServiceSid');
    if (serviceSid === undefined) throw missingParameter('ServiceSid');
    const source = sourceOf(form.filled('Channel'));
    return reply.code(201).send(resource(source, await transcriptFor(source, serviceSid, request.url)));
  });

  app.get<{ Params: { sid: string } }>('/Transcripts/:sid', async ({ params, url }) => {
    const source = recordingOf(params.sid);
    return resource(source, await transcriptFor(source, '', url));
  });

  app.delete<{ Params: { sid: string } }>('/Transcripts/:sid', async ({ params, url }, reply) => {
    if (!known.delete(recordingOf(params.sid))) throw notFoundError(url);
    return reply.code(204).send();
  });

  app.get<{ Params: { sid: string } }>('/Transcripts/:sid/Sentences', async ({ params, url }) => {
    const { sentences } = await transcriptFor(recordingOf(params.sid), '', url);
    const rows = sentences.map(({ channel, start, end, text }, index) => ({
      media_channel: channel + 1,
      sentence_index: index,
      start_time: start.toFixed(2),
      end_time: end.toFixed(2),
      transcript: text,
      sid: `GX${index.toString(16).padStart(32, '0')}`,
      confidence: '1.0',
      words: null,
    }));
    return page('sentences', `${config.baseUrl}/v2/Transcripts/${params.sid}/Sentences`, rows);
  });
}

/** @throws CarrierError for a channel that names no recording */
function sourceOf(channel: string | undefined): string {
  if (channel === undefined) throw missingParameter('Channel');
  try {
    const { media_properties: properties } = JSON.parse(channel) as { media_properties?: { source_sid?: unknown } };
    if (typeof properties?.source_sid === 'string') return properties.source_sid;
  } catch {
    // It is told below what is wanted.
  }
  throw invalidParameter('Channel must be JSON with media_properties.source_sid');
}

/** All on one page: the sandbox's recordings are short. */
const page = (key: string, url: string, rows: readonly object[]) => ({
  [key]: rows,
  meta: {
    page: 0,
    page_size: Math.max(50, rows.length),
    first_page_url: url,
    previous_page_url: null,
    url,
    next_page_url: null,
    key,
  },
});

/** Each voice by itself, in the order of time. */
async function listen(file: string, ears: Ears): Promise<Sentence[]> {
  const wav = await readFile(file);
  const format = readWavHeader(wav, wav.length);
  const samples = wav.subarray(format.dataStart);
  const all: Sentence[] = [];
  for (let channel = 0; channel < format.channels; channel += 1) {
    const { segments } = await ears.understand(channelWav(samples, format, channel, format.frames));
    all.push(...segments.map((segment) => ({ channel, ...segment })));
  }
  return all.toSorted((a, b) => a.start - b.start);
}
