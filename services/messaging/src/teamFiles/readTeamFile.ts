/** What teammates may send each other (specification C §5, defaults 6.2), decided by content: a name proves nothing. */
import { Refusal } from '@ringline/kit/errors';
import { fileTypeOf, NotAPicture, PICTURE_EXTENSIONS, type PictureType, readPicture } from '@ringline/kit/pictures';
import { pictureRefusal } from '../uploads/messageFiles.ts';

const MB = 1024 * 1024;
/** Bytes of a picture or a sound, and of anything else. */
const LARGEST_PICTURE_BYTES = 10 * MB;
const LARGEST_DOCUMENT_BYTES = 25 * MB;
const PICTURES: readonly PictureType[] = ['image/png', 'image/jpeg'];
/** Pixels of the longer side of a kept picture: more than a screen shows. */
const KEPT_SIDE = 4_096;
const SOUND = 'audio/mpeg';
/** Endings of what is kept as it came. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  [SOUND]: 'mp3',
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
};
/** The container of Microsoft's old formats, of which others make use too. */
const COMPOUND = 'application/x-cfb';
/** What is in it by the streams that it names. */
const STREAMS: readonly (readonly [name: string, mimeType: string])[] = [
  ['WordDocument', 'application/msword'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
];

/** A file as it is kept. */
export interface ReadTeamFile {
  readonly mimeType: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/**
 * What a file is, a picture drawn anew: upright, and without where it was taken.
 * @throws Refusal MEDIA_TYPE or MEDIA_TOO_LARGE
 */
export async function readTeamFile(bytes: Uint8Array): Promise<ReadTeamFile> {
  if (bytes.length > LARGEST_DOCUMENT_BYTES) throw tooLarge(25, bytes.length);
  const mimeType = await typeOf(bytes);
  const extension = EXTENSIONS[mimeType];
  if (extension !== undefined) {
    if (mimeType === SOUND && bytes.length > LARGEST_PICTURE_BYTES) throw tooLarge(10, bytes.length);
    return { mimeType, extension, width: 0, height: 0, bytes };
  }
  if (!PICTURES.some((type) => type === mimeType)) throw otherKind(mimeType);
  if (bytes.length > LARGEST_PICTURE_BYTES) throw tooLarge(10, bytes.length);
  try {
    const picture = await readPicture(bytes, { types: PICTURES, side: KEPT_SIDE });
    return { ...picture, extension: PICTURE_EXTENSIONS[picture.mimeType] };
  } catch (error) {
    throw error instanceof NotAPicture ? pictureRefusal(error) : error;
  }
}

async function typeOf(bytes: Uint8Array): Promise<string> {
  const found = await fileTypeOf(bytes);
  if (found !== COMPOUND) return found;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // Names of streams stand in the directory in UTF-16, each in 64 bytes that begin with it and end in zeros.
  const names = (name: string) => content.includes(Buffer.from(`${name}\0`, 'utf16le'));
  return STREAMS.find(([name]) => names(name))?.[1] ?? found;
}

const LONGEST_NAME = 120;
// oxlint-disable-next-line no-control-regex -- what no name can show
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/g;
/** Endings that mean the same. */
const SAME: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg'] };

/** What a file is called: as its uploader calls it, with the ending of what it is. */
export function teamFileName(given: string, extension: string): string {
  const name = given
    .toWellFormed()
    .replaceAll(UNSEEN, ' ')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ends = (SAME[extension] ?? [extension]).some((ending) => name.toLowerCase().endsWith(`.${ending}`));
  if (ends && name.length <= LONGEST_NAME && !name.startsWith('.')) return name;
  const stem = ends ? name.slice(0, name.lastIndexOf('.')) : name;
  return `${shortened(stem) || 'file'}.${extension}`;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cut between two letters, never through one. */
function shortened(stem: string): string {
  let kept = '';
  for (const { segment } of letters.segment(stem)) {
    if (kept.length + segment.length > LONGEST_NAME - 5) break;
    kept += segment;
  }
  return kept.trim();
}

const otherKind = (mimeType: string): Refusal =>
  new Refusal({
    code: 'MEDIA_TYPE',
    field: 'file',
    message:
      'This kind of file can’t be attached. Choose a PNG or JPEG picture, a PDF, a Word, Excel, PowerPoint or OpenDocument file, or an MP3.',
    why: { check: 'team-file-type', required: 'a picture, a document or an MP3', current: mimeType || 'unknown' },
  });

const tooLarge = (megabytes: number, bytes: number): Refusal =>
  new Refusal({
    code: 'MEDIA_TOO_LARGE',
    field: 'file',
    message: `This file is larger than ${megabytes} MB. Choose a smaller one, or send a link to it.`,
    why: { check: 'media-size', required: `at most ${megabytes} MB`, current: `${Math.ceil(bytes / MB)} MB` },
  });
