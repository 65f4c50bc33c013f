import { Refusal } from '@ringline/kit/errors';
import { type TeamFile, TeamFileService } from '@ringline/proto/messaging/v1/team_files_pb';
import type { OperationContext } from '../graphql/context.ts';
import { LARGEST_TEAM_FILE_BYTES } from '../media/limits.ts';
import { uploadedName } from '../media/uploadedName.ts';

/** UTF-16 units of a name at the most; messaging keeps fewer. */
const LONGEST_NAME = 200;

/**
 * Stores what somebody uploads for their teammates, and has messaging look at it; what it refuses is gone.
 * @throws Refusal MEDIA_TOO_LARGE, and what messaging refuses it for
 */
export async function addTeamFile(context: OperationContext, file: File): Promise<TeamFile | undefined> {
  if (file.size > LARGEST_TEAM_FILE_BYTES)
    throw new Refusal({
      code: 'MEDIA_TOO_LARGE',
      field: 'file',
      message: 'This file is larger than 25 MB. Choose a smaller one, or send a link to it.',
      why: { check: 'media-size', required: 'at most 25 MB', current: `${Math.ceil(file.size / 1_048_576)} MB` },
    });
  const { principal } = await context.signed();
  const id = context.edge.ids.uuid();
  const key = `uploads/${principal.workspaceId}/${principal.userId}/${id}`;
  await context.edge.storage.put(key, Buffer.from(await file.arrayBuffer()), {
    contentType: 'application/octet-stream',
  });
  const name = uploadedName(file.name, LONGEST_NAME);
  return (await context.call(TeamFileService).addTeamFile({ id, name })).file;
}
