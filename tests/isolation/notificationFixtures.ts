/** Inputs of what members are told of. */
import { randomUUID } from 'node:crypto';
import type { Cell, Fixture } from './fixture.ts';
import { inWorkspace } from './workspaceRows.ts';

/** A missed call of which the person's team was told. */
async function toldOf({ world, by }: Cell): Promise<string> {
  const { workspaceId, teamId, people } = world.ours;
  const id = randomUUID();
  await inWorkspace(world.product, workspaceId, (tx) =>
    tx.$executeRawUnsafe(
      `INSERT INTO notification (id, workspace_id, user_id, kind, conversation_id, thread_id, peer_number, phone_number,
         told_team_ids, happened_at, created_at, ways, mail_wanted)
       VALUES ($1::uuid, $2::uuid, $3::uuid, 'MISSED_CALL', $4::uuid, $4::uuid, '+12025550180', '+14155550100',
         ARRAY[$5::uuid], now(), now(), '{}', false)`,
      id,
      workspaceId,
      people[by].userId,
      randomUUID(),
      teamId,
    ),
  );
  return id;
}

export const notificationFixtures: Readonly<Record<string, Fixture>> = {
  'NotificationService/ChangeNotificationReadState': { input: () => ({ isRead: true }) },
  'NotificationService/ListNotifications': { input: () => ({}) },
  'NotificationService/MarkMissedCallDone': { input: async (cell) => ({ id: await toldOf(cell) }) },
};
