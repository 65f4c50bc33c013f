import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactCountService } from '@ringline/proto/contacts/v1/counts_pb';
import { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import { countContacts } from '../contacts/countContacts.ts';
import { createContact } from '../contacts/createContact.ts';
import { batchGetContacts, getContact, getContactByPhoneNumber, nameOf } from '../contacts/findContacts.ts';
import { listContacts } from '../contacts/listContacts.ts';
import { findContactIds } from '../contacts/searchContacts.ts';
import { updateContact } from '../contacts/updateContact.ts';
import { describeContact } from '../contacts/view.ts';
import type { Deps } from '../context.ts';
import { ensureDemoContacts } from '../demo/ensureDemoContacts.ts';

/** The handlers of ContactsService and ContactCountService: they translate, the use cases decide. */
export const contactRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ContactsService, {
    listContacts: async (request, context) => {
      const { rows, metadata } = await listContacts(deps)(request, principalOf(context));
      return { contacts: rows.map(describeContact), metadata };
    },
    findContactIds: async (request, context) => ({
      ids: [...(await findContactIds(deps)(request, principalOf(context)))],
    }),
    getContact: async (request, context) => ({
      contact: describeContact(await getContact(deps)(request, principalOf(context))),
    }),
    batchGetContacts: async (request, context) => {
      const { contacts, merged } = await batchGetContacts(deps)(request, principalOf(context));
      return { contacts: contacts.map(describeContact), merged: Object.fromEntries(merged) };
    },
    getContactByPhoneNumber: async (request, context) => ({
      contact: describeContact(await getContactByPhoneNumber(deps)(request, principalOf(context))),
    }),
    nameOf: async (request) => ({ name: await nameOf(deps)(request) }),
    createContact: async (request, context) => ({
      contact: describeContact(await createContact(deps)(request, principalOf(context))),
    }),
    updateContact: async (request, context) => ({
      contact: describeContact(await updateContact(deps)(request, principalOf(context))),
    }),
    ensureDemoContacts: async (request) => ({
      contacts: (await ensureDemoContacts(deps)(request)).map(describeContact),
    }),
  });

  router.service(ContactCountService, {
    countContacts: async (request, context) => ({ contacts: await countContacts(deps)(request, principalOf(context)) }),
  });
};
