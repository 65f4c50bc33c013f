/** The bill of an order that brings numbers: a file that is what it says it is, before it is anybody's. */
import { isAway, Refusal, refusalOf } from '@ringline/kit/errors';
import { fileTypeOf } from '@ringline/kit/pictures';
import { PortingService, type PortingOrder } from '@ringline/proto/telephony/v1/porting_pb';
import type { OperationContext } from '../graphql/context.ts';
import { LARGEST_UPLOAD_BYTES } from '../media/limits.ts';
import { uploadedName } from '../media/uploadedName.ts';

const LONGEST_NAME = 200;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

interface Sent {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** @throws Refusal MEDIA_TOO_LARGE, MEDIA_TYPE, or what telephony refuses it for; its file is gone then */
export async function uploadBill(
  context: OperationContext,
  orderId: string,
  file: Sent,
): Promise<PortingOrder | undefined> {
  if (file.size > LARGEST_UPLOAD_BYTES)
    throw new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'file',
      message: 'This file is larger than 10 MB. Choose a smaller one.',
      why: { check: 'media-size', required: 'at most 10 MB', current: `${Math.ceil(file.size / 1_048_576)} MB` },
    });
  const bytes = Buffer.from(await file.arrayBuffer());
  const mimeType = await fileTypeOf(bytes);
  const extension = EXTENSIONS[mimeType];
  if (extension === undefined)
    throw new Refusal({
      code: 'MEDIA_TYPE',
      field: 'file',
      message: 'This file is no PDF, JPEG or PNG, despite its name. Choose another one.',
      why: { check: 'bill-type', required: 'application/pdf, image/jpeg, image/png', current: mimeType || 'unknown' },
    });
  const { principal } = await context.signed();
  const id = context.edge.ids.uuid();
  const storageKey = `porting/${principal.workspaceId}/${id}.${extension}`;
  await context.edge.storage.put(storageKey, bytes, { contentType: mimeType });
  const name = uploadedName(file.name, LONGEST_NAME);
  const add = async () => {
    const sizeBytes = BigInt(bytes.length);
    const { order } = await context.call(PortingService).addPortingBill({ orderId, id, name, mimeType, sizeBytes });
    return order;
  };
  try {
    return await add().catch((error: unknown) => {
      if (!isAway(error)) throw error;
      // Once more does no harm: only its answer may be lost.
      return add();
    });
  } catch (error) {
    // What may be known is kept: telephony sweeps what no order has.
    if (refusalOf(error)) await context.edge.storage.delete(storageKey);
    throw error;
  }
}
