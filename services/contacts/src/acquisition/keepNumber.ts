import type { PhoneNumber } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Unit } from '../context.ts';

/** Keeps what words at a number need to know of it. */
export async function keepNumber({ tx, workspaceId }: Unit, told: PhoneNumber): Promise<void> {
  // One of a site has nothing to text to, and nobody answers a name.
  if (told.type === 'WEB' || told.type === 'SENDER_ID') return;
  const { id, number, status, capabilities, version } = told;
  const texts = status !== 'RELEASED' && capabilities.includes('SEND_SMS') && capabilities.includes('RECEIVE_SMS');
  await tx.$executeRaw`
    INSERT INTO own_number AS n (id, workspace_id, number, texts, version)
    VALUES (${id}::uuid, ${workspaceId}::uuid, ${number}, ${texts}, ${version})
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, texts = excluded.texts, version = excluded.version
    WHERE n.workspace_id = excluded.workspace_id AND n.version <= excluded.version`;
}
