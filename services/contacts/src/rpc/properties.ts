import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactPropertyService } from '@ringline/proto/contacts/v1/properties_pb';
import type { Deps } from '../context.ts';
import type { ContactProperty } from '../generated/prisma/client.ts';
import { deleteProperty } from '../properties/deleteProperty.ts';
import { listProperties } from '../properties/listProperties.ts';
import { saveProperty } from '../properties/saveProperty.ts';

/** The handlers of ContactPropertyService: they translate, the use cases decide. */
export const propertyRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ContactPropertyService, {
    listContactProperties: async (request, context) => ({
      properties: (await listProperties(deps)(request, principalOf(context))).map(describe),
    }),
    saveContactProperty: async (request, context) => ({
      property: describe(await saveProperty(deps)(request, principalOf(context))),
    }),
    deleteContactProperty: async (request, context) => {
      await deleteProperty(deps)(request, principalOf(context));
      return {};
    },
  });
};

const describe = ({ createdAt: _createdAt, ...shown }: ContactProperty) => shown;
