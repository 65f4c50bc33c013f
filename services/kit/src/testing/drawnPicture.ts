import sharp from 'sharp';

/** A picture of one color, as a phone or a browser would send it. */
export const drawnPicture = (width: number, height: number, type: 'jpeg' | 'png' | 'gif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#6f2a2a' } })
    .toFormat(type)
    .toBuffer();

/** A picture of noise, which no compression makes small. */
export function noisyPicture(side: number): Promise<Buffer> {
  let state = side;
  const pixels = Buffer.from(
    Array.from(
      { length: side * side * 3 },
      () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 16,
    ),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
