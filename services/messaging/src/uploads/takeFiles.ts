import { Refusal, invalid } from '@ringline/kit/errors';
import type { Principal } from '@ringline/kit/auth';
import type { Attachment } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { MOST_FILES, readFile, uploadedBytes, type WaitingFile } from './messageFiles.ts';

/** Bytes of one picture message in all: what the carriers of both sides let through (defaults 6.2). */
export const MMS_BYTES = 1_000_000;

/**
 * Makes uploaded files those of a message: copied under its name, and its pictures shrunk again until all of them fit together.
 * @param messageId names the files, so that the same message again has the same ones
 * @throws Refusal VALIDATION_FAILED, GONE or MEDIA_TOO_LARGE
 */
export async function takeFiles(
  deps: Pick<Deps, 'storage'>,
  messageId: string,
  ids: readonly string[],
  principal: Pick<Principal, 'workspaceId' | 'userId'>,
): Promise<Attachment[]> {
  if (ids.length === 0) return [];
  if (ids.length > MOST_FILES || new Set(ids).size < ids.length)
    throw invalid('attachmentIds', `A message takes up to ${MOST_FILES} files, each once.`);
  const files: WaitingFile[] = [];
  for (const id of ids) files.push(await readFile(await uploadedBytes(deps, principal, id)));
  const fitted = await fit(files);
  return Promise.all(
    fitted.map(async ({ described, extension, bytes }, index) => {
      const id = `${messageId}-${index + 1}`;
      const storageKey = `attachments/${principal.workspaceId}/${id}.${extension}`;
      await deps.storage.put(storageKey, bytes, { contentType: described.mimeType });
      return { ...described, id, url: '', storageKey };
    }),
  );
}

/** Pictures share what the other files leave, in equal parts; one that needs less stays as it is. */
async function fit(files: readonly WaitingFile[]): Promise<WaitingFile[]> {
  const bytesOf = (some: readonly WaitingFile[]) => some.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (bytesOf(files) <= MMS_BYTES) return [...files];
  const isPicture = ({ described }: WaitingFile) => described.kind === 'PICTURE';
  const pictures = files.filter(isPicture);
  const left = MMS_BYTES - bytesOf(files.filter((file) => !isPicture(file)));
  const mostBytes = Math.floor(left / Math.max(1, pictures.length));
  if (mostBytes < 20_000)
    throw new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'attachmentIds',
      message:
        'Together these files are larger than 1 MB, the most that a phone receives. Remove one, or send it apart.',
      why: { check: 'mms-size', required: 'at most 1 MB', current: `${Math.ceil(bytesOf(files) / 1_024)} KB` },
    });
  const fitted: WaitingFile[] = [];
  for (const file of files)
    fitted.push(isPicture(file) ? await readFile(file.bytes, { mostBytes, side: 1_600 }) : file);
  return fitted;
}
