import { fileTypeOf, NotAPicture, PICTURE_EXTENSIONS, readPicture, type PictureType } from '@ringline/kit/pictures';
import { kindOf, type Attachment } from './attachment.ts';

/** Bytes of a file at the most: what carriers let through at all. */
export const LARGEST_BYTES = 16 * 1024 * 1024;
/** Pixels of the longer side of a kept picture: as large as a screen shows it. */
const KEPT_SIDE = 2_048;
/** Endings of what is kept as it came, by its content. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/amr': 'amr',
  'image/heic': 'heic',
  'text/vcard': 'vcf',
  'video/3gpp': '3gp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

type Read =
  | (Pick<Attachment, 'kind' | 'mimeType' | 'width' | 'height'> & {
      readonly state: 'READY';
      readonly bytes: Uint8Array;
      readonly extension: string;
    })
  | { readonly state: 'TOO_LARGE' | 'DAMAGED' };

/** What a file is by its content, whatever its sender says: a picture is measured and drawn anew, all else stays as it came. */
export async function readAttachment(bytes: Uint8Array): Promise<Read> {
  if (bytes.length > LARGEST_BYTES) return { state: 'TOO_LARGE' };
  if (bytes.length === 0) return { state: 'DAMAGED' };
  try {
    const types = Object.keys(PICTURE_EXTENSIONS) as PictureType[];
    const { mimeType, width, height, bytes: drawn } = await readPicture(bytes, { types, side: KEPT_SIDE });
    const extension = PICTURE_EXTENSIONS[mimeType];
    return { state: 'READY', kind: 'PICTURE', mimeType, width, height, bytes: drawn, extension };
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error;
    if (error.reason !== 'type') return { state: error.reason === 'size' ? 'TOO_LARGE' : 'DAMAGED' };
  }
  const mimeType = (await fileTypeOf(bytes)) || typeOfText(bytes);
  const kind = kindOf(mimeType);
  return {
    state: 'READY',
    // A picture that we cannot draw is a file like any other.
    kind: kind === 'PICTURE' ? 'FILE' : kind,
    mimeType,
    width: 0,
    height: 0,
    bytes,
    extension: EXTENSIONS[mimeType] ?? 'bin',
  };
}

const typeOfText = (bytes: Uint8Array): string =>
  /^\uFEFF?BEGIN:VCARD\r?\n/i.test(Buffer.from(bytes.subarray(0, 32)).toString())
    ? 'text/vcard'
    : 'application/octet-stream';
