/** Pictures with a message, through all services: uploaded, priced, fetched by the carrier, and seen on the phone outside. */
import { drawnPicture, eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const PEER = '+15035550187';
const UPLOAD =
  'mutation ($file: File!) { uploadMessageFile(file: $file) { id kind state mimeType width height size url } }';
const SEND =
  'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id channel message { type body segments attachments { id kind state url } } } }';

export async function executeMessageFiles(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Pia');
  const outside = new OutsideWorld(product.url);
  const photo = await drawnPicture(2_000, 1_000);
  const { data } = await owner.api.uploadWith(UPLOAD, photo, { name: 'walls.jpg' });
  expect(data.uploadMessageFile).toMatchObject({ kind: 'PICTURE', state: 'READY', width: 1_600, height: 800 });
  const { errors } = await owner.api.uploadWith(UPLOAD, Buffer.from('<script>'), { name: 'walls.jpg' });
  expect(errors[0].extensions).toMatchObject({ code: 'MEDIA_TYPE', why: { check: 'media-type' } });

  const { fetchRates } = await owner.api.run('{ fetchRates(country: "US") { smsRate mmsRate } }');
  expect(fetchRates).toEqual([{ smsRate: 0.015, mmsRate: 0.04 }]);
  const attachmentIds = [data.uploadMessageFile.id];
  const input = { phoneNumberId: owner.number.id, to: PEER, body: 'The two walls', attachmentIds };
  const { sendMessage } = await owner.api.run(SEND, { input });
  expect(sendMessage).toMatchObject({
    channel: 'MMS',
    message: { type: 'MMS', segments: 1, attachments: [{ kind: 'PICTURE', state: 'READY' }] },
  });
  await eventually(async () => {
    const [arrived] = (await outside.textsOf(PEER)).filter(({ body }) => body === 'The two walls');
    expect(arrived).toMatchObject({ status: 'delivered', files: [{ type: 'image/jpeg' }] });
    const file = await fetch(product.url + arrived!.files[0]!.url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
}
