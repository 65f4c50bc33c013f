import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DtmfReceiver, DtmfSender } from './dtmf.ts';
import { decodeUlaw, encodeUlaw, FRAME_SAMPLES, pcmToUlaw, silenceFrame, ulawToPcm } from './g711.ts';
import { JitterQueue } from './jitter.ts';
import { mixMinus } from './mixer.ts';
import { Recorder } from './recorder.ts';
import { buildRtp, parseRtp } from './rtp.ts';
import { advertised, telephoneEventType, withoutCandidates } from './sdp.ts';
import { AudioSource } from './source.ts';
import { goertzel, sineSecond } from './tones.ts';
import { parseWav, wavHeader } from './wav.ts';

const voice = (frequency: number) =>
  encodeUlaw(
    sineSecond(frequency)
      .subarray(0, FRAME_SAMPLES)
      .map((sample) => sample / 4),
  );
const marked = (mark: number) => new Uint8Array(FRAME_SAMPLES).fill(mark);

describe('G.711', () => {
  it('keeps every code through linear and back', () => {
    // 0x7f is minus zero, which encodes as plus zero.
    for (let code = 0; code < 256; code += 1) expect(pcmToUlaw(ulawToPcm(code))).toBe(code === 0x7f ? 0xff : code);
  });
  it('stays within the quantisation step of the standard', () => {
    for (const sample of [0, 1, -1, 100, -100, 4000, -12_345, 32_000])
      expect(Math.abs(ulawToPcm(pcmToUlaw(sample)) - sample)).toBeLessThanOrEqual(Math.max(4, Math.abs(sample) / 16));
    expect(ulawToPcm(pcmToUlaw(99_999))).toBe(32_124);
  });
});

describe('the mixer', () => {
  it('swaps the raw frames of two parties', () => {
    const [a, b] = [voice(440), voice(1000)];
    const heard = mixMinus([
      { id: 'a', frame: a },
      { id: 'b', frame: b },
    ]);
    expect(heard.get('a')).toBe(b);
    expect(heard.get('b')).toBe(a);
  });
  it('gives each of three parties the two others and not itself', () => {
    const heard = mixMinus([
      { id: 'a', frame: voice(400) },
      { id: 'b', frame: voice(1000) },
      { id: 'c', frame: voice(1600) },
    ]);
    const strengths = (id: string) =>
      [400, 1000, 1600].map((frequency) =>
        Math.round(goertzel(decodeUlaw(heard.get(id) ?? silenceFrame()), frequency) / 1000),
      );
    expect(strengths('a')).toEqual([0, 4, 4]);
    expect(strengths('b')).toEqual([4, 0, 4]);
    expect(strengths('c')).toEqual([4, 4, 0]);
  });
  it('lets a muted third party hear both', () => {
    const heard = mixMinus([
      { id: 'a', frame: voice(400) },
      { id: 'b', frame: voice(1000) },
      { id: 'muted', frame: undefined },
    ]);
    const both = decodeUlaw(heard.get('muted') ?? silenceFrame());
    expect(goertzel(both, 400)).toBeGreaterThan(3500);
    expect(goertzel(both, 1000)).toBeGreaterThan(3500);
  });
  it('has nothing for a party alone', () => {
    expect(mixMinus([{ id: 'a', frame: voice(400) }]).size).toBe(0);
  });
});

describe('the jitter queue', () => {
  it('gives nothing until it is primed, then frames in order', () => {
    const queue = new JitterQueue();
    queue.push(marked(1));
    expect(queue.pull()).toBeUndefined();
    queue.push(marked(2));
    expect([queue.pull()?.[0], queue.pull()?.[0], queue.pull()]).toEqual([1, 2, undefined]);
  });
  it('throws a burst away down to the priming depth, so that it does not stay as delay', () => {
    const queue = new JitterQueue({ prime: 2, cap: 4 });
    for (let mark = 1; mark <= 5; mark += 1) queue.push(marked(mark));
    expect(queue.depth).toBe(2);
    expect(queue.trimmed).toBe(3);
    expect(queue.pull()?.[0]).toBe(4);
  });
  it('primes again after it ran dry', () => {
    const queue = new JitterQueue();
    [1, 2].forEach((mark) => queue.push(marked(mark)));
    [queue.pull(), queue.pull(), queue.pull()].forEach(() => undefined);
    queue.push(marked(3));
    expect(queue.pull()).toBeUndefined();
  });
});

describe('RFC 4733 digits', () => {
  it('arrive as they were sent, once each, repeated ones too', async () => {
    const sender = new DtmfSender();
    const receiver = new DtmfReceiver();
    const sent = sender.send('12w3*#99');
    let heard = '';
    for (let tick = 0; tick < 300; tick += 1) {
      const packet = sender.next();
      if (packet) heard += receiver.receive((tick - packet.age) * FRAME_SAMPLES, packet.payload) ?? '';
    }
    await sent;
    expect(heard).toBe('123*#99');
  });
});

describe('RTP', () => {
  it('reads back what it builds, and leaves RTCP alone', () => {
    const packet = {
      payloadType: 0,
      marker: true,
      sequence: 65_535,
      timestamp: 4_000_000_000,
      ssrc: 7,
      payload: Buffer.from([1, 2, 3]),
    };
    expect(parseRtp(buildRtp(packet))).toEqual(packet);
    expect(parseRtp(Buffer.concat([Buffer.from([0x80, 200]), Buffer.alloc(26)]))).toBeUndefined();
    expect(parseRtp(Buffer.alloc(3))).toBeUndefined();
  });
});

describe('SDP', () => {
  const sdp = [
    'a=rtpmap:126 telephone-event/48000/2',
    'a=candidate:1 1 UDP 2 127.0.0.1 5000 typ host',
    'a=candidate:2 1 UDP 2 10.0.0.9 5000 typ host',
    '',
  ].join('\r\n');
  it('shows the loopback candidate alone, and telephone-event at 8 kHz', () => {
    const ours = advertised(sdp, { bind: '127.0.0.1', advertise: '127.0.0.1' });
    expect(ours).toContain('127.0.0.1 5000');
    expect(ours).not.toContain('10.0.0.9');
    expect(telephoneEventType(ours)).toBe(126);
  });
  it('shows a configured address, once', () => {
    const ours = advertised(sdp, { bind: '0.0.0.0', advertise: '203.0.113.5' });
    expect(ours.match(/203\.0\.113\.5 5000/g)).toHaveLength(1);
    expect(ours).not.toContain('10.0.0.9');
  });
  it('forgets the candidates of the peer', () => {
    expect(withoutCandidates(sdp)).not.toContain('candidate');
  });
});

describe('WAV', () => {
  it('has a header that its own reader and the format agree on', () => {
    const header = wavHeader({ sampleRate: 8000, channels: 2, dataBytes: 4 });
    expect([
      header.readUInt32LE(4),
      header.readUInt16LE(22),
      header.readUInt32LE(28),
      header.readUInt16LE(32),
      header.readUInt32LE(40),
    ]).toEqual([40, 2, 32_000, 4, 4]);
    expect(parseWav(Buffer.concat([header, Buffer.from([1, 0, 2, 0])]))).toEqual({
      sampleRate: 8000,
      channels: 2,
      samples: Int16Array.of(1, 2),
    });
    expect(() => parseWav(Buffer.from('no'))).toThrow('not a WAV file');
  });
});

describe('a source', () => {
  it('plays its tracks without a gap, pads the end, then is done', async () => {
    const source = new AudioSource([new Uint8Array(100).fill(1), new Uint8Array(100).fill(2)], false);
    expect([...(source.next() ?? [])].filter((byte) => byte === 2)).toHaveLength(60);
    expect(source.next()?.at(-1)).toBe(0xff);
    expect(source.next()).toBeUndefined();
    expect(await source.finished).toBe('done');
  });
});

describe('the recorder', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true }));
  it('puts what is said left and what is heard right, with silence where nothing came', () => {
    folder = mkdtempSync(join(tmpdir(), 'recorder-'));
    const recorder = new Recorder(join(folder, 'a.wav'), 2);
    recorder.write(encodeUlaw(new Int16Array(FRAME_SAMPLES).fill(1000)), undefined);
    recorder.write(undefined, encodeUlaw(new Int16Array(FRAME_SAMPLES).fill(-1000)));
    const recording = recorder.close();
    expect(recording).toMatchObject({ seconds: 0.04, bytes: 44 + 4 * 320 });
    const { samples, channels } = parseWav(readFileSync(recording.file));
    expect(channels).toBe(2);
    expect([samples[0], samples[1], samples[320], samples[321]]).toEqual([988, 0, 0, -988]);
  });
});
