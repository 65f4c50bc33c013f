import sharp from 'sharp';

/** A picture of one color, as a phone or a browser would send it. */
export const drawnPicture = (width: number, height: number, type: 'jpeg' | 'png' | 'gif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#6f2a2a' } })
    .toFormat(type)
    .toBuffer();
