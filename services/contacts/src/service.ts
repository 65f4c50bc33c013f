import { defineService } from '@ringline/kit/service';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { firstContact } from './consumers/firstContact.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { contactsHandlers } from './rpc.ts';

/** People that the workspace talks to. */
export const contacts = defineService<typeof environment, PrismaClient>({
  name: 'contacts',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build: (ctx) => ({
    rpc: (router) => {
      router.service(ContactsService, contactsHandlers(ctx));
    },
    consumers: [firstContact(ctx)],
  }),
});
