import type { MediaRecord, MessageRecord } from '../records.ts';

/** The files of a text as its webhook names them: `NumMedia`, `MediaUrl0`, `MediaContentType0` and so on. */
export function mediaParams(
  baseUrl: string,
  { accountSid, sid, media = [] }: Pick<MessageRecord, 'accountSid' | 'sid' | 'media'>,
): Record<string, string> {
  const named = media.flatMap((file, index) => [
    [`MediaUrl${index}`, `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages/${sid}/Media/${file.sid}`],
    [`MediaContentType${index}`, file.contentType],
  ]);
  return { NumMedia: String(media.length), ...(Object.fromEntries(named) as Record<string, string>) };
}

/** Where a file lies, for whoever was sent there. */
export const mediaFileUrl = (baseUrl: string, { sid }: MediaRecord): string => `${baseUrl}/files/${sid}`;
