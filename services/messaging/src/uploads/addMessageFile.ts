import type { Principal } from '@ringline/kit/auth';
import type { Attachment } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { readFile, uploadedBytes, uploadKey } from './messageFiles.ts';

/**
 * Takes a file that its sender stored: what it is by its content, a picture shrunk. One that may not be sent is gone afterwards.
 * @throws Refusal VALIDATION_FAILED, GONE, MEDIA_TYPE or MEDIA_TOO_LARGE
 */
export const addMessageFile =
  (deps: Pick<Deps, 'storage'>) =>
  async (id: string, principal: Principal): Promise<Attachment> => {
    const storageKey = uploadKey(principal, id);
    const given = await uploadedBytes(deps, principal, id);
    try {
      const { described, bytes } = await readFile(given);
      await deps.storage.put(storageKey, bytes, { contentType: described.mimeType });
      return { ...described, id, url: '', storageKey };
    } catch (error) {
      await deps.storage.delete(storageKey);
      throw error;
    }
  };
