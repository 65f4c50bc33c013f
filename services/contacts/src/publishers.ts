import { publisher, type Publisher } from '@ringline/kit/events';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import type { PrismaClient } from './generated/prisma/client.ts';
import { announce } from './contacts/contact.ts';

/** Tells again what the workspace's contacts look like, deleted ones included: whoever copied one has to know. */
export const publishers = (): Publisher<PrismaClient>[] => [
  publisher(ContactChangedSchema, async (uow, { after, limit }) => {
    const { workspaceId } = uow;
    const locked = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id > ${after}::uuid
      ORDER BY id LIMIT ${limit} FOR SHARE`;
    const ids = locked.map(({ id }) => id);
    for (const contact of await uow.tx.contact.findMany({ where: { workspaceId, id: { in: ids } } }))
      announce(uow, contact);
    return ids;
  }),
];
