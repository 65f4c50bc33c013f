import { principalOf } from '@ringline/kit/auth';
import { defineService } from '@ringline/kit/service';
import { ContactCountService } from '@ringline/proto/contacts/v1/counts_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { firstContact } from './consumers/firstContact.ts';
import { countContacts } from './contacts/countContacts.ts';
import { publishers } from './contacts/publishers.ts';
import { environment } from './environment.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { contactsHandlers, customerHandlers } from './rpc.ts';

/** People that the workspace talks to. */
export const contacts = defineService<typeof environment, PrismaClient>({
  name: 'contacts',
  environment,
  migrations: new URL('../prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
  build: (ctx) => ({
    rpc: (router) => {
      router.service(ContactsService, contactsHandlers(ctx));
      router.service(CustomerService, customerHandlers(ctx));
      router.service(ContactCountService, {
        countContacts: async (_request, context) => ({
          contacts: await countContacts(ctx)(principalOf(context).workspaceId),
        }),
      });
    },
    consumers: [firstContact(ctx)],
    publishers: publishers(),
  }),
});
