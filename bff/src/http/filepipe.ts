import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { notFound, Refusal } from '@ringline/kit/errors';
import { readQuery } from '@ringline/kit/http';
import { damagedFiles, DamagedObject, verifyChecksum } from '@ringline/kit/storage';
import { readWavHeader, type WavFormat } from '@ringline/kit/transcription';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Edge } from '../edge/edge.ts';
import type { LinkedFile } from '../edge/fileLinks.ts';
import { createMp3 } from '../mp3/index.ts';

/**
 * What strangers sent, what is sent to them, and what teammates send each other: pictures, sounds and videos among it are shown and
 * played, and all else is saved.
 */
const OF_STRANGERS = /^(attachments|teamfiles|uploads)\//;
/** Nothing of these is ever a page or a program. */
const PLAYED = /^(image\/(png|jpeg|gif|webp)|audio\/(mpeg|mp4|ogg|wav)|video\/(mp4|webm))$/;
/** What may be shown by the browser; anything else could be a page that runs in our origin. */
const ALLOWED = /^(audio\/(wav|x-wav|mpeg|ogg|mp4|webm)|image\/(png|jpeg|gif|webp)|application\/pdf)$/;
const WAV = /^audio\/(x-)?wav$/;
const link = z.object({ url: z.string().optional() });
/** Of a WAV file; the samples begin far before. */
const HEAD_BYTES = 4_096;

/** `GET /api/filepipe/{file}?url=`: a stored file by a signed link of five minutes (defaults 1.4). */
export function filepipe(app: FastifyInstance, edge: Edge): void {
  const verify = verifiedFiles(edge);
  const mp3 = createMp3();
  app.get('/api/filepipe/:file', async (request, reply) => {
    const { url } = readQuery(request, link);
    const file = url ? edge.links.open(url) : undefined;
    if (!file)
      throw new Refusal({
        code: 'GONE',
        message: 'This link no longer works. Open the file again from where you found it.',
      });
    const stat = await edge.storage.stat(file.key);
    if (!stat) throw notFound('The file');
    const type = stat.contentType.split(';')[0]?.trim() ?? '';
    const saved = OF_STRANGERS.test(file.key) && !PLAYED.test(type);
    if (!OF_STRANGERS.test(file.key) && !ALLOWED.test(type)) throw notFound('The file');
    await verify(file);
    void reply
      .header('cache-control', 'private, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (file.asMp3 && WAV.test(type)) return sendMp3(file.key, stat.size, request.method === 'HEAD', reply);
    if (saved || file.name) void reply.header('content-disposition', dispositionOf(saved, file.name));
    void reply.type(saved ? 'application/octet-stream' : type).header('accept-ranges', 'bytes');
    const range = rangeOf(request.headers.range, stat.size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${stat.size}`).send();
    const object = await edge.storage.get(file.key, range);
    if (!object) throw notFound('The file');
    if (range) {
      const { start, end } = range;
      void reply.code(206).header('content-range', `bytes ${start}-${end}/${stat.size}`);
    }
    return reply.header('content-length', range ? range.end - range.start + 1 : stat.size).send(object.body);
  });

  /** Of unknown length, and made anew each time, so that it has no ranges. */
  async function sendMp3(key: string, size: number, headOnly: boolean, reply: FastifyReply): Promise<FastifyReply> {
    const head = await edge.storage.get(key, { start: 0, end: Math.max(0, Math.min(HEAD_BYTES, size) - 1) });
    if (!head) throw notFound('The file');
    const format = formatOf(await buffer(head.body), size);
    void reply.type('audio/mpeg').header('accept-ranges', 'none').header('content-disposition', 'attachment');
    if (headOnly) return reply.send();
    const range = { start: format.dataStart, end: format.dataStart + format.frames * format.channels * 2 - 1 };
    const samples = async () => {
      const found = format.frames === 0 ? undefined : await edge.storage.get(key, range);
      return found?.body ?? Readable.from([]);
    };
    return reply.send(Readable.from(mp3.encode(samples, format), { objectMode: false }));
  }
}

/** Under its own name; characters that a header does not hold are written as RFC 8187 has them. */
function dispositionOf(saved: boolean, name: string | undefined): string {
  const how = saved ? 'attachment' : 'inline';
  if (name === undefined) return how;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);
  return `${how}; filename*=UTF-8''${encoded}`;
}

function formatOf(head: Buffer, size: number): WavFormat {
  try {
    return readWavHeader(head, size);
  } catch {
    throw damaged();
  }
}

const damaged = (): Refusal =>
  new Refusal({
    code: 'RECORDING_DAMAGED',
    message:
      'The file of this recording is damaged: it differs from what was stored after the call. Your server administrator has been notified, and may have a backup.',
    why: { check: 'checksum', required: 'the file as it was stored', current: 'other bytes' },
  });

/** For so long a file that was checked is not read again for that: a player asks for many ranges of one. */
const CHECKED_MS = 300_000;
const MOST_KNOWN = 1_000;

/** Compares whole files with the checksum of their links, before a byte of them is sent. */
function verifiedFiles({ storage, metrics, log, clock }: Edge): (file: LinkedFile) => Promise<void> {
  const counted = damagedFiles(metrics);
  const known = new Map<string, { until: number; check: Promise<boolean> }>();
  return async ({ key, sha256 }) => {
    if (sha256 === undefined) return;
    const name = `${sha256} ${key}`;
    const now = clock.now().getTime();
    const before = known.get(name);
    if (before && before.until > now) return void (await before.check);
    known.delete(name);
    // The oldest goes: a map keeps the order.
    for (const [first] of known.size >= MOST_KNOWN ? known : []) {
      known.delete(first);
      break;
    }
    const check = verifyChecksum(storage, key, sha256).catch((error: unknown) => {
      known.delete(name);
      if (!(error instanceof DamagedObject)) throw error;
      counted.inc();
      log.error({ err: error, key }, 'a recording is not what was stored');
      throw damaged();
    });
    known.set(name, { until: now + CHECKED_MS, check });
    await check;
  };
}

/** One range of bytes (RFC 9110 §14); several at once are answered with the whole, as the RFC allows. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
