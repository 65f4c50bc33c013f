import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { CustomerService } from '@ringline/proto/contacts/v1/customers_pb';
import type { Deps } from '../context.ts';
import { batchGetCustomers } from '../customers/batchGetCustomers.ts';
import { describeCustomer } from '../customers/customer.ts';
import { keepCustomer } from '../customers/keepCustomer.ts';

/** The handlers of CustomerService, what shops know of contacts: they translate, the use cases decide. */
export const customerRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(CustomerService, {
    batchGetCustomers: async (request, context) => ({
      customers: (await batchGetCustomers(deps)(request, principalOf(context))).map(describeCustomer),
    }),
    keepCustomer: async (request) => ({ kept: await keepCustomer(deps)(request) }),
  });
};
