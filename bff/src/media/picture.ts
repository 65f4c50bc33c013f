import { Refusal } from '@ringline/kit/errors';
import { LARGEST_SIDE, NotAPicture, readPicture, shrinkPicture, type Picture } from '@ringline/kit/pictures';
import { LARGEST_UPLOAD_BYTES } from './limits.ts';

/** Pixels of the longer side of what is shown at the most: a face of 320 points on a screen of three pixels each. */
const SHOWN_SIDE = 1_024;

/** Of a face in a list or above a conversation. */
const FACE = { side: 512, mostBytes: 400_000 } as const;
const TYPES = ['image/png', 'image/jpeg'] as const;

/** A picture of a person that somebody uploads, as it is kept. @throws Refusal MEDIA_TYPE or MEDIA_TOO_LARGE, with what it is instead */
export async function uploadedFace(bytes: Uint8Array): Promise<Picture> {
  try {
    return await shrinkPicture(bytes, { types: TYPES, ...FACE });
  } catch (error) {
    throw error instanceof NotAPicture ? refused(error) : error;
  }
}

/** @throws Refusal MEDIA_TOO_LARGE */
export function refuseLargePicture(size: number): void {
  if (size > LARGEST_UPLOAD_BYTES)
    throw new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'file',
      message: 'This picture is larger than 10 MB. Choose a smaller one.',
      why: { check: 'media-size', required: 'at most 10 MB', current: `${Math.ceil(size / 1_048_576)} MB` },
    });
}

/** A picture that somebody uploads, as it is kept. @throws Refusal MEDIA_TYPE or MEDIA_TOO_LARGE, with what it is instead */
export async function uploadedPicture(bytes: Uint8Array): Promise<Picture> {
  try {
    return await readPicture(bytes, { types: TYPES, side: SHOWN_SIDE });
  } catch (error) {
    throw error instanceof NotAPicture ? refused(error) : error;
  }
}

function refused({ reason, found }: NotAPicture): Refusal {
  if (reason === 'size')
    return new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'file',
      message: `This picture has ${found.replace('×', ' × ')} pixels. Choose one of at most ${LARGEST_SIDE} pixels a side and 16 megapixels.`,
      why: { check: 'media-pixels', required: 'at most 4096 × 4096 pixels, 16 megapixels', current: found },
    });
  if (reason === 'damaged')
    return new Refusal({
      code: 'MEDIA_TYPE',
      field: 'file',
      message: 'This picture is damaged or incomplete. Save it again and upload the new file.',
      why: { check: 'picture-damaged', required: 'a whole picture', current: 'a part of one' },
    });
  return new Refusal({
    code: 'MEDIA_TYPE',
    field: 'file',
    message: 'This file is not a PNG or JPEG picture, whatever its name says. Choose another one.',
    why: { check: 'media-type', required: 'image/png or image/jpeg', current: found },
  });
}
