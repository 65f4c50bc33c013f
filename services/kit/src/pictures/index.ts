/** Pictures from outside: measured before they are decoded, decoded to their end, and drawn anew, so that nothing else in the file stays. */
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** Pixels of a side, and of the whole, at the most: a picture takes four bytes of memory for each. */
export const LARGEST_SIDE = 4_096;
export const MOST_PIXELS = 16_000_000;

// Nothing is read by a decoder that no picture here needs, and nothing of a picture stays behind.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
});
sharp.cache(false);
// A picture takes one core: calls and texts have the others.
sharp.concurrency(1);

export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

export interface Picture {
  readonly bytes: Buffer;
  readonly mimeType: PictureType;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken as a picture. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
  readonly reason: 'type' | 'size' | 'damaged';
  /** What it is instead, or how large. */
  readonly found: string;

  constructor(reason: 'type' | 'size' | 'damaged', found: string) {
    super(`No picture for us: ${reason}, ${found}`);
    this.reason = reason;
    this.found = found;
  }
}

/** Ends of names by kind. */
export const PICTURE_EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const isPictureType = (mimeType: string): mimeType is PictureType => Object.hasOwn(PICTURE_EXTENSIONS, mimeType);

/** What a file is by its content, whatever it calls itself; empty: not known. */
export const fileTypeOf = async (bytes: Uint8Array): Promise<string> => (await fileTypeFromBuffer(bytes))?.mime ?? '';

/**
 * Draws a picture anew, upright and no larger than its place: without where it was taken, and without whatever else was in its file.
 * @param options.side pixels of its longer side at the most; a smaller one keeps its size
 * @throws NotAPicture for another kind of file, more pixels than we decode, and a file that is not whole
 */
export async function readPicture(
  bytes: Uint8Array,
  { types, side }: { types: readonly PictureType[]; side: number },
): Promise<Picture> {
  const mimeType = await fileTypeOf(bytes);
  if (!isPictureType(mimeType) || !types.includes(mimeType)) throw new NotAPicture('type', mimeType || 'unknown');
  const animated = mimeType === 'image/gif' || mimeType === 'image/webp';
  const { width, height, pages = 1 } = await measured(bytes);
  if (width > LARGEST_SIDE || height > LARGEST_SIDE || width * height * pages > MOST_PIXELS)
    throw new NotAPicture('size', pages > 1 ? `${width}×${height}×${pages}` : `${width}×${height}`);
  const upright = sharp(bytes, { animated, failOn: 'error', limitInputPixels: MOST_PIXELS }).autoOrient();
  const fitted = upright.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  try {
    const { data, info } = await encoded(fitted, mimeType).toBuffer({ resolveWithObject: true });
    return { bytes: data, mimeType, width: info.width, height: info.pageHeight ?? info.height };
  } catch (error) {
    throw damaged(error);
  }
}

/** Shares of the side, and the quality of JPEG, that are tried in order until a picture is small enough. */
const SMALLER: readonly (readonly [share: number, quality: number])[] = [
  [1, 80],
  [0.8, 75],
  [0.6, 70],
  [0.45, 65],
  [0.3, 60],
  [0.2, 50],
];

/**
 * Draws a picture anew as one that takes no more than so many bytes: as it is where that is enough, otherwise as a JPEG, on white,
 * smaller until it fits. WebP always becomes a JPEG: not every phone shows it.
 * @throws NotAPicture as readPicture does, and when nothing makes it small enough
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  { types, side, mostBytes }: { types: readonly PictureType[]; side: number; mostBytes: number },
): Promise<Picture> {
  const drawn = await readPicture(bytes, { types, side });
  if (drawn.mimeType !== 'image/webp' && drawn.bytes.length <= mostBytes) return drawn;
  for (const [share, quality] of SMALLER) {
    const longest = Math.max(1, Math.round(Math.max(drawn.width, drawn.height) * share));
    const { data, info } = await sharp(drawn.bytes, { limitInputPixels: MOST_PIXELS })
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    if (data.length <= mostBytes)
      return { bytes: data, mimeType: 'image/jpeg', width: info.width, height: info.height };
  }
  throw new NotAPicture('size', `${drawn.bytes.length} bytes`);
}

function encoded(picture: Sharp, mimeType: PictureType): Sharp {
  if (mimeType === 'image/jpeg') return picture.jpeg({ quality: 85 });
  if (mimeType === 'image/webp') return picture.webp({ quality: 85 });
  return mimeType === 'image/gif' ? picture.gif() : picture.png();
}

/** Of one page, from the header alone. */
async function measured(bytes: Uint8Array): Promise<Pick<Metadata, 'width' | 'height' | 'pages'>> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw damaged(error);
  }
}

const damaged = (error: unknown): NotAPicture =>
  new NotAPicture('damaged', error instanceof Error ? error.message : String(error));
