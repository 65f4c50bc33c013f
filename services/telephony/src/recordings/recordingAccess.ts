/** Who of a workspace may hear its recordings and read their words: its choice (defaults 2.2, recordingAccess). */
import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import type { Transaction } from '../context.ts';

export const CHOICES = ['HANDLERS_AND_MANAGERS', 'TEAM', 'ADMINS'] as const;
export type RecordingAccess = (typeof CHOICES)[number];

/** What a workspace chose; without a choice the default. */
export async function recordingAccessOf(tx: Transaction, workspaceId: string): Promise<RecordingAccess> {
  const own = await tx.recordingSettings.findUnique({ where: { workspaceId }, select: { access: true } });
  return (own?.access as RecordingAccess | undefined) ?? 'HANDLERS_AND_MANAGERS';
}

const WHO: Readonly<Record<RecordingAccess, string>> = {
  HANDLERS_AND_MANAGERS: 'those who took part in a call, managers of its team, admins and the owner',
  TEAM: 'the team of the number, those who took part in a call, admins and the owner',
  ADMINS: 'admins and the owner',
};

/** The refusal for what is about a recording that a person may not hear, of a call that they may see. */
export const closedRecording = ({ role, ownerName }: Principal, access: RecordingAccess): Refusal =>
  new Refusal({
    code: 'OUT_OF_SCOPE',
    message: `In this workspace only ${WHO[access]} can listen to recordings and read transcripts. ${ownerName} or an admin can change this.`,
    why: { check: 'recording-access', required: access, current: role, whoCanFix: [ownerName, 'ADMIN'] },
  });
