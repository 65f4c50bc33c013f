import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactPictureService } from '@ringline/proto/contacts/v1/pictures_pb';
import { describeContact } from '../contacts/view.ts';
import type { ImportDeps } from '../context.ts';
import { removePicture, setPicture } from '../pictures/setPicture.ts';

/** The handlers of ContactPictureService: they translate, the use cases decide. */
export const pictureRpc = (deps: ImportDeps) => (router: ConnectRouter) => {
  router.service(ContactPictureService, {
    setContactPicture: async (request, context) => ({
      contact: describeContact(await setPicture(deps)(request, principalOf(context))),
    }),
    removeContactPicture: async (request, context) => ({
      contact: describeContact(await removePicture(deps)(request, principalOf(context))),
    }),
  });
};
