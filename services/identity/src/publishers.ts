import { platformPublisher, type Publisher } from '@ringline/kit/events';
import { UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import type { PrismaClient } from './generated/prisma/client.ts';
import { announceUser } from './accounts/account.ts';

/** Tells again what verified users look like: of the others nobody was ever told. */
export const publishers = (): Publisher<PrismaClient>[] => [
  platformPublisher(UserChangedSchema, async (uow, { after, limit }) => {
    const locked = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM account WHERE id > ${after}::uuid AND email_verified_at IS NOT NULL
      ORDER BY id LIMIT ${limit} FOR SHARE`;
    const ids = locked.map(({ id }) => id);
    for (const account of await uow.tx.account.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } }))
      announceUser(uow, account);
    return ids;
  }),
];
