/** The frames of an MP3 file (ISO 11172-3, 13818-3): what plays, for how long, and whether the file ends where its last one does. */

const BIT_RATES = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
/** Hz by version bits: 2.5, none, 2, 1. */
const SAMPLE_RATES = [[11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]];
/** How far the first frame may be from the beginning of what is no tag. */
const FARTHEST_BEGIN = 65_536;
/** What may follow the last frame: tags of players, and zeros. */
const TAGS = ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3', '3DI'];

interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

export interface Mp3Frames {
  /** Where the frames lie in the file. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  /** After the last whole frame the file goes on with something else, or should have gone on. */
  readonly breaksOff: boolean;
}

/** @returns undefined when nothing in the file plays */
export function readMp3Frames(file: Buffer): Mp3Frames | undefined {
  const from = firstFrame(file, afterTag(file));
  if (from === undefined) return undefined;
  const promised = promisedFrames(file, from);
  let [at, seconds, frames] = [from, 0, 0];
  for (let frame = frameAt(file, at); frame && at + frame.bytes <= file.length; frame = frameAt(file, at)) {
    at += frame.bytes;
    seconds += frame.seconds;
    frames += 1;
  }
  // The frame that makes the promise plays nothing, and some encoders count it.
  const tooFew = promised !== undefined && frames < promised;
  return { from, to: at, seconds, breaksOff: tooFew || !isEnd(file.subarray(at)) };
}

function afterTag(file: Buffer): number {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((file[place] ?? 0) & 0x7f), 0);
  return 10 + size;
}

/** Two frames in a row are no chance. */
function firstFrame(file: Buffer, begin: number): number | undefined {
  for (let at = begin; at < Math.min(file.length, begin + FARTHEST_BEGIN); at += 1) {
    const frame = frameAt(file, at);
    if (frame && (at + frame.bytes >= file.length || frameAt(file, at + frame.bytes))) return at;
  }
  return undefined;
}

function frameAt(file: Buffer, at: number): Frame | undefined {
  if (at + 4 > file.length) return undefined;
  const header = file.readUInt32BE(at);
  const version = (header >>> 19) & 3;
  const [layer, rate] = [(header >>> 17) & 3, (header >>> 10) & 3];
  const bits = BIT_RATES[version === 3 ? 'one' : 'two'][(header >>> 12) & 15];
  const sampleRate = SAMPLE_RATES[version]?.[rate];
  if (header >>> 21 !== 0x7ff || layer !== 1 || !bits || sampleRate === undefined) return undefined;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (header >>> 9) & 1;
  return { bytes: Math.floor((samples / 8) * 1_000 * (bits / sampleRate)) + padding, seconds: samples / sampleRate };
}

/** How many frames the encoder says to have written: in the first one, as Xing or Info. */
function promisedFrames(file: Buffer, at: number): number | undefined {
  const head = file.subarray(at, at + 64);
  const tag = Math.max(head.indexOf('Xing', 0, 'latin1'), head.indexOf('Info', 0, 'latin1'));
  if (tag < 0 || head.length < tag + 12 || (head.readUInt32BE(tag + 4) & 1) === 0) return undefined;
  return head.readUInt32BE(tag + 8);
}

function isEnd(rest: Buffer): boolean {
  const begin = rest.toString('latin1', 0, 11);
  return TAGS.some((tag) => begin.startsWith(tag)) || rest.every((byte) => byte === 0);
}
