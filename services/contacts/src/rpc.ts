import type { ServiceImpl } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { ContactsService } from '@ringline/proto/contacts/v1/contacts_pb';
import type { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import { describeContact } from './contacts/contact.ts';
import { createContact } from './contacts/createContact.ts';
import { batchGetContacts, getContact, getContactByPhoneNumber } from './contacts/findContacts.ts';
import { listContacts } from './contacts/listContacts.ts';
import { findContactIds } from './contacts/searchContacts.ts';
import { updateContact } from './contacts/updateContact.ts';
import type { Deps } from './context.ts';
import { batchGetCustomers } from './customers/batchGetCustomers.ts';
import { describeCustomer } from './customers/customer.ts';
import { keepCustomer } from './customers/keepCustomer.ts';
import { ensureDemoContacts } from './demo/ensureDemoContacts.ts';

/** RPC handlers: they only translate. */
export function contactsHandlers(deps: Deps): ServiceImpl<typeof ContactsService> {
  return {
    async listContacts(request, context) {
      const { rows, metadata } = await listContacts(deps)(request, principalOf(context).workspaceId);
      return { contacts: rows.map(describeContact), metadata };
    },
    findContactIds: async ({ query }, context) => ({
      ids: [...(await findContactIds(deps)(query, principalOf(context).workspaceId))],
    }),
    async getContact({ id }, context) {
      return { contact: describeContact(await getContact(deps)(id, principalOf(context).workspaceId)) };
    },
    async batchGetContacts({ ids }, context) {
      const contacts = await batchGetContacts(deps)(ids, principalOf(context).workspaceId);
      return { contacts: contacts.map(describeContact) };
    },
    async getContactByPhoneNumber({ phoneNumber }, context) {
      return {
        contact: describeContact(await getContactByPhoneNumber(deps)(phoneNumber, principalOf(context).workspaceId)),
      };
    },
    async createContact(request, context) {
      return { contact: describeContact(await createContact(deps)(request, principalOf(context).workspaceId)) };
    },
    async updateContact(request, context) {
      return { contact: describeContact(await updateContact(deps)(request, principalOf(context).workspaceId)) };
    },
    async ensureDemoContacts({ workspaceId, contacts }) {
      return { contacts: (await ensureDemoContacts(deps)(contacts, workspaceId)).map(describeContact) };
    },
  };
}

/** What shops know of contacts. */
export function customerHandlers(deps: Deps): ServiceImpl<typeof CustomerService> {
  return {
    async batchGetCustomers({ contactIds }, context) {
      const customers = await batchGetCustomers(deps)(contactIds, principalOf(context).workspaceId);
      return { customers: customers.map(describeCustomer) };
    },
    async keepCustomer({ workspaceId, customer }) {
      if (!customer) throw invalid('customer', 'Say what the shop knows.');
      return { kept: await keepCustomer(deps)(customer, workspaceId) };
    },
  };
}
