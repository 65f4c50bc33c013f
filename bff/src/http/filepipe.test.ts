/** Recordings as they leave the edge: whole or not at all, and as MP3 for whoever keeps one (defaults 12.2). */
import { createHash } from 'node:crypto';
import { channelWav } from '@ringline/kit/transcription';
import { atEndOfFile } from '@ringline/kit/testing';
import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, it } from 'vitest';
import { world } from '../testing/world.ts';

const edge = await world();
atEndOfFile(() => edge.close());
const RATE = 8_000;
const SECONDS = 40;
const KEY = 'recordings/w1/r1.wav';

/** The outside party hums at 500 Hz in the first half, our side at 1,100 Hz in the second. */
const talk = Buffer.alloc(SECONDS * RATE * 4);
for (let frame = 0; frame < SECONDS * RATE; frame += 1) {
  const ours = frame >= (SECONDS * RATE) / 2;
  const sample = Math.round(9_000 * Math.sin((2 * Math.PI * (ours ? 1_100 : 500) * frame) / RATE));
  talk.writeInt16LE(sample, frame * 4 + (ours ? 2 : 0));
}
const header = channelWav(talk, { channels: 2, sampleRate: RATE, dataStart: 44, frames: 0 }, 0, 0);
header.writeUInt16LE(2, 22);
header.writeUInt32LE(talk.length, 40);
const wav = Buffer.concat([header, talk]);
const sha256 = createHash('sha256').update(wav).digest('hex');
const audio = { contentType: 'audio/wav' };

const at = (options: Parameters<typeof edge.links.to>[1]) => `${edge.address}${edge.links.to(KEY, options)}`;
const loudness = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
const damaged = async () => {
  const text = await edge.metrics.registry.getSingleMetricAsString('stored_files_damaged_total');
  return Number(/^stored_files_damaged_total (\d+)$/m.exec(text)?.[1]);
};

describe('a recording that is kept', () => {
  it('is an MP3 of the same length, each side on its own channel', async () => {
    await edge.storage.put(KEY, wav, audio);
    const answer = await fetch(at({ sha256, asMp3: true }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    const file = new Uint8Array(await answer.arrayBuffer());
    expect(file.length).toBeLessThan(wav.length / 3);
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(file);
    decoder.free();
    expect(sampleRate).toBe(RATE);
    expect(samplesDecoded / RATE).toBeCloseTo(SECONDS, 0);
    const [outside, ours] = channelData as [Float32Array, Float32Array];
    const loud = [outside, ours].flatMap((side) => [
      loudness(side.subarray(2 * RATE, 18 * RATE)),
      loudness(side.subarray(22 * RATE, 38 * RATE)),
    ]);
    expect(loud.map((value) => value > 0.1)).toEqual([true, false, false, true]);
    expect(Math.max(loud[1] ?? 1, loud[2] ?? 1)).toBeLessThan(0.005);
  });

  it('comes for many at once, and for whoever is left when others hang up', async () => {
    const gone = new AbortController();
    const leaving = Array.from({ length: 3 }, () =>
      fetch(at({ sha256, asMp3: true }), { signal: gone.signal }).then((answer) => answer.arrayBuffer()),
    );
    const staying = Array.from({ length: 3 }, () => fetch(at({ sha256, asMp3: true })));
    gone.abort();
    await Promise.allSettled(leaving);
    const sizes = await Promise.all(staying.map(async (answer) => (await (await answer).arrayBuffer()).byteLength));
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThan(100_000);
  });

  it('is refused before a byte of it, with a sentence, when too many wait for theirs', async () => {
    const leave = new AbortController();
    const asked = Array.from({ length: 30 }, () => fetch(at({ sha256, asMp3: true }), { signal: leave.signal }));
    const refused = await Promise.any(
      asked.map(async (answer) => {
        const { status, headers } = await answer;
        if (status === 200) throw new Error('had its turn');
        return {
          status,
          type: headers.get('content-type'),
          kept: headers.get('content-disposition'),
          cached: headers.get('cache-control'),
          problem: await (await answer).json(),
        };
      }),
    );
    expect(refused).toMatchObject({
      status: 429,
      type: expect.stringContaining('application/problem+json'),
      kept: null,
      cached: 'no-store',
      problem: {
        code: 'RATE_LIMITED',
        title: 'Many recordings are being made MP3s right now. Try again in half a minute.',
      },
    });
    leave.abort();
    await Promise.allSettled(asked);
  });
});

describe('a recording whose file differs from what was stored', () => {
  it('is neither played nor kept, not even a part of it, and is counted for the alarm', async () => {
    const changed = Buffer.from(wav);
    changed.writeInt16LE(1, 44 + 400_000);
    await edge.storage.put(KEY, changed, audio);
    edge.clock.advance(300_001);
    expect(await damaged()).toBe(0);
    for (const answer of [
      await fetch(at({ sha256 })),
      await fetch(at({ sha256 }), { headers: { range: 'bytes=0-99' } }),
      await fetch(at({ sha256, asMp3: true })),
    ]) {
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({
        code: 'RECORDING_DAMAGED',
        title: expect.stringContaining('differs from what was stored'),
      });
    }
    expect(await damaged()).toBe(3);
    // Put back from a backup, it plays at once.
    await edge.storage.put(KEY, wav, audio);
    expect((await fetch(at({ sha256 }))).status).toBe(200);
  });

  it('plays where nothing was kept to compare it with, as recordings of before', async () => {
    await edge.storage.put(KEY, wav.subarray(0, 1_044), audio);
    const answer = await fetch(at({ sha256: '' }));
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 1_044]);
  });
});

describe('what strangers sent', () => {
  const fetched = async (name: string, contentType: string) => {
    const key = `attachments/w1/${name}`;
    await edge.storage.put(key, Buffer.from('<script>alert(1)</script>'), { contentType });
    return fetch(`${edge.address}${edge.links.to(key)}`);
  };

  it.each(['text/html', 'image/svg+xml', 'application/pdf', 'audio/amr', 'text/vcard', 'video/quicktime'])(
    '%s is saved, and never runs in our origin',
    async (type) => {
      const { status, headers } = await fetched('i1-1.bin', type);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('application/octet-stream');
      expect(headers.get('content-disposition')).toBe('attachment');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    },
  );

  it('of teammates is saved under its own name, and a page among it never runs', async () => {
    const key = 'teamfiles/w1/f1.pdf';
    await edge.storage.put(key, Buffer.from('<script>alert(1)</script>'), { contentType: 'text/html' });
    const { headers } = await fetch(`${edge.address}${edge.links.to(key, { name: 'Plan (1) “ä”.pdf' })}`);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Plan%20%281%29%20%E2%80%9C%C3%A4%E2%80%9D.pdf",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['image/jpeg', 'audio/mpeg', 'video/mp4'])('%s is shown or played', async (type) => {
    const { headers } = await fetched('i1-1.bin', type);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});
