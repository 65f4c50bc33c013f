/** Files of what teammates write to each other: how many, and how they are told. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { RichDocument } from '@ringline/kit/documents';
import type { TeamFileSchema } from '@ringline/proto/messaging/v1/team_files_pb';
import type { Prisma, TeamFile } from '../generated/prisma/client.ts';

export type { TeamFile };

/** Of one comment or message (defaults 6.2). */
export const MOST_TEAM_FILES = 10;

/** What is read along: files in the order in which their writer put them. */
export const WITH_FILES = {
  orderBy: [{ position: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.Comment$filesArgs & Prisma.InternalMessage$filesArgs;

/** Where a file lies that was taken: in an area of its own, whose files browsers never open as pages. */
export const teamFileKey = (workspaceId: string, id: string, extension: string): string =>
  `teamfiles/${workspaceId}/${id}.${extension}`;

export const describeTeamFile = ({
  id,
  name,
  mimeType,
  sizeBytes,
  width,
  height,
  storageKey,
}: TeamFile): MessageInitShape<typeof TeamFileSchema> => ({
  id,
  name,
  mimeType,
  sizeBytes,
  width,
  height,
  storageKey,
});

/** What stands for it where there are words alone, such as a notification: its words, or else what its files are called. */
export const wordsOf = ({ text }: Pick<RichDocument, 'text'>, files: readonly Pick<TeamFile, 'name'>[]): string =>
  text === '' ? files.map(({ name }) => name).join(', ') : text;
