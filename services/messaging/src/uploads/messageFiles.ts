/** Files that people send along with a message: what they may be, and where they lie until it is sent (defaults 6.2). */
import { buffer } from 'node:stream/consumers';
import { Refusal, invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { NotAPicture, PICTURE_EXTENSIONS, shrinkPicture, type PictureType } from '@ringline/kit/pictures';
import type { Principal } from '@ringline/kit/auth';
import { kindOf, type Attachment } from '../attachments/attachment.ts';
import { readAttachment } from '../attachments/readAttachment.ts';
import type { Deps } from '../context.ts';

/** Files of one message. */
export const MOST_FILES = 10;
/** Bytes that a person may upload of one picture: it is shrunk. */
const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024;
/** Bytes of any other file: what carriers let through as it is. */
const LARGEST_FILE_BYTES = 600 * 1024;
/** Bytes of one picture after it was shrunk, and pixels of its longer side. */
const SHRUNK = { mostBytes: 600 * 1024, side: 1_600 };
const PICTURES = Object.keys(PICTURE_EXTENSIONS) as PictureType[];
/** Endings of what goes along as it is: what phones open. */
const OTHERS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'text/vcard': 'vcf',
  'video/3gpp': '3gp',
  'video/mp4': 'mp4',
};

type Owner = Pick<Principal, 'workspaceId' | 'userId'>;
type Bytes = Uint8Array;

/** A file that waits to be sent: what it is by its content, with its bytes. */
export interface WaitingFile {
  readonly described: Omit<Attachment, 'id' | 'url' | 'storageKey'>;
  readonly extension: string;
  readonly bytes: Bytes;
}

/** Where the file of an upload lies: its uploader's alone. */
export const uploadKey = ({ workspaceId, userId }: Owner, id: string): string =>
  `uploads/${workspaceId}/${userId}/${id}`;

/** @throws Refusal GONE when nobody uploaded it, or the day in which it waits is over */
export async function uploadedBytes({ storage }: Pick<Deps, 'storage'>, owner: Owner, id: string): Promise<Buffer> {
  if (!isUuid(id)) throw invalid('attachmentIds', 'A file is named by the id that its upload answered with.');
  const stored = await storage.get(uploadKey(owner, id));
  if (stored) return buffer(stored.body);
  throw new Refusal({
    code: 'GONE',
    field: 'attachmentIds',
    message: 'This file is no longer here: it waits for a day. Add it again.',
  });
}

/**
 * What a file is by its content, a picture drawn anew and shrunk.
 * @throws Refusal MEDIA_TYPE or MEDIA_TOO_LARGE
 */
export async function readFile(bytes: Bytes, { mostBytes, side } = SHRUNK): Promise<WaitingFile> {
  if (bytes.length > LARGEST_PICTURE_BYTES) throw tooLarge('10 MB', bytes.length);
  try {
    const { bytes: drawn, mimeType, width, height } = await shrinkPicture(bytes, { types: PICTURES, side, mostBytes });
    const described = { kind: 'PICTURE', state: 'READY', mimeType, sizeBytes: drawn.length, width, height } as const;
    return { described, extension: PICTURE_EXTENSIONS[mimeType], bytes: drawn };
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error;
    if (error.reason !== 'type') throw pictureRefusal(error);
  }
  return readOther(bytes);
}

async function readOther(bytes: Bytes): Promise<WaitingFile> {
  const read = await readAttachment(bytes);
  const mimeType = read.state === 'READY' ? read.mimeType : '';
  const extension = OTHERS[mimeType];
  if (extension === undefined)
    throw new Refusal({
      code: 'MEDIA_TYPE',
      field: 'file',
      message:
        'Phones can’t open this kind of file. Choose a PNG, JPEG, GIF or WebP picture, an MP3, M4A, MP4 or 3GP file, a PDF or a contact card.',
      why: { check: 'media-type', required: 'a file that phones open', current: mimeType || 'unknown' },
    });
  if (bytes.length > LARGEST_FILE_BYTES) throw tooLarge('600 KB', bytes.length);
  const sizeBytes = bytes.length;
  const described = { kind: kindOf(mimeType), state: 'READY', mimeType, sizeBytes, width: 0, height: 0 } as const;
  return { described, extension, bytes };
}

/** What is wrong with a picture, in words. */
export function pictureRefusal({ reason, found }: NotAPicture): Refusal {
  if (reason === 'damaged')
    return new Refusal({
      code: 'MEDIA_TYPE',
      field: 'file',
      message: 'This picture is damaged or incomplete. Save it again and add the new file.',
      why: { check: 'picture-damaged', required: 'a whole picture', current: 'a part of one' },
    });
  return new Refusal({
    code: 'MEDIA_TOO_LARGE',
    field: 'file',
    message: 'This picture has too many pixels. Choose one of at most 4096 pixels a side and 16 megapixels.',
    why: { check: 'media-pixels', required: 'at most 4096 × 4096 pixels, 16 megapixels', current: found },
  });
}

const tooLarge = (most: string, bytes: number): Refusal =>
  new Refusal({
    code: 'MEDIA_TOO_LARGE',
    field: 'file',
    message: `This file is larger than ${most}. Choose a smaller one, or send a link to it.`,
    why: { check: 'media-size', required: `at most ${most}`, current: `${Math.ceil(bytes / 1_024)} KB` },
  });
