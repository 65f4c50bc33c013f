import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture, type PictureType } from './index.ts';

const TYPES: PictureType[] = ['image/png', 'image/jpeg'];
const read = (bytes: Uint8Array, side = 1_024, types = TYPES) => readPicture(bytes, { types, side });
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(4);
  ends.writeUInt32BE(crc32(body));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  return Buffer.concat([size, body, ends]);
}

/** A PNG of a few kilobytes that says so many pixels. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

test('a picture is drawn anew, upright, at most as large as its place, without where it was taken', async () => {
  const photo = await drawn(3_000, 1_500)
    .withExif({ IFD0: { Copyright: 'Secret Street 1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(photo.includes('Secret Street')).toBe(true);
  const picture = await read(photo);
  expect(picture).toMatchObject({ mimeType: 'image/jpeg', width: 512, height: 1_024 });
  expect(picture.bytes.includes('Secret Street')).toBe(false);
  expect(await read(await drawn(40, 30).png().toBuffer())).toMatchObject({
    mimeType: 'image/png',
    width: 40,
    height: 30,
  });
});

test('a moving picture keeps moving', async () => {
  const frames = await sharp([await drawn(8, 8).png().toBuffer(), await drawn(8, 8).negate().png().toBuffer()], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const picture = await read(frames, 1_024, ['image/gif']);
  expect(picture).toMatchObject({ width: 8, height: 8 });
  expect((await sharp(picture.bytes).metadata()).pages).toBe(2);
});

test('what would take gigabytes is refused by its measures, whatever its file weighs', async () => {
  const large = bomb(30_000, 30_000);
  expect(large.length).toBeLessThan(150_000);
  await expect(read(large)).rejects.toMatchObject({ reason: 'size', found: '30000×30000' });
  await expect(read(bomb(4_097, 10))).rejects.toMatchObject({ reason: 'size' });
  await expect(read(bomb(4_096, 4_096))).rejects.toMatchObject({ reason: 'size' });
  expect(await read(bomb(4_000, 4_000), 64)).toMatchObject({ width: 64, height: 64 });
});

test('what begins as a picture and is none, or breaks off, is refused', async () => {
  const png = await drawn(300, 300).png().toBuffer();
  const noise = await sharp({
    create: { width: 300, height: 300, channels: 3, background: 'red', noise: { type: 'gaussian' } },
  } as never)
    .jpeg()
    .toBuffer();
  const script = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]);
  for (const bytes of [
    png.subarray(0, 16),
    png.subarray(0, png.length - 30),
    noise.subarray(0, noise.length / 2),
    script,
  ])
    await expect(read(bytes)).rejects.toMatchObject({ reason: 'damaged' });
});

test('another kind of file is named', async () => {
  await expect(read(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toMatchObject({
    reason: 'type',
  });
  await expect(read(await drawn(4, 4).gif().toBuffer())).rejects.toMatchObject({ reason: 'type', found: 'image/gif' });
});
